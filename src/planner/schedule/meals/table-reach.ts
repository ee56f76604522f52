import type { Destination, FoodPlace } from '../../../atlas/destination.ts'
import { distanceKm } from '../../../atlas/distance.ts'
import { BASE_RADIUS_KM, BESIDE_TRIP_KM } from '../../limits.ts'
import { isExcursion } from '../party/party-likes.ts'
import type { TimedItem } from '../time-day.ts'

/** The tables a day can lead to: around where one sleeps, or beside a day trip of that day. */
export function tablesInReach(
  { center, food = [] }: Pick<Destination, 'center' | 'food'>,
  items: readonly TimedItem[],
): readonly FoodPlace[] {
  const trips = items.flatMap(({ sight }) => (sight && isExcursion(sight) ? [sight.at] : []))
  return food.filter(
    ({ at }) =>
      distanceKm(at, center) <= BASE_RADIUS_KM ||
      trips.some((trip) => distanceKm(trip, at) <= BESIDE_TRIP_KM),
  )
}
