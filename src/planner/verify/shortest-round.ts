import { distanceKm } from '../../atlas/distance.ts'
import type { Coordinates } from '../../atlas/distance.ts'

/** Beyond this many points the exact table grows too large for a check; no day holds more stops. */
const MOST_POINTS = 10

/**
 * Length in km of the shortest way from the first point through all others and back, exactly, by dynamic programming
 * over subsets (Held & Karp 1962). Ways over more than ten points are judged by their first ten.
 */
export function shortestRoundKm(points: readonly Coordinates[]): number {
  const [start, ...rest] = points.slice(0, MOST_POINTS)
  if (!start || rest.length === 0) return 0
  const size = rest.length
  const best = Array.from({ length: 1 << size }, () => new Float64Array(size).fill(Infinity))
  rest.forEach((point, index) => best[1 << index]?.fill(distanceKm(start, point), index, index + 1))
  const between = rest.map((from) => rest.map((to) => distanceKm(from, to)))
  for (let visited = 1; visited < 1 << size; visited++) {
    for (let last = 0; last < size; last++) {
      const km = best[visited]?.[last] ?? Infinity
      if (km === Infinity) continue
      for (let next = 0; next < size; next++) {
        if (visited & (1 << next)) continue
        const row = best[visited | (1 << next)]
        if (row) row[next] = Math.min(row[next] ?? Infinity, km + (between[last]?.[next] ?? Infinity))
      }
    }
  }
  const ends = [...(best[(1 << size) - 1] ?? [])]
  return Math.min(...ends.map((km, last) => km + distanceKm(rest[last] ?? start, start)))
}
