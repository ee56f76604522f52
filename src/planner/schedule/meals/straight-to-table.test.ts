import { expect, it } from 'vitest'
import { frame, party, table, vienna } from '../../../../test/support/sample-table.ts'
import type { Party } from '../party/party-likes.ts'
import { closingOf, type TimedItem } from '../time-day.ts'
import { seatMeals } from './seat-meals.ts'
import { dinnerAt, soonestAtTable } from './straight-to-table.ts'

const BACK = 60
const far: [number, number] = [vienna.center[0] + 0.16, vienna.center[1]]

/** Of a day that ends far out at that time, when one sits down at a table there, or where one stays. */
function dinnerAfter(end: number, at: [number, number], trip: Partial<Party> = {}): number | undefined {
  const [sight] = vienna.sights
  if (!sight) throw new Error('no sight')
  const last: TimedItem = { kind: 'sight', start: end - 60, end, sight: { ...sight, at: far } }
  const food = [{ ...table('a'), at }]
  const destination = { ...vienna, food }
  const day = [last, ...closingOf({ ...frame, dinner: 1080, latestDinner: 1260 }, [last], BACK)]
  const seating = { destination, frame, party: { ...party, ...trip }, taken: new Map<string, string>() }
  return seatMeals(day, seating).find(({ food: found }) => found)?.start
}

it('sits down beside the last stop rather than wait for as long as the way back takes', () => {
  expect(dinnerAfter(1100, far)).toBe(1115)
  expect(dinnerAfter(1100, vienna.center)).toBeGreaterThanOrEqual(1145)
})

it('waits for the hour at which one dines', () => {
  expect(dinnerAfter(1030, far)).toBe(1080)
})

it('leaves who is in no hurry, or changes for dinner, the time that the way back would take', () => {
  expect(dinnerAfter(1100, far, { tripType: 'relaxed' })).toBe(1175)
  expect(dinnerAfter(1100, far, { budget: 'luxury' })).toBe(1175)
})

it('lets who comes from far out to a dinner in luxury change for it, as long as the kitchen waits', () => {
  const dinner = { kind: 'dinner', start: 1080, end: 1155 } as const
  const soonest = (budget: 'comfort' | 'luxury', there: number, latestDinner = 1200) =>
    soonestAtTable(dinner, 990, there, { tripType: 'sightseeing', budget }, { latestDinner })
  expect(soonest('luxury', 70)).toBe(1105)
  expect(soonest('luxury', 70, 1090)).toBe(1090)
  expect(soonest('luxury', 20)).toBe(1080)
  expect(soonest('comfort', 70)).toBe(1080)
})

it('moves a dinner with its table to just that time', () => {
  const dinner: TimedItem = { kind: 'dinner', start: 1170, end: 1245, straight: 1120 }
  expect(dinnerAt(dinner, 1200, 60)).toEqual({ kind: 'dinner', start: 1200, end: 1260 })
})
