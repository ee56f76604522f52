import { streamed } from './corpus-outputs.ts'
import type { Seen } from './corpus-model.ts'

/** One way in which a model may answer. */
export interface AnswerKind {
  name: string
  /** The binding's output for call `call` (from 0), or a throw. */
  answer(seen: Seen, call: number): unknown
  /** Numbers of places that the answer rightly names and that should be in the plan. */
  valid?(seen: Seen): number[]
  /** Only a time-out ends it. */
  hangs?: boolean
}

/** All stops that the prompt lists. */
export const named = (seen: Seen) => seen.days.flatMap(({ stops }) => stops.map(({ number }) => number))

/** The stops of which a good answer in lines speaks. */
export const told = (seen: Seen) =>
  seen.days.flatMap(({ stops }) => stops.slice(0, 2).map(({ number }) => number))

/** An answer of lines, streamed. */
export function lines(
  name: string,
  make: (seen: Seen) => string[],
  valid: (seen: Seen) => number[] = told,
): AnswerKind {
  return { name, answer: (seen) => streamed(make(seen).join('\n')), valid }
}
