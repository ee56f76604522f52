import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import type { Evening, FoodPlace } from '../../../atlas/destination.ts'
import { frameDays } from '../frame.ts'
import { NOTHING_TAKEN } from '../taken.ts'
import type { TimedItem } from '../time-day.ts'
import { planEvening } from './plan-evening.ts'

const vienna = sampleDestination()
const [lat, lon] = vienna.center
const bar: Evening = {
  id: 'bar',
  name: { en: 'Roof', de: 'Dach' },
  at: [lat, lon],
  kind: 'bar',
  from: '18:00',
  to: '24:00',
  hint: { en: 'Sit high up.', de: 'Oben sitzen.' },
}
const cafe: FoodPlace = {
  id: 'cafe',
  name: 'Café',
  at: [lat, lon],
  kind: 'cafe',
  hours: '09:00-22:00',
  meals: ['lunch', 'dinner'],
  eat: { en: 'soup', de: 'Suppe' },
  cost: 9,
}
const party = { tripType: 'sightseeing', adults: 2, kids: 0 } as const
const frame = frameDays(sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-14' }))[1]

function eveningAfter(...items: TimedItem[]): string | undefined {
  return eveningOf([bar], items)
}

function eveningOf(evenings: Evening[], items: TimedItem[]): string | undefined {
  if (!frame) throw new Error('no frame')
  const place = { ...vienna, evenings, sights: [] }
  return planEvening(items, place, frame, party, NOTHING_TAKEN)?.evening?.id
}

it('drinks nothing where one had lunch', () => {
  const lunchAt = (north: number): TimedItem => {
    return { kind: 'lunch', start: 720, end: 780, food: { ...cafe, at: [lat + north, lon] } }
  }
  const dinner: TimedItem = { kind: 'dinner', start: 1140, end: 1215 }
  expect(eveningAfter(lunchAt(0.01), dinner)).toBe('bar')
  expect(eveningAfter(lunchAt(0), dinner)).toBeUndefined()
})

it('buys no second ticket to a view on a day that has been up already', () => {
  const [sight] = vienna.sights
  if (!sight) throw new Error('no sights')
  const view: Evening = { ...bar, id: 'view', kind: 'view', cost: 5, at: [lat + 0.005, lon] }
  const dayWith = (category: typeof sight.category): TimedItem[] => [
    { kind: 'sight', start: 900, end: 960, sight: { ...sight, category, at: [lat - 0.01, lon] } },
    { kind: 'dinner', start: 1140, end: 1215 },
  ]
  expect(eveningOf([view], dayWith('museum'))).toBe('view')
  expect(eveningOf([view], dayWith('tower'))).toBeUndefined()
  expect(eveningOf([{ ...view, cost: 0 }], dayWith('tower'))).toBe('view')
  expect(eveningOf([{ ...view, score: 8 }], dayWith('tower'))).toBe('view')
})

it('goes back for no drink to where the day was left for dinner', () => {
  const [sight] = vienna.sights
  if (!sight) throw new Error('no sights')
  const lastAt = (north: number): TimedItem => {
    return { kind: 'sight', start: 900, end: 1080, sight: { ...sight, at: [lat + north, lon] } }
  }
  const dinnerAt = (north: number): TimedItem => {
    return { kind: 'dinner', start: 1140, end: 1215, food: { ...cafe, at: [lat + north, lon] } }
  }
  expect(eveningAfter(lastAt(-0.02), dinnerAt(-0.02))).toBe('bar')
  expect(eveningAfter(lastAt(0.005), dinnerAt(-0.02))).toBeUndefined()
  expect(eveningAfter(lastAt(0.005), dinnerAt(-0.013))).toBeUndefined()
  expect(eveningAfter(lastAt(0.005), dinnerAt(-0.008))).toBe('bar')
})

it('goes a little further from the table for a view that is one of the best sights', () => {
  if (!frame) throw new Error('no frame')
  const food = { ...cafe, at: [lat - 0.026, lon] as [number, number] }
  const seen = (score: number) => {
    const view: Evening = { ...bar, id: 'view', kind: 'view', at: [lat, lon + 0.006], score }
    const dinner: TimedItem = { kind: 'dinner', start: 1140, end: 1215, food }
    return planEvening([dinner], { ...vienna, evenings: [view], sights: [] }, frame, party, NOTHING_TAKEN)
      ?.evening?.id
  }
  expect([seen(7), seen(8)]).toEqual([undefined, 'view'])
})
