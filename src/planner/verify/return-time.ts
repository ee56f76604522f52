/**
 * The least time that a way back to the base takes, door to door, minutes: a bound of the verifier's own, below every
 * usual connection over that distance. Walked up to a kilometre, then 30 km/h with a short wait, beyond the town 90.
 */
export function leastReturnMinutes(km: number): number {
  if (km <= 1) return (km / 6) * 60
  if (km <= 15) return 5 + (km / 30) * 60
  return 15 + (km / 90) * 60
}
