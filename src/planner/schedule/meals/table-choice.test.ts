import { expect, it } from 'vitest'
import type { FoodPlace } from '../../../atlas/destination.ts'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { writeTable } from '../../prose/stops/write-table.ts'
import { likingOff, priceOff, suits } from './table-choice.ts'

const bar: FoodPlace = {
  id: 'bar',
  name: 'Bar',
  at: [48.2, 16.37],
  kind: 'bar',
  hours: '11:00-23:00',
  meals: ['dinner'],
  eat: { en: 'tapas', de: 'Tapas' },
  cost: 20,
}
const couple = { tripType: 'sightseeing', adults: 2, kids: 0 } as const

it('takes children to no bar that is not meant for them', () => {
  expect(suits(bar, couple)).toBe(true)
  expect(suits(bar, { ...couple, kids: 1 })).toBe(false)
  expect(suits({ ...bar, kids: true }, { ...couple, kids: 1 })).toBe(true)
})

it('seats children, where one eats standing hardly ever', () => {
  const hall = {
    ...bar,
    kind: 'food-hall',
    eat: { en: 'Plates from twenty kitchens, eaten standing', de: 'Teller' },
  } as const
  const seated = { ...hall, eat: { en: 'Plates from twenty kitchens', de: 'Teller' } }
  const off = (food: FoodPlace, kids: number) => likingOff(food, 'lunch', { ...couple, kids }, false)
  expect(off(hall, 2)).toBeGreaterThan(off(seated, 2) + 10)
  expect(off(hall, 0)).toBe(off(seated, 0))
})

it('leads who takes no steps into no cellar', () => {
  const cellar = { ...bar, kind: 'restaurant', stepFree: false } as const
  expect(suits(cellar, couple)).toBe(true)
  expect(suits(cellar, { ...couple, wishes: { mobility: 'step-free' } })).toBe(false)
})

it('leads who walks little to no table up a hill', () => {
  const uphill = { ...bar, kind: 'restaurant', effort: 2 } as const
  expect(suits(uphill, couple)).toBe(true)
  expect(suits(uphill, { ...couple, wishes: { mobility: 'little-walking' } })).toBe(false)
})

it('leads nobody far beyond their means, families less, and luxury to no counter', () => {
  const vienna = sampleDestination()
  const level = vienna.daily.food[1] ?? 0
  const food = [...'abcdefg'].map((id) => ({ ...bar, id, kind: 'restaurant' as const }))
  const place = { ...vienna, food }
  const of = (times: number, party: Parameters<typeof priceOff>[3]) =>
    priceOff({ ...bar, cost: level * 0.5 * times }, 'dinner', place, party)
  expect(of(5, couple)).toBe(Infinity)
  expect(of(2.5, couple)).toBeGreaterThan(of(1.5, couple) + 30)
  expect(of(2.5, { ...couple, kids: 2 })).toBeGreaterThan(of(2.5, couple))
  const luxury = { ...couple, budget: 'luxury' } as const
  const stall = { ...bar, kind: 'stall' } as const
  expect(likingOff(stall, 'lunch', luxury, false)).toBeGreaterThan(likingOff(stall, 'lunch', couple, false))
})

it('takes kitchens for halal where meat is, or without meat, but none that pours or serves pork', () => {
  const party = { ...couple, wishes: { diet: 'halal' } } as const
  const kitchen = { ...bar, kind: 'restaurant' } as const
  expect(suits(kitchen, party, 'MA')).toBe(true)
  expect(suits(kitchen, party, 'FR')).toBe(false)
  expect(suits({ ...kitchen, halal: true }, party, 'FR')).toBe(true)
  expect(suits({ ...kitchen, vegetarian: 2 }, party, 'IN')).toBe(true)
  expect(suits({ ...bar, vegetarian: 2 }, party, 'IN')).toBe(false)
  expect(suits(bar, party, 'MA')).toBe(false)
  const onAsking = { ...kitchen, vegetarian: 1 }
  expect(suits(onAsking, party, 'FR')).toBe(true)
  expect(likingOff(onAsking, 'lunch', party, false, 'FR')).toBeGreaterThan(
    likingOff({ ...kitchen, halal: true }, 'lunch', party, false, 'FR'),
  )
  expect(suits({ ...kitchen, eat: { en: 'Pork ribs', de: 'Rippchen' } }, party, 'MA')).toBe(false)
  expect(suits({ ...onAsking, eat: { en: 'Mortadella', de: 'Mortadella' } }, party, 'IT')).toBe(false)
})

it('weighs what is known for another meal of the day', () => {
  const lunch = { ...bar, eat: { en: 'the two-course lunch', de: 'das Mittagsmenü' } }
  expect(likingOff(lunch, 'dinner', couple, false)).toBeGreaterThan(likingOff(lunch, 'lunch', couple, false))
})

it('leads who eats halal to such meat before a kitchen without any', () => {
  const halal = { ...couple, wishes: { diet: 'halal' } } as const
  const off = (table: Partial<FoodPlace>) => likingOff({ ...bar, ...table }, 'lunch', halal, false)
  expect(off({ vegetarian: 2 })).toBeGreaterThan(off({ halal: true }))
  expect(off({ vegetarian: 2, halal: true })).toBe(off({ halal: true }))
})

it('leads to a kitchen that is known for a rule only who keeps one', () => {
  const local = { ...bar, kind: 'restaurant', kosher: true } as const
  const off = (byRule: boolean, party: typeof couple) =>
    likingOff({ ...local, byRule }, 'lunch', party, false)
  const kosher = { ...couple, wishes: { diet: 'kosher' } } as const
  expect(off(true, couple)).toBeGreaterThan(off(false, couple))
  expect(off(true, kosher)).toBe(off(false, kosher))
})

it('leads vegans to vegan kitchens first, and says of one without meat to ask', () => {
  const vegans = { ...couple, wishes: { diet: 'vegan' } } as const
  const meatless = { ...bar, kind: 'restaurant', vegetarian: 2 } as const
  const vegan = { ...meatless, vegan: true } as const
  const onAsking = { ...meatless, vegetarian: 1 } as const
  expect([suits(onAsking, vegans), suits({ ...meatless, vegetarian: 0 }, vegans)]).toEqual([true, false])
  expect(likingOff(onAsking, 'lunch', vegans, false)).toBeGreaterThan(
    likingOff(meatless, 'lunch', vegans, false),
  )
  expect(likingOff(meatless, 'lunch', vegans, false)).toBeGreaterThan(
    likingOff(vegan, 'lunch', vegans, false),
  )
  const omelette = { ...onAsking, eat: { en: 'A thick omelette', de: 'Omelett' } }
  expect(likingOff(omelette, 'lunch', vegans, false)).toBeGreaterThan(
    likingOff(onAsking, 'lunch', vegans, false),
  )
  const vienna = sampleDestination()
  const setting = { destination: vienna, prices: vienna, party: vegans, language: 'en' } as const
  expect(writeTable(meatless, 'lunch', setting).note).toContain('ask before you order')
  expect(writeTable(onAsking, 'lunch', setting).note).toContain('ask before you order')
  expect(writeTable(onAsking, 'lunch', setting).why).not.toContain('tapas')
  expect(writeTable(vegan, 'lunch', setting).note).toBeUndefined()
  expect(writeTable(meatless, 'lunch', { ...setting, party: couple }).note).toBeUndefined()
})

it('seats luxury where one reserves, and who counts every coin where the street eats', () => {
  const at = (
    food: FoodPlace,
    budget: 'budget' | 'comfort' | 'luxury',
    meal: 'lunch' | 'dinner' = 'dinner',
  ) => likingOff(food, meal, { ...couple, budget }, false)
  const kitchen = { ...bar, kind: 'restaurant' } as const
  const reserved = { ...kitchen, booking: true } as const
  expect(at(reserved, 'luxury')).toBeLessThan(at(kitchen, 'luxury'))
  expect(at(reserved, 'comfort')).toBe(at(kitchen, 'comfort'))
  const stall = { ...bar, kind: 'stall' } as const
  expect(at(stall, 'budget')).toBeLessThan(at(kitchen, 'budget'))
  expect(at(stall, 'comfort', 'lunch')).toBe(at(kitchen, 'comfort', 'lunch'))
  expect(at(stall, 'comfort')).toBeGreaterThan(at(kitchen, 'comfort'))
})
