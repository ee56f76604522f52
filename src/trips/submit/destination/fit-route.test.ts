import { expect, it } from 'vitest'
import { bundledAtlas } from '../../../atlas/bundled-atlas.ts'
import { fitRoute, suitsNights } from './fit-route.ts'

const atlas = bundledAtlas()

async function routeThrough(stops: [string, number][]) {
  return Promise.all(
    stops.map(async ([id, nights]) => {
      const destination = await atlas.load(id)
      if (!destination) throw new Error(`no ${id}`)
      return { destination, nights }
    }),
  )
}

it('gives a longer trip no stop less than the route does, and all of its nights', async () => {
  const stops = await routeThrough([
    ['rome', 3],
    ['florence', 2],
    ['venice', 2],
  ])
  const fitted = fitRoute(stops, 12)?.map(({ nights }) => nights) ?? []
  expect(fitted.reduce((sum, each) => sum + each, 0)).toBe(12)
  for (const [index, nights] of fitted.entries())
    expect(nights).toBeGreaterThanOrEqual(stops[index]?.nights ?? 0)
})

it('shortens a route by a few nights, and leaves it out where a stop would be a stopover', async () => {
  const three = await routeThrough([
    ['rome', 3],
    ['florence', 2],
    ['venice', 2],
  ])
  expect(fitRoute(three, 5)?.map(({ nights }) => nights)).toEqual([2, 2, 1])
  expect(fitRoute(three, 4)).toBeUndefined()
  expect(fitRoute(three, 0)).toBeUndefined()
  const long = await routeThrough([
    ['rome', 5],
    ['florence', 5],
  ])
  expect(fitRoute(long, 4)).toBeUndefined()
})

it('knows for how many nights a route is meant', () => {
  const stops = [{ nights: 3 }, { nights: 3 }]
  expect([5, 6, 12, 13].map((nights) => suitsNights(stops, nights))).toEqual([false, true, true, false])
})
