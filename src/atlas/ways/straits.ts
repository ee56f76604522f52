import facts from '../../../content/land-and-sea.json' with { type: 'json' }
import { type Coordinates, distanceKm, isWithin } from '../distance.ts'
import { oncePerKey } from '../../platform/once-per-key.ts'

/** Parts of a destination that only boats, or tunnels and bridges for wheels, join to the rest: each by circles, km. */
const SHORES = facts.shores.map(({ circles }) => circlesAt(circles))
type Shore = (typeof SHORES)[number]
/** By shore: from where its boats leave; who has crossed from there is on the other side. */
const PIERS = facts.shores.map((shore) =>
  ('piers' in shore ? shore.piers : []).map(([lat = 0, lon = 0]) => [lat, lon] as const),
)
const AT_PIER_KM = 0.1
/** By shore: from how far on one rides over a bridge or through a tunnel, km; never where there is none. */
const WHEELS = facts.shores.map((shore) => ('wheelsFromKm' in shore ? shore.wheelsFromKm : Infinity))
/** By shore: minutes that one walks and waits at its quays longer than for a ferry across a harbour. */
const QUAYS = facts.shores.map((shore) => ('quayMinutes' in shore ? shore.quayMinutes : 0))

/** Whether water lies between two points of a destination, so that nobody can walk from one to the other. */
export function isOverStrait(from: Coordinates, to: Coordinates): boolean {
  return shoresCrossed(from, to).length > 0
}

/** Minutes more at the quays of a crossing than usual. */
export function minutesAtQuays(from: Coordinates, to: Coordinates): number {
  return Math.max(0, ...shoresCrossed(from, to).map((shore) => QUAYS[shore] ?? 0))
}

/** Whether no bridge, tunnel or road leads from one point of a destination to the other. */
export function isOnlyByBoat(from: Coordinates, to: Coordinates): boolean {
  return shoresCrossed(from, to).some((shore) => WHEELS[shore] === Infinity)
}

/** Regions without a road between their islands: whoever does not walk takes a boat. */
const BOATS: ReadonlySet<string> = new Set(facts.boats)

/** Places on two shores of a lake between which the boat is what everybody takes, each a circle. */
const ACROSS = facts.acrossLakes.map(({ sides }) => sides.map((side) => circlesAt([side])))

/** Whether a way other than on foot, at a region of this id, is by boat. */
export function isByBoat(region: string, from: Coordinates, to: Coordinates): boolean {
  return (
    BOATS.has(region) ||
    isAcrossLake(from, to) ||
    shoresCrossed(from, to).some((shore) => distanceKm(from, to) < (WHEELS[shore] ?? Infinity))
  )
}

function isAcrossLake(from: Coordinates, to: Coordinates): boolean {
  return ACROSS.some(
    ([one = [], other = []]) => (isOn(one, from) && isOn(other, to)) || (isOn(one, to) && isOn(other, from)),
  )
}

const NONE: readonly number[] = []

/** Shores, by index, that hold one of the two points and not the other. */
function shoresCrossed(from: Coordinates, to: Coordinates): readonly number[] {
  const [here, there] = [shoresAt(from), shoresAt(to)]
  if (here.length === 0 && there.length === 0) return NONE
  return [
    ...here.filter((shore) => !there.includes(shore)),
    ...there.filter((shore) => !here.includes(shore)),
  ].filter((shore) => !isAtPier(shore, from) && !isAtPier(shore, to))
}

function isAtPier(shore: number, place: Coordinates): boolean {
  return PIERS[shore]?.some((pier) => distanceKm(pier, place) <= AT_PIER_KM) ?? false
}

/** Shores that a point lies on: asked for every pair of stops, so it is looked up once a point. */
const shoresAt = oncePerKey((place: Coordinates): readonly number[] => {
  const found = SHORES.flatMap((shore, index) => (isOn(shore, place) ? [index] : []))
  return found.length > 0 ? found : NONE
})

/** Where no car goes in: ruins behind a gate, a village without streets. */
const ON_FOOT = facts.onFoot.map(({ circles }) => circlesAt(circles))

/** Whether one of them is where nobody rides. */
export function isOnFoot(...places: readonly Coordinates[]): boolean {
  return ON_FOOT.some((area) => places.some((place) => isOn(area, place)))
}

function circlesAt(circles: readonly (readonly number[])[]) {
  return circles.map(([lat = 0, lon = 0, km = 0]) => ({ at: [lat, lon] as const, km }))
}

function isOn(shore: Shore, place: Coordinates): boolean {
  return shore.some((circle) => isWithin(circle, place))
}
