import type { Destination } from '../destination.ts'
import { type Coordinates, distanceKm } from '../distance.ts'

type Base = Pick<Destination, 'id' | 'center' | 'ways'>

/** The road from one base of a region to another, in straight parts: past the towns that its file names, if any. */
export function roadLine(from: Base, to: Base): Coordinates[] {
  const [a, b] = [from, to].map(({ id }) => id.split('/')[1])
  const past = from.ways?.flatMap(({ between: [one, other], past: towns = [] }) =>
    one === a && other === b ? [towns] : one === b && other === a ? [towns.toReversed()] : [],
  )
  return [from.center, ...(past?.find((towns) => towns.length > 0) ?? []), to.center]
}

export function lineKm(points: readonly Coordinates[]): number {
  return points.slice(1).reduce((sum, at, index) => sum + distanceKm(points[index] ?? at, at), 0)
}

/** After which point of the line one turns off for a place, and by how much that makes it longer, km. */
export function besideLine(at: Coordinates, points: readonly Coordinates[]): { after: number; more: number } {
  let best = { after: 0, more: Infinity }
  for (const [after, from] of points.slice(0, -1).entries()) {
    const to = points[after + 1] ?? from
    const more = distanceKm(from, at) + distanceKm(at, to) - distanceKm(from, to)
    if (more < best.more) best = { after, more }
  }
  return best
}

/** How much of the line is behind one at a place beside it, 0 to 1. */
export function shareOfLine(at: Coordinates, points: readonly Coordinates[]): number {
  const { after } = besideLine(at, points)
  const there = lineKm([...points.slice(0, after + 1), at])
  const on = lineKm([at, ...points.slice(after + 1)])
  return there + on > 0 ? there / (there + on) : 0
}
