import type { Destination } from '../../../atlas/destination.ts'
import { weekdayOf } from '../../../atlas/opening-hours.ts'
import { addDays } from '../../../platform/calendar-date.ts'
import { clockTime } from '../../../platform/clock-time.ts'
import type { PlanDay, PlanRequest } from '../../plan.ts'
import type { TipFacts } from '../../prose/prose.ts'
import { shabbatOn } from '../../schedule/hours/shabbat.ts'

/** When Shabbat is on a trip of who keeps it, and which journeys fall into it; undefined where there is none. */
export function shabbatFacts(
  days: readonly PlanDay[],
  place: Pick<Destination, 'center' | 'zone'>,
  request: Pick<PlanRequest, 'wishes'>,
): TipFacts['shabbat'] {
  const saturdays = days.filter(({ date }) => weekdayOf(date) === 'sat')
  const [first] = saturdays
  if (!first) return undefined
  const eve = addDays(first.date, -1)
  const last = lastOf(first.date, (date) => shabbatOn(place, date, request)?.from === 0)
  const [begins, ends] = [shabbatOn(place, eve, request), shabbatOn(place, last, request)]
  if (!begins || !ends) return undefined
  return {
    begins: [eve, clockTime(Math.min(begins.from, 1439))],
    ends: [last, clockTime(Math.min(ends.to, 1439))],
    journeys: saturdays
      .filter(({ items }) => items.some(({ kind }) => kind === 'transfer'))
      .map(({ date }) => date),
  }
}

/** The last of the days in a row from this one on: a feast may follow. */
function lastOf(date: string, isKept: (date: string) => boolean): string {
  const next = addDays(date, 1)
  return isKept(next) ? lastOf(next, isKept) : date
}
