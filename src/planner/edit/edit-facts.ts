import type { Atlas } from '../../atlas/atlas.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import { hoursOn, spanOfHours } from '../../atlas/opening-hours.ts'
import { clockTime, minutesOfDay } from '../../platform/clock-time.ts'
import { isStop, type Plan, type PlanItem, type PlanRequest } from '../plan.ts'
import { originOf } from '../place-source.ts'
import { baseDestination } from '../schedule/schedule-day.ts'
import { leadsElsewhere } from '../schedule/trip-stays.ts'

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
  const here = baseDestination(plan, day, destinations)
  const bases = plan.legs ? plan.days.map((_, index) => baseDestination(plan, index, destinations)) : []
  return here.sights
    .filter((sight) => !planned.has(sight.id) && !leadsElsewhere(sight, here, bases))
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
    place: { id: sight.id, name, lat, lon, ...originOf(sight) },
  }
}

/** The sight as the traveller wants it: at the hour it is locked to, no sooner than asked, for as long as asked. */
export function withWishedTimes(sight: Sight, item: PlanItem, date: string): Sight {
  const { notBefore, locked, start, end, minutes } = item
  const hours = hoursOn(date)(sight)
  const stay = minutes === undefined ? sight : { ...sight, stay: minutes }
  if (!hours) return stay
  if (locked && start && end) {
    const { exceptions: _, ...rest } = sight
    return { ...rest, stay: minutesOfDay(end) - minutesOfDay(start), hours: `${start}-${end}` }
  }
  if (!notBefore) return stay
  const { opens, closes } = spanOfHours(hours)
  // Who names an hour wants it then, whatever hour is best.
  const { exceptions: _, best: _best, ...rest } = stay
  return { ...rest, hours: `${clockTime(Math.max(minutesOfDay(notBefore), opens))}-${clockTime(closes)}` }
}
