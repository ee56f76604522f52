import { expect, it } from 'vitest'
import type { Coordinates } from '../../atlas/distance.ts'
import { rememberWays } from './remembered-ways.ts'

const [HERE, THERE]: Coordinates[] = [
  [48.2, 16.37],
  [48.21, 16.36],
]

/** Ways that count how often they are worked out. */
function counted() {
  const counts = { created: 0, ways: 0 }
  const waysOf = rememberWays((_place: string | undefined, _budget?: string) => {
    counts.created++
    return (_from, _to, kids) => ({ mode: 'walk', minutes: 5 * ++counts.ways, km: kids })
  })
  return { counts, waysOf }
}

it('works out a way once for the same asker, and again for children and the way back', () => {
  const { counts, waysOf } = counted()
  if (!HERE || !THERE) throw new Error('no points')
  const first = waysOf('vienna', 'comfort')(HERE, THERE, 0)
  expect(waysOf('vienna', 'comfort')(HERE, THERE, 0)).toBe(first)
  expect(counts).toEqual({ created: 1, ways: 1 })
  expect(waysOf('vienna', 'comfort')(HERE, THERE, 2)).not.toEqual(first)
  expect(waysOf('vienna', 'comfort')(THERE, HERE, 0)).not.toEqual(first)
})

it('keeps askers apart, and forgets those that asked long ago', () => {
  const { counts, waysOf } = counted()
  for (const place of ['vienna', 'graz', 'linz', 'salzburg', undefined, 'vienna']) waysOf(place)
  expect(counts.created).toBe(6)
  waysOf('vienna')
  waysOf('vienna', 'luxury')
  expect(counts.created).toBe(7)
})
