import { expect, it } from 'vitest'
import { smallTour } from '../../../../test/eval/small-tours.ts'
import { createRandom } from './random.ts'
import { buildRoute, fits, insertionShift } from './route.ts'
import { timesOf } from './times.ts'
import type { Tour } from './tour.ts'

/** Two stops ten minutes apart and from the base, an hour each, open all day. */
function twoStops(changes: Partial<Tour['days'][number]> = {}): Tour {
  const day = {
    start: 540,
    end: 1080,
    from: [10, 10],
    back: [10, 10],
    opens: [0, 0],
    closes: [1380, 1380],
    maxStops: 4,
    lunch: { from: 690, to: 780, minutes: 60 },
    ...changes,
  }
  return {
    prizes: [5, 3],
    minutes: [60, 60],
    between: [
      [0, 10],
      [10, 0],
    ],
    days: [day],
  }
}

function route(tour: Tour, order: readonly number[]) {
  const [day] = tour.days
  if (!day) throw new Error('a tour without days')
  return { day, built: buildRoute(tour, day, order) }
}

it('puts lunch where the day ends soonest', () => {
  const tour = twoStops()
  const { built } = route(tour, [0, 1])
  if (!built) throw new Error('the day should fit')
  expect(timesOf(tour, built)).toEqual({ starts: [550, 620], lunch: { after: 2, start: 690, end: 750 } })
  expect(built.end).toBe(760)
})

it('waits for lunch before a visit that would run past its latest start', () => {
  const tour = { ...twoStops(), minutes: [60, 200] }
  const { built } = route(tour, [0, 1])
  if (!built) throw new Error('the day should fit')
  expect(timesOf(tour, built).lunch).toEqual({ after: 1, start: 690, end: 750 })
})

it('refuses what is closed, too late, or too much for the pace', () => {
  expect(route(twoStops({ opens: [Infinity, 0], closes: [-1, 1380] }), [0]).built).toBeUndefined()
  expect(route(twoStops({ closes: [540, 1380] }), [0]).built).toBeUndefined()
  expect(route(twoStops({ maxStops: 1 }), [0, 1]).built).toBeUndefined()
  expect(route(twoStops({ end: 700 }), [0, 1]).built).toBeUndefined()
})

it('lets a long visit over noon stand for lunch', () => {
  const tour: Tour = { ...twoStops(), minutes: [300, 60], feeds: [true, false] }
  const { built } = route(tour, [0])
  if (!built) throw new Error('the day should fit')
  expect(timesOf(tour, built)).toEqual({ starts: [550] })
})

it('judges an insertion in constant time as the whole route does', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const tour = smallTour(seed)
    const random = createRandom(seed)
    const stops = [...tour.prizes.keys()].sort(() => random() - 0.5)
    const [day] = tour.days
    if (!day) continue
    let current = buildRoute(tour, day, [])
    for (const stop of stops) {
      if (!current) break
      for (let position = 0; position <= current.order.length; position++) {
        const order = current.order.toSpliced(position, 0, stop)
        const whole = buildRoute(tour, day, order)
        expect(insertionShift(tour, current, stop, position) < Infinity).toBe(whole !== undefined)
        expect(fits(tour, day, order)).toBe(whole !== undefined)
      }
      current = buildRoute(tour, day, [...current.order, stop]) ?? current
    }
  }
})
