import { expect, it } from 'vitest'
import { cafe, isTableNamed } from '../../../test/support/free-hour.ts'
import type { FoodPlace } from '../../atlas/destination.ts'

it('sends who travels in luxury to no counter of a food hall', () => {
  const hall = cafe({ kind: 'food-hall' })
  expect(isTableNamed(hall, { party: { budget: 'comfort' } })).toBe(true)
  expect(isTableNamed(hall, { party: { budget: 'luxury' } })).toBe(false)
})

it('sends nobody from lunch to a kitchen that cooks all day', () => {
  const isNamed = (hasEaten: boolean, ...meals: FoodPlace['meals']) =>
    isTableNamed(cafe({ meals }), { hasEaten, span: { from: 870, to: 930 } })
  expect(isNamed(true, 'lunch', 'dinner')).toBe(false)
  expect(isNamed(false, 'lunch', 'dinner')).toBe(true)
  expect(isNamed(true, 'breakfast', 'snack')).toBe(true)
})

it('names a hall of many kitchens for a break only where it is known for a bite', () => {
  const isNamed = (...meals: FoodPlace['meals']) => isTableNamed(cafe({ kind: 'food-hall', meals }))
  expect(isNamed('lunch', 'dinner')).toBe(false)
  expect(isNamed('lunch', 'dinner', 'snack')).toBe(true)
})

it('leads children to a cake and not to a coffee, and to no kosher counter who keeps no kosher', () => {
  const isNamed = (eat: string, kids: number, more: Partial<FoodPlace> = {}) =>
    isTableNamed(cafe({ eat: { en: eat, de: eat }, ...more }), { party: { kids } })
  expect(isNamed('a gran caffè', 0)).toBe(true)
  expect(isNamed('a gran caffè', 2)).toBe(false)
  expect(isNamed('chocolate cake', 2)).toBe(true)
  expect(isNamed('cheesecake', 0, { kosher: true })).toBe(false)
})
