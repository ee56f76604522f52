import { expect, it } from 'vitest'
import type { Sight } from '../../../../atlas/destination.ts'
import { openSight } from '../../../../../test/support/sample-destination.ts'
import type { Tour } from '../../search/tour.ts'
import { inBetterOrder, orderOfDay } from './order-of-day.ts'

/** Three hours' sights: two beside each other a way out, the third on the way home. */
const ways = { out: 35, onTheWay: 25, beside: 20, between: 15 }
const tour: Tour = {
  prizes: [1, 1, 1],
  minutes: [60, 60, 60],
  between: [
    [0, ways.beside, ways.between],
    [ways.beside, 0, ways.between],
    [ways.between, ways.between, 0],
  ],
  days: [
    {
      start: 540,
      end: 1080,
      from: [ways.out, ways.out, ways.onTheWay],
      back: [ways.out, ways.out, ways.onTheWay],
      opens: [0, 700, 650],
      closes: [600, 1000, 1000],
      maxStops: 3,
    },
  ],
}
function at(lat: number, lon: number, category: Sight['category'] = 'museum') {
  const setting: Sight['setting'] = category === 'museum' ? 'indoor' : 'outdoor'
  return { at: [lat, lon] satisfies Sight['at'], setting, category, name: { en: 'Any', de: 'Etwas' } }
}

it('sees what is next door before it goes on, though the way home is shorter from elsewhere', () => {
  const beach = at(-8.6836, 115.2646)
  const museum = at(-8.6748, 115.2636)
  expect(orderOfDay(0, [0, 2, 1], [tour], [beach, museum, at(-8.6717, 115.2339)])).toEqual([0, 1, 2])
  expect(orderOfDay(0, [0, 2, 1], [tour], [beach, museum, at(-8.6748, 115.2536)])).toEqual([0, 2, 1])
})

it('is in the shade at noon where two stops can change places', () => {
  const [day] = tour.days
  const hours = {
    ...tour,
    minutes: [120, 120, 0],
    days: day ? [{ ...day, opens: [0, 0, 0], closes: [900, 900, 900] }] : [],
  }
  const sights = [at(0, 0), at(0, 0.001, 'nature'), at(0, 0)]
  const noon = { from: 720, to: 960 }
  expect(orderOfDay(0, [0, 1], [hours], sights)).toEqual([0, 1])
  expect(orderOfDay(0, [0, 1], [hours], sights, { noon })).toEqual([1, 0])
})

it('bathes after the climb, not before', () => {
  const [day] = tour.days
  const days = day ? [{ ...day, opens: [0, 0, 0], closes: [900, 900, 900] }] : []
  const pools = { ...at(0, 0), name: { en: 'Onsen Hot Pools', de: 'Onsen' } }
  const order = (effort: number) =>
    orderOfDay(0, [0, 1], [{ ...tour, days }], [pools, { ...at(0, 0.001), effort }])
  expect(order(1)).toEqual([0, 1])
  expect(order(3)).toEqual([1, 0])
})

it('goes a little further rather than wait for hours between two stops', () => {
  const [day] = tour.days
  const between = [
    [0, 25, 15],
    [25, 0, 15],
    [15, 15, 0],
  ]
  const sights = [at(0, 0), at(0, 0.001), at(0, 0.002)]
  const order = (opens: number) => {
    const days = day ? [{ ...day, opens: [0, 0, opens], closes: [900, 1000, 1000] }] : []
    return orderOfDay(0, [0, 1, 2], [{ ...tour, between, days }], sights)
  }
  expect(order(0)).toEqual([0, 2, 1])
  expect(order(860)).toEqual([0, 1, 2])
})

it('walks a day to which something has come in another order where that saves a way', () => {
  const [day] = tour.days
  const between = [
    [0, 40, 5],
    [40, 0, 5],
    [5, 5, 0],
  ]
  const days = day ? [{ ...day, opens: [0, 0, 0], closes: [900, 900, 900], maxStops: 2 }] : []
  const sights = ['a', 'b', 'c'].map((id) => openSight(id))
  const [a, b, c] = sights
  if (!a || !b || !c) throw new Error('no sights')
  const found = (before: typeof sights) =>
    inBetterOrder([[a, b, c]], [before], [{ ...tour, between, days }], sights, () => ({}))[0]
  expect(found([a, b])?.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  expect(found([a, b, c])?.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
