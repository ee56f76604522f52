import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { FoodPlace } from '../../atlas/destination.ts'
import { writeOpenMeal } from '../prose/stops/write-meal.ts'
import { frameDays } from './frame.ts'
import { closingOf, type TimedItem, withTables } from './time-day.ts'

const vienna = sampleDestination()
const [sight] = vienna.sights
const [, usual] = frameDays(sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-14' }))
if (!sight || !usual) throw new Error('no sight')
const frame = { ...usual, dinner: 1110, latestDinner: 1200 }
const party = { tripType: 'sightseeing', adults: 2, kids: 0 } as const
const far = { ...sight, at: [vienna.center[0] + 0.3, vienna.center[1]] satisfies [number, number] }
/** Left at 19:10, and more than an hour from home. */
const last: TimedItem = { kind: 'sight', start: 1030, end: 1150, sight: far }
const inn: FoodPlace = {
  id: 'inn',
  name: 'Inn',
  at: far.at,
  kind: 'restaurant',
  hours: '11:00-22:00',
  meals: ['dinner'],
  eat: { en: 'soup', de: 'Suppe' },
  cost: 20,
}

function dinnerWith(food: FoodPlace[]): TimedItem | undefined {
  const items = [last, ...closingOf(frame, [last], 70)]
  return withTables(items, { ...vienna, food }, frame, party, new Map()).find(({ kind }) => kind === 'dinner')
}

it('has dinner on the way back where one is home after the kitchens close', () => {
  expect(dinnerWith([inn])).toMatchObject({ food: { id: 'inn' }, start: 1165 })
})

it('eats at home where no kitchen is on the way, and says to buy supper before', () => {
  expect(dinnerWith([])).toMatchObject({ start: 1220, end: 1265 })
  const dishes = [{ name: 'Soup', text: { en: 'Soup.', de: 'Suppe.' } }]
  const destination = { ...vienna, dishes }
  const setting = { destination, party, language: 'en', date: '2027-05-12', index: 1 } as const
  const { note } = writeOpenMeal('dinner', { start: 1275, end: 1320 }, sight, setting)
  expect(note).toContain(sight.name.en)
})

it('eats before the locals only at a table that is open then', () => {
  const home = {
    ...frame,
    dinner: 1140,
    latestDinner: 1140,
    closes: 1215,
    returns: true,
    earlyDinner: true,
  } as const
  const stroll = { ...sight, id: 'stroll', at: vienna.center, category: 'street', hours: 'always' } as const
  const done: TimedItem = { kind: 'sight', start: 1030, end: 1105, sight: stroll }
  const supper = (hours: string) => {
    const food = [{ ...inn, at: vienna.center, hours }]
    const items = [done, ...closingOf(home, [done], 0)]
    return withTables(items, { ...vienna, sights: [stroll], food }, home, party, new Map()).at(-1)
  }
  expect(supper('11:00-22:00')).toMatchObject({ kind: 'dinner', food: { id: 'inn' }, start: 1140, end: 1215 })
  expect(supper('20:00-23:00')).toBe(done)
})
