import { expect, it } from 'vitest'
import { optimalPrize } from '../../../../test/eval/exact.ts'
import { smallTour } from '../../../../test/eval/small-tours.ts'
import { buildRoute } from './route.ts'
import { searchTour } from './search-tour.ts'

it('comes close to the optimum on towns small enough to be solved exactly', () => {
  const ratios = Array.from({ length: 15 }, (_, seed) => {
    const tour = smallTour(seed + 1)
    const optimum = optimalPrize(tour)
    return optimum === 0 ? 1 : searchTour(tour, { seed, patience: 40 }).prize / optimum
  })
  expect(Math.max(...ratios)).toBeLessThanOrEqual(1)
  expect(Math.min(...ratios)).toBeGreaterThan(0.9)
  expect(ratios.reduce((sum, ratio) => sum + ratio) / ratios.length).toBeGreaterThan(0.994)
})

it('gives the same tour for the same seed', () => {
  const tour = smallTour(7)
  expect(searchTour(tour, { seed: 3, patience: 20 })).toEqual(searchTour(tour, { seed: 3, patience: 20 }))
})

it('visits nothing twice and keeps every day feasible', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const tour = smallTour(seed)
    const { orders, prize } = searchTour(tour, { seed, patience: 10 })
    const stops = orders.flat()
    expect(new Set(stops).size).toBe(stops.length)
    expect(stops.reduce((sum, stop) => sum + (tour.prizes[stop] ?? 0), 0)).toBe(prize)
    for (const [index, day] of tour.days.entries())
      expect(buildRoute(tour, day, orders[index] ?? [])).toBeDefined()
  }
})
