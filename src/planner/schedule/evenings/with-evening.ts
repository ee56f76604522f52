import type { DayPlace, TimedItem } from '../time-day.ts'
import { withLaterDinner, withShorterDinner } from './dinner-before-evening.ts'
import { dinedBesideFeast } from './feast-table.ts'
import { withPerformance } from './performance-days.ts'
import { planEvening } from './plan-evening.ts'
import type { Seating } from '../meals/seat-meal.ts'
import { forShabbat } from './shabbat-evenings.ts'

/** A day's items, and the same with its meals at a table. */
export interface Seated {
  items: readonly TimedItem[]
  seated: TimedItem[]
}

/** The same day with something for its evening, for which dinner may be had sooner or elsewhere. */
export function withEvening(
  { items, seated }: Seated,
  seating: Seating & { destination: DayPlace },
): TimedItem[] {
  const { destination, frame, party, taken } = seating
  if (frame.returns) return withPerformance(items, undefined, seating) ?? seated
  const place = forShabbat(destination, frame, party, seated.at(-1))
  const planned = planEvening(seated, place, frame, party, taken)
  const dined = dinedBesideFeast(items, seated, planned, place, seating) ?? {
    seated,
    evening: planned,
    seating,
  }
  const usual = withShorterDinner(dined.seated, dined.evening, place, dined.seating) ?? [
    ...dined.seated,
    ...(dined.evening ? [dined.evening] : []),
  ]
  const day = withPerformance(items, usual.at(-1)?.evening, seating) ?? usual
  return withLaterDinner(day, frame) ?? day
}
