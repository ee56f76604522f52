import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import type { FoodPlace } from '../../../atlas/destination.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import { frameDays } from '../frame.ts'
import { seatMeals } from './seat-meals.ts'

const vienna = sampleDestination()
const table = (id: string): FoodPlace => ({
  id,
  name: id,
  at: [vienna.center[0], vienna.center[1]],
  kind: 'restaurant',
  hours: '11:00-23:00',
  meals: ['lunch', 'dinner'],
  eat: { en: 'soup', de: 'Suppe' },
  cost: 20,
})
const party = { tripType: 'sightseeing', adults: 2, kids: 0 } as const
const frame = frameDays(sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-14' }))[1]

function tables(food: FoodPlace[], taken: string[]): (string | undefined)[] {
  if (!frame) throw new Error('no frame')
  const meals = [
    { kind: 'lunch', start: 720, end: 780 },
    { kind: 'dinner', start: 1110, end: 1185 },
  ] as const
  const seated = seatMeals(meals, { destination: { ...vienna, food }, frame, party, taken: new Set(taken) })
  return seated.map((item) => item.food?.id)
}

it('eats at new tables first', () => {
  expect(tables([table('a'), table('b'), table('c')], ['a'])).toEqual(['b', 'c'])
})

it('comes back to the table of longest ago where there is no new one, and to none twice a day', () => {
  expect(tables([table('a'), table('b'), table('c')], ['b', 'a', 'c'])).toEqual(['b', 'a'])
  expect(tables([table('a')], ['a'])).toEqual(['a', undefined])
})
