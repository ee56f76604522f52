import { expect, it } from 'vitest'
import * as anywhere from './anywhere.ts'
import * as atlasCounts from './atlas-counts.ts'
import * as coverage from './coverage.ts'
import * as matcher from './matcher.ts'
import * as optimum from './optimum.ts'
import * as requests from './requests.ts'
import { readable } from './table.ts'
import { parseInstance } from './toptw.ts'
import * as traveller from './traveller.ts'

it('plans a slice of all requests without a failed check', async () => {
  const figures = await requests.run(36)
  expect(figures).toMatchObject({ requests: 36, hardPass: 1, refusedRightly: 1 })
  expect(figures.softMedian).toBeGreaterThanOrEqual(75)
})

it('plans places that are in no atlas from the map alone, and refuses those the map hardly knows', async () => {
  const figures = await anywhere.run(20)
  expect(figures).toMatchObject({
    anywherePlaces: 20,
    anywhereHardPass: 1,
    anywhereRefused: 1,
    anywhereRepeated: 0,
  })
  expect(figures.anywhereWithStops).toBeGreaterThanOrEqual(0.9)
  expect(figures.anywhereRequests).toBeLessThanOrEqual(3)
})

it('reads a slice of plans as a traveller does', async () => {
  const figures = await traveller.run(45)
  expect(figures).toMatchObject({ eventsNamed: 1, priceError: 0, inDaylight: 1, daysWithStop: 1 })
  expect(figures.bigMuseumsPerKidsDay).toBeLessThanOrEqual(1)
})

it('counts what the atlas holds', async () => {
  const { destinations, destinationsWithoutSights, railPairs } = await atlasCounts.run()
  expect(destinations).toBeGreaterThanOrEqual(500)
  expect(destinationsWithoutSights).toBe(0)
  expect(railPairs).toBeGreaterThan(1000)
})

it('stays close to the optimum', async () => {
  const { optimumMean, optimumMin } = await optimum.run(60)
  expect(optimumMean).toBeGreaterThanOrEqual(0.994)
  expect(optimumMin).toBeGreaterThanOrEqual(0.9)
})

it('visits the best sights on short ways', async () => {
  const { topSights, routeRatio } = await coverage.run(60)
  expect(topSights).toBeGreaterThanOrEqual(0.95)
  expect(routeRatio).toBeLessThanOrEqual(1.05)
})

it('finds what was meant and nothing else', async () => {
  const { matchExact, matchOneTypo, matchTwoTypos, falseAccepts } = await matcher.run(undefined, 3)
  expect(matchExact).toBeGreaterThan(0.995)
  expect(matchOneTypo).toBeGreaterThanOrEqual(0.99)
  expect(matchTwoTypos).toBeGreaterThanOrEqual(0.97)
  expect(falseAccepts).toBe(0)
})

it('reads an instance of the orienteering problem as it is published', () => {
  const text =
    '4 1 2 1\n0 200\n0 40 50 0 0 0 0 0 1236\n1 45 68 90 10 1 1 1 912 967\n2 45 70 90 30 1 1 1 825 870\n' +
    '\n3 5 5 4 9 8 6 7 3 900\n'
  const tour = parseInstance(text, 'c101', 2)
  expect(tour).toMatchObject({
    prizes: [10, 30],
    minutes: [900, 900],
    between: [
      [0, 20],
      [20, 0],
    ],
  })
  expect(tour.days).toHaveLength(2)
  expect(tour.days[0]).toMatchObject({ start: 0, end: 12_360, from: [186, 206], opens: [9120, 8250] })
})

it('marks a figure that misses its bar', () => {
  expect(readable('part', { hardPass: 0.5 }, 1)).toContain('✗ hardPass')
  expect(readable('part', { hardPass: 1 }, 1)).toContain('✓ hardPass')
  expect(readable('toptw', {}, 0)).toContain('not measured: no folder given')
})
