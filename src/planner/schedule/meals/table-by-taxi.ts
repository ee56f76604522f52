import type { Destination } from '../../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../../atlas/distance.ts'
import { takesTaxis } from '../../travel/taxis.ts'
import { waysOfDay } from '../../travel/ways-of-day.ts'
import type { Party } from '../party/party-likes.ts'

/** So near the centre one is in town, km. */
const TOWN_KM = 10

type Place = Pick<Destination, 'id' | 'country' | 'center'> &
  Partial<Pick<Destination, 'practical' | 'sights'>>

/** Whether a table would cost who rides from `here` in town to `goal` a taxi out of town: nobody takes one to lunch. */
export function taxisFrom(
  destination: Place,
  party: Party,
  here: Coordinates,
  goal: Coordinates,
): (table: Coordinates) => boolean {
  const way = waysOfDay(destination, party)
  const isByCar = (from: Coordinates, to: Coordinates) => way(from, to, party.kids).mode === 'car'
  const { center, practical } = destination
  const rides =
    practical?.car === 'no' && !takesTaxis(destination, party) && distanceKm(here, center) <= TOWN_KM
  if (!rides || isByCar(here, goal)) return () => false
  return (table) => isByCar(here, table) || isByCar(table, goal)
}
