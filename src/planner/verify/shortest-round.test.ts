import { expect, it } from 'vitest'
import { distanceKm } from '../../atlas/distance.ts'
import type { Coordinates } from '../../atlas/distance.ts'
import { shortestRoundKm } from './shortest-round.ts'

it('finds the way along a line and back, whatever the order', () => {
  const [a, b, c, d]: Coordinates[] = [
    [48, 16],
    [48.1, 16],
    [48.2, 16],
    [48.3, 16],
  ]
  if (!a || !b || !c || !d) throw new Error('four points')
  expect(shortestRoundKm([a, d, b, c])).toBeCloseTo(2 * distanceKm(a, d), 6)
})

it('agrees with trying every order', () => {
  const points: Coordinates[] = [
    [48.2, 16.3],
    [48.25, 16.41],
    [48.18, 16.35],
    [48.21, 16.29],
    [48.3, 16.36],
    [48.17, 16.44],
  ]
  const [start, ...rest] = points
  if (!start) throw new Error('a start')
  const lengths = orders(rest).map((order) =>
    [start, ...order].reduce((km, at, index, way) => km + distanceKm(way.at(index - 1) ?? at, at), 0),
  )
  expect(shortestRoundKm(points)).toBeCloseTo(Math.min(...lengths), 9)
})

it('is nothing for one point or none', () => {
  expect(shortestRoundKm([])).toBe(0)
  expect(shortestRoundKm([[48, 16]])).toBe(0)
})

function orders<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
