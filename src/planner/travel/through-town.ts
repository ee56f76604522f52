import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import type { PlanItem, TravelMode } from '../plan.ts'
import { DETOUR, SPEED, wayOf } from './paces.ts'

/** So near the centre one is in town, km. */
export const TOWN_KM = 5
/** So much of both lines' length lies between their ends where one changes in town. */
const THROUGH = 0.75

/**
 * Neither end is in town, and to one of them no train goes, or the line from one to the other leads through it; so do
 * buses where the straight way would be sooner than that from town. `reach`: a way that the atlas knows.
 */
export function leadsThroughTown(
  mode: TravelMode,
  from: Coordinates,
  to: Coordinates,
  center: Coordinates,
  reach: (from: Coordinates, to: Coordinates) => PlanItem['travel'],
): boolean {
  if (mode !== 'train' && mode !== 'transit') return false
  const told = [reach(center, from), reach(center, to)] as const
  // What has a way of its own from town is not in town, however near: a summit over it.
  const isInTown = [from, to].some((place, end) => distanceKm(place, center) < TOWN_KM && !told[end])
  if (isInTown) return false
  const straight = distanceKm(from, to)
  const isThrough = straight >= THROUGH * (distanceKm(from, center) + distanceKm(center, to))
  if (mode === 'train')
    return told.some((way) => way && way.mode !== 'train') || (isThrough && told.every(Boolean))
  const { minutes } = wayOf('transit', straight * DETOUR.transit, SPEED.transit)
  return isThrough && told.some((way) => way?.mode === 'transit' && way.minutes > minutes)
}
