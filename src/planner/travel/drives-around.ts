import type { Destination } from '../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { roadsAround } from '../../atlas/ways/roads.ts'
import { DETOUR, driveOf, type Travel } from './paces.ts'

/** Drives between places of one destination, by what the roads around it are like. */
export function drivesAround({ country, center }: Pick<Destination, 'country' | 'center'>) {
  const roads = roadsAround(country, center)
  return (from: Coordinates, to: Coordinates): Travel =>
    driveOf(distanceKm(from, to) * DETOUR.car, [roads(from), roads(to)])
}
