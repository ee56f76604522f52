import { expect, it } from 'vitest'
import { clockTime } from '../platform/clock-time.ts'
import { mealAt, mealHours } from './meal-hours.ts'

const meals = {
  breakfast: ['08:30', '11:00'],
  lunch: ['13:30', '15:30'],
  dinner: ['20:30', '23:00'],
} satisfies NonNullable<Parameters<typeof mealHours>[0]>['meals']

it('seats a family an hour before the locals, and not before a kitchen is open', () => {
  const dinner = (kids: number, kitchens?: string) =>
    clockTime(mealHours({ meals: { ...meals, ...(kitchens && { kitchens }) } }, kids).dinner.from)
  expect(dinner(0)).toBe('20:30')
  expect(dinner(2)).toBe('19:30')
  expect(dinner(2, '20:00')).toBe('20:00')
  expect(dinner(2, '19:00')).toBe('19:30')
  expect(dinner(0, '20:00')).toBe('20:30')
})

it('lets no family wait for lunch as long as the locals do', () => {
  const latest = (kids: number) => clockTime(mealHours({ meals }, kids).lunch.to)
  expect(latest(0)).toBe('14:45')
  expect(latest(2)).toBe('14:00')
})

it('takes what begins at a late Spanish noon for lunch, and an early dinner with children for dinner', () => {
  expect(['12:00', '15:25', '17:45', '21:30'].map(mealAt)).toEqual(['lunch', 'lunch', 'dinner', 'dinner'])
})
