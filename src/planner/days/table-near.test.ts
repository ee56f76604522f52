import { expect, it } from 'vitest'
import { cafe, isTableNamed, tableFor } from '../../../test/support/free-hour.ts'
import type { FoodPlace } from '../../atlas/destination.ts'

it('sends who travels in luxury to no counter of a food hall', () => {
  const hall = cafe({ kind: 'food-hall' })
  expect(isTableNamed(hall, { party: { budget: 'comfort' } })).toBe(true)
  expect(isTableNamed(hall, { party: { budget: 'luxury' } })).toBe(false)
})

it('sends nobody between meals to a kitchen that cooks all day', () => {
  const isNamed = (hasEaten: boolean, ...meals: FoodPlace['meals']) =>
    isTableNamed(cafe({ meals }), { hasEaten, span: { from: 870, to: 930 } })
  expect(isNamed(true, 'lunch', 'dinner')).toBe(false)
  expect(isNamed(false, 'lunch', 'dinner')).toBe(false)
  expect(isNamed(true, 'breakfast', 'snack')).toBe(true)
})

it('has no full meal for a break where a place is known for none between meals', () => {
  const isNamed = (eat: string, ...meals: FoodPlace['meals']) =>
    isTableNamed(cafe({ meals, eat: { en: eat, de: eat } }))
  expect(isNamed('tofu hamburg set', 'lunch', 'dinner')).toBe(false)
  expect(isNamed('rice and curry', 'breakfast', 'lunch')).toBe(false)
  expect(isNamed('bagel and espresso', 'breakfast', 'lunch')).toBe(true)
  expect(isNamed('sandwich', 'snack')).toBe(true)
})

it('calls close by what is, and on the way what lies on it, and names nothing on the far side', () => {
  const [lat, lon] = cafe().at
  const north = (km: number): [number, number] => [lat + km / 111, lon]
  const named = (km: number) => tableFor(cafe({ at: north(km) }), { next: north(1.4) })
  expect(named(0.5)).toMatchObject({ isOnTheWay: false })
  expect(named(0.75)).toMatchObject({ isOnTheWay: true })
  expect(named(1.8)).toBeUndefined()
  expect(named(-0.7)).toBeUndefined()
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
