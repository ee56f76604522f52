import type { Atlas } from '../../atlas/atlas.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import { hoursOn, spanOfHours } from '../../atlas/opening-hours.ts'
import { clockTime, minutesOfDay } from '../../platform/clock-time.ts'
import { isStop } from '../verify/subject.ts'
import type { Plan, PlanItem, PlanRequest } from '../plan.ts'
import { baseDestination } from '../schedule/schedule-day.ts'

/** What a change is worked out from. */
export interface EditFacts {
  atlas: Atlas
  request: PlanRequest
  destinations: readonly Destination[]
}

/** Sights of a day's destination that no day of the plan visits, the best first. */
export function openSights(plan: Plan, day: number, destinations: readonly Destination[]): Sight[] {
  const planned = new Set(
    plan.days.flatMap(({ items }) => items.filter(isStop).flatMap(({ place }) => place?.id ?? [])),
  )
  return baseDestination(plan, day, destinations)
    .sights.filter(({ id }) => !planned.has(id))
    .toSorted((a, b) => b.score - a.score)
}

/** A sight that a day may be asked to visit, as an item without times. */
export function itemFor(sight: Sight, language: Plan['language']): PlanItem {
  const name = sight.name[language]
  const [lat, lon] = sight.at
  const kind = sight.daytrip ? 'daytrip' : 'sight'
  return {
    id: sight.id,
    start: '',
    end: '',
    kind,
    title: name,
    place: { id: sight.id, name, lat, lon, verified: true },
  }
}

/** The sight as if it opened, on that date, no sooner than the traveller wants to be there. */
export function wished(sight: Sight, { notBefore }: PlanItem, date: string): Sight {
  const hours = hoursOn(date)(sight)
  if (!notBefore || !hours) return sight
  const { opens, closes } = spanOfHours(hours)
  // Who names an hour wants it then, whatever hour is best.
  const { exceptions: _, best: _best, ...rest } = sight
  return { ...rest, hours: `${clockTime(Math.max(minutesOfDay(notBefore), opens))}-${clockTime(closes)}` }
}
