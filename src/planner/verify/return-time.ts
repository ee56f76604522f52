/**
 * The least time that a way back to the base takes, door to door, minutes: a bound of the verifier's own, below every
 * usual connection over that distance. Walked up to a kilometre, then 30 km/h with a short wait, or on a fast road 90.
 */
export function leastReturnMinutes(km: number): number {
  if (km <= 1) return (km / 6) * 60
  return Math.min(5 + (km / 30) * 60, 15 + (km / 90) * 60)
}
