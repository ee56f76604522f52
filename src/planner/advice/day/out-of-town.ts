import type { Destination, Sight } from '../../../atlas/destination.ts'
import { distanceKm } from '../../../atlas/distance.ts'

/** A trip no further than this is called none, km. */
const OUT_KM = 8

/** Whether a day trip leads so far from where one stays that it is called one. */
export function isOutOfTown(
  { daytrip, at }: Pick<Sight, 'daytrip' | 'at'>,
  { center }: Pick<Destination, 'center'>,
): boolean {
  return daytrip === true && distanceKm(at, center) > OUT_KM
}
