import type { PickUp } from '../../advice/car-advice.ts'
import type { LocalFacts } from '../../advice/local-facts.ts'
import type { Sentences, TipTexts } from './tips.ts'

/** Of a hired car: that one is of use, or on which days the plan has it, from where, and when it is fetched. */
export interface HireTexts extends Record<'useful' | 'needed', string> {
  on(days: readonly string[], at: string | undefined): string
  /** `on`: the days on which it is fetched instead. */
  pickUp(shut: PickUp['shut'], on: readonly string[]): string
}

/** How one gets around there, and on which days in a hired car. */
export function aroundSentences(
  { around, dayPass, car, hired, hireAt, currency }: LocalFacts,
  words: TipTexts,
): Sentences {
  const days = hired?.map(({ from, to }) => words.eventDays(from, to))
  const hire = days ? words.hire.on(days, hireAt) : car === 'no' ? undefined : words.hire[car]
  const pickUps = Map.groupBy(
    (hired ?? []).flatMap(({ pickUp = [] }) => pickUp),
    ({ shut }) => shut,
  )
  const fetched = [...pickUps].map(([shut, days]) =>
    words.hire.pickUp(
      shut,
      days.flatMap(({ on = [] }) => on),
    ),
  )
  return [around, hire, ...fetched, dayPass && words.dayPass(dayPass, currency)]
}

export function altitudeSentence({ altitude }: LocalFacts, words: TipTexts): string | undefined {
  return altitude === undefined ? undefined : words.altitude(altitude)
}
