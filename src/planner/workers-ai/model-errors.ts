import type { Provenance } from '../plan.ts'

/** Why a model gave nothing to work with; the words under which a plan stores it. */
export type ModelFailure = NonNullable<Provenance['fellBack']>

/** A call that failed. `failure` says what to do next: quota ends all calls, the rest lead to the next model. */
export class ModelError extends Error {
  readonly failure: ModelFailure

  constructor(failure: ModelFailure, message: string) {
    super(message)
    this.name = 'ModelError'
    this.failure = failure
  }
}

/** Workers AI puts its codes into the message ("3040: Capacity temporarily exceeded"). */
const BY_CODE: readonly [codes: RegExp, failure: ModelFailure][] = [
  [/\b(3036|4006)\b|daily (free )?(allocation|quota)/i, 'quota'],
  [/\b(3040|429)\b|capacity|too many requests|rate limit/i, 'capacity'],
  [/\b(3007|3008|408|504)\b|timed? ?out|aborted/i, 'timeout'],
  [/\b(5023|5025)\b|json (mode|schema)/i, 'invalid'],
]

/** Whatever a binding throws, as a ModelError. Unknown codes (retired model 5007, network, 5xx) are "unavailable". */
export function modelErrorOf(thrown: unknown): ModelError {
  if (thrown instanceof ModelError) return thrown
  const name = thrown instanceof Error ? thrown.name : ''
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  if (name === 'TimeoutError' || name === 'AbortError') return new ModelError('timeout', message)
  const known = BY_CODE.find(([codes]) => codes.test(message))
  return new ModelError(known?.[1] ?? 'unavailable', message)
}
