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
