import { expect, it } from 'vitest'
import { frame, meals, party, table, vienna } from '../../../../test/support/sample-table.ts'
import type { FoodPlace } from '../../../atlas/destination.ts'
import { seatMeals } from './seat-meals.ts'

const [lat, lon] = vienna.center

function eating(id: string, en: string, km: number, changes: Partial<FoodPlace> = {}): FoodPlace {
  return { ...table(id), at: [lat + km / 111, lon], eat: { en, de: en }, ...changes }
}

function dinnerAt(food: FoodPlace[], who: object = party, items: readonly (typeof meals)[number][] = meals) {
  const dinners = food.map((each) => ({ ...each, meals: ['dinner' as const] }))
  const destination = { ...vienna, food: dinners, sights: [] }
  return seatMeals(items, { destination, frame, party: { ...party, ...who }, taken: new Map() })[1]?.food?.id
}

it('dines as the place does, not on a snack or what another country is known for', () => {
  const soup = eating('soup', 'Soup', 0.15)
  expect(dinnerAt([eating('elsewhere', 'Couscous and moussaka', 0), soup])).toBe('soup')
  expect(dinnerAt([eating('sandwich', 'An open sandwich', 0), soup])).toBe('soup')
  const hall = eating('hall', 'Noodles', 0, { kind: 'food-hall' })
  expect(dinnerAt([hall, soup], { budget: 'luxury' })).toBe('soup')
  expect(dinnerAt([eating('schnitzel', 'Schnitzel', 0), soup])).toBe('schnitzel')
  expect(dinnerAt([eating('sandwich', 'An open sandwich', 0), soup], { budget: 'budget' })).toBe('sandwich')
})

it('takes children to the pizza that is near', () => {
  expect(dinnerAt([eating('pizza', 'Pizza', 0), eating('soup', 'Soup', 0.15)], { kids: 2 })).toBe('pizza')
})

it('gives a table that one reserves the time of its courses', () => {
  const course = eating('course', 'Char, then veal', 0, { booking: true, hours: '11:00-19:45' })
  expect(dinnerAt([course])).toBe('course')
  expect(dinnerAt([{ ...course, hours: '11:00-19:35' }])).toBeUndefined()
})

it('names no table at five times of what one spends, however few there are', () => {
  const dear = eating('dear', 'Crab', 0, { cost: (vienna.daily.food[1] ?? 0) * 2.6 })
  expect(dinnerAt([dear])).toBeUndefined()
})
