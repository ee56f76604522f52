export type Coordinates = readonly [latitude: number, longitude: number]

const EARTH_RADIUS_KM = 6371.0088 // mean radius, IUGG

/** Great-circle distance in km (haversine). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const radians = Math.PI / 180
  const dLat = (to[0] - from[0]) * radians
  const dLon = (to[1] - from[1]) * radians
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(from[0] * radians) * Math.cos(to[0] * radians) * Math.sin(dLon / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Further from where one stays than this nothing of a stay lies, km. */
export const STAY_KM = 200

export interface Circle {
  at: Coordinates
  km: number
}

/** Asked for every pair of stops: the latitude alone rules out most. */
export function isWithin({ at, km }: Circle, place: Coordinates): boolean {
  return Math.abs(at[0] - place[0]) * 111 <= km && distanceKm(at, place) <= km
}
