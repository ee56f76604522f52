import { expect, it } from 'vitest'
import { frame, meals, party, table, vienna } from '../../../../test/support/sample-table.ts'
import type { FoodPlace } from '../../../atlas/destination.ts'
import type { Party } from '../party/party-likes.ts'
import { seatMeals } from './seat-meals.ts'
import { timeAtTable } from './time-at-table.ts'

function minutes(food: FoodPlace[], who: Partial<Party> = {}): number[] {
  const seating = { destination: { ...vienna, food }, frame, party: { ...party, ...who }, taken: new Map() }
  return seatMeals(meals, seating).map(({ start, end }) => end - start)
}

const dinner = { ...table('dinner'), meals: ['dinner'] } satisfies FoodPlace

it('gives a menu of many courses two hours, and a reserved table of the best nearly as long', () => {
  const kaiseki = { ...dinner, eat: { en: 'Kaiseki by the river', de: 'Kaiseki am Fluss' } }
  expect(minutes([kaiseki])[1]).toBe(120)
  expect(minutes([{ ...dinner, booking: true }], { budget: 'luxury' })[1]).toBe(105)
  expect(minutes([{ ...dinner, booking: true }])[1]).toBe(75)
})

it('stands no hour at a stall', () => {
  expect(minutes([{ ...table('stall'), kind: 'stall' }])[0]).toBe(45)
})

it('sits a little longer at noon rather than wait for what follows, and leaves more time than that free', () => {
  const lunch = (room?: number) => timeAtTable('lunch', table('lunch'), party, room).usual
  expect([undefined, 75, 80, 105, 110].map(lunch)).toEqual([60, 60, 75, 75, 60])
  expect(timeAtTable('dinner', table('dinner'), party, 100).usual).toBe(75)
})
