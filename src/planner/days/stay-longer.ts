import type { Sight } from '../../atlas/destination.ts'
import { daylightOn } from '../../atlas/daylight.ts'
import { hoursOn, spanOfHours } from '../../atlas/opening-hours.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import type { PlanItem } from '../plan.ts'
import { isTooColdToBathe, isTooColdToSit } from './beach-weather.ts'
import type { FreeHour, Span } from './ideas-near.ts'

/** Where one stays longer if one likes, up to so many minutes in all. */
const LASTING: Partial<Record<Sight['category'], number>> = {
  beach: 300,
  park: 210,
  garden: 210,
  nature: 240,
  town: 300,
}

/** Somewhere green or by the sea, in daylight and mild air, that one neither climbs to nor is led to. */
export function bearsMore(
  sight: Sight,
  visit: PlanItem,
  { from, to }: Span,
  { day, destination }: FreeHour,
): boolean {
  const { category, setting, starts, activity, effort = 1, reach } = sight
  const longest = LASTING[category]
  if (longest === undefined || setting === 'indoor' || starts !== undefined || effort > 1) return false
  if ((activity !== undefined && activity !== 'swim') || reach?.mode === 'tour' || reach?.mode === 'ferry')
    return false
  if (isTooColdToBathe(sight, day, destination) || isTooColdToSit(day, destination)) return false
  const hours = hoursOn(day.date)(sight)
  const { sunset } = daylightOn(day.date, destination.center, destination.zone)
  const length = to - from + minutesOfDay(visit.end) - minutesOfDay(visit.start)
  return hours !== undefined && length <= longest && to <= Math.min(sunset, spanOfHours(hours).closes)
}
