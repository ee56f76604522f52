import { expect, it } from 'vitest'
import { createSolution, fillEmptyDays, insertAll } from './solution.ts'
import type { Tour } from './tour.ts'

const day = {
  start: 0,
  end: 200,
  from: [10, 10, 10],
  back: [100, 10, 10],
  opens: [0, 0, 0],
  closes: [200, 200, 200],
  maxStops: 3,
}
const tour: Tour = {
  prizes: [5, 3, 1],
  minutes: [95, 60, 60],
  between: [
    [0, 10, 10],
    [10, 0, 10],
    [10, 10, 0],
  ],
  days: [day],
}

it('keeps a stop too far out for the day to end with, where another follows on the way back', () => {
  const { routes, prize } = createSolution(tour, [[0, 1]])
  expect(routes[0]?.order).toEqual([0, 1])
  expect(prize).toBe(8)
})

it('leaves out what does not fit into a day any more', () => {
  expect(createSolution(tour, [[1, 2, 0]]).routes[0]?.order).toEqual([1, 2])
})

it('leaves out what is worth less than the way to it costs', () => {
  const far = { ...tour, wayCost: 0.2, days: [{ ...day, from: [10, 10, 40], back: [10, 10, 40] }] }
  const solution = createSolution({ ...far, between: far.between.map((row) => row.map((way) => way * 4)) })
  insertAll(solution)
  expect(solution.routes[0]?.order).not.toContain(2)
})

it('fills a day that nothing is worth the way on with the best there is', () => {
  const solution = createSolution({ ...tour, prizes: [1, 3, 2], wayCost: 1 })
  insertAll(solution)
  expect(solution.routes[0]?.order).toEqual([])
  fillEmptyDays(solution)
  expect(solution.routes[0]?.order).toEqual([1])
})
