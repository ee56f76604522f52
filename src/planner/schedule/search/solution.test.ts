import { expect, it } from 'vitest'
import { createSolution } from './solution.ts'
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
