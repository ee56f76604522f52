import type { Destination } from '../../../atlas/destination.ts'

/** Nearer to the equator than this, degrees, it is always warm enough. */
const WARM_LATITUDE = 28

/** November to March in the north, May to September in the south. */
export function isCold({ center: [latitude] }: Destination, date = ''): boolean {
  const month = Number(date.slice(5, 7))
  if (Math.abs(latitude) < WARM_LATITUDE) return false
  return latitude > 0 ? month >= 11 || (month >= 1 && month <= 3) : month >= 5 && month <= 9
}
