import facts from '../../content/land-and-sea.json' with { type: 'json' }
import { type Coordinates, distanceKm } from './distance.ts'

/** Parts of a destination that only boats, or tunnels and bridges for wheels, join to the rest: each by circles, km. */
const SHORES = facts.shores.map(({ circles }) =>
  circles.map(([lat = 0, lon = 0, km = 0]) => ({ at: [lat, lon] as const, km })),
)
type Shore = (typeof SHORES)[number]
/** By shore: from how far on one rides over a bridge or through a tunnel, km; never where there is none. */
const WHEELS = facts.shores.map((shore) => ('wheelsFromKm' in shore ? shore.wheelsFromKm : Infinity))

/** Whether water lies between two points of a destination, so that nobody can walk from one to the other. */
export function isOverStrait(from: Coordinates, to: Coordinates): boolean {
  return SHORES.some((shore) => leavesShore(shore, from, to))
}

/** Whether no bridge, tunnel or road leads from one point of a destination to the other. */
export function isOnlyByBoat(from: Coordinates, to: Coordinates): boolean {
  return SHORES.some((shore, index) => WHEELS[index] === Infinity && leavesShore(shore, from, to))
}

/** Regions without a road between their islands: whoever does not walk takes a boat. */
const BOATS: ReadonlySet<string> = new Set(facts.boats)

/** Whether a way other than on foot, at a region of this id, is by boat. */
export function isByBoat(region: string, from: Coordinates, to: Coordinates): boolean {
  return (
    BOATS.has(region) ||
    SHORES.some(
      (shore, index) => leavesShore(shore, from, to) && distanceKm(from, to) < (WHEELS[index] ?? Infinity),
    )
  )
}

function leavesShore(shore: Shore, from: Coordinates, to: Coordinates): boolean {
  return isOn(shore, from) !== isOn(shore, to)
}

/** Called for every pair of stops; the latitude alone rules out most of them. */
function isOn(shore: Shore, place: Coordinates): boolean {
  return shore.some(({ at, km }) => Math.abs(at[0] - place[0]) * 111 <= km && distanceKm(at, place) <= km)
}
