import { type DayFrame, frameDays } from '../../src/planner/schedule/frame.ts'
import type { FoodPlace } from '../../src/atlas/destination.ts'
import { sampleDestination } from './sample-destination.ts'
import { sampleRequest } from './sample-plan.ts'

/** A full day in Vienna, its two meals, and a table for them. */

export const vienna = sampleDestination()
export const party = { tripType: 'sightseeing', adults: 2, kids: 0 } as const
export const frame = fullDay()
export const meals = [
  { kind: 'lunch', start: 720, end: 780 },
  { kind: 'dinner', start: 1110, end: 1185 },
] as const

export function table(id: string): FoodPlace {
  return {
    id,
    name: id,
    at: [vienna.center[0], vienna.center[1]],
    kind: 'restaurant',
    hours: '11:00-23:00',
    meals: ['lunch', 'dinner'],
    eat: { en: 'soup', de: 'Suppe' },
    cost: 20,
  }
}

function fullDay(): DayFrame {
  const [, day] = frameDays(sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-14' }))
  if (!day) throw new Error('the trip has a second day')
  return day
}
