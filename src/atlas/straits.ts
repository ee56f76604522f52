import facts from '../../content/land-and-sea.json' with { type: 'json' }
import { type Coordinates, distanceKm } from './distance.ts'

/** Parts of a destination that only boats, or tunnels and bridges for wheels, join to the rest: each by circles, km. */
const SHORES = facts.shores.map(({ circles }) =>
  circles.map(([lat = 0, lon = 0, km = 0]) => ({ at: [lat, lon] as const, km })),
)

/** Whether water lies between two points of a destination, so that nobody can walk from one to the other. */
export function isOverStrait(from: Coordinates, to: Coordinates): boolean {
  return SHORES.some((shore) => isOn(shore, from) !== isOn(shore, to))
}

/** Called for every pair of stops; the latitude alone rules out most of them. */
function isOn(shore: (typeof SHORES)[number], place: Coordinates): boolean {
  return shore.some(({ at, km }) => Math.abs(at[0] - place[0]) * 111 <= km && distanceKm(at, place) <= km)
}
