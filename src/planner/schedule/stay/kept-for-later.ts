import { distanceKm } from '../../../atlas/distance.ts'
import type { DayFrame } from '../frame.ts'
import { scheduleStay, type StaySearch } from './schedule-stay.ts'

/** A day does without what it has beyond so many stops, where it lies near the bed, km. */
const ENOUGH = 3
const NEAR_KM = 5

/**
 * What a place keeps for the `later` days on which one comes back to it, ids: of the days that are full, the lesser
 * stops in town, as many as those days have room for.
 */
export function keptForLater(search: StaySearch, later: readonly DayFrame[]): string[] {
  const room = later.reduce((sum, { maxStops }) => sum + maxStops, 0)
  if (room === 0) return []
  const { center } = search.destination
  return scheduleStay(search)
    .flatMap((sights) => sights.toSorted((a, b) => b.score - a.score).slice(ENOUGH))
    .filter(({ at, daytrip, event }) => !daytrip && !event && distanceKm(at, center) <= NEAR_KM)
    .slice(0, room)
    .map(({ id }) => id)
}
