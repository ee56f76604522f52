import { expect, it } from 'vitest'
import { frame, meals, party, table, vienna } from '../../../../test/support/sample-table.ts'
import type { Destination, Evening, FoodPlace, Sight } from '../../../atlas/destination.ts'
import { DISH } from '../taken.ts'
import type { Seating } from './seat-meal.ts'
import { seatMeals } from './seat-meals.ts'
import { dishesOf } from './table-repeats.ts'

const [lat, lon] = vienna.center
const [any] = vienna.sights
if (!any) throw new Error('no sight')
const { adult: _adult, daytrip: _trip, ...free } = any

function seated(food: FoodPlace[], taken: Iterable<[string, string]>, changes: Partial<Seating> = {}) {
  const destination: Destination = { ...vienna, food, sights: [] }
  return seatMeals(meals, { destination, frame, party, taken: new Map(taken), ...changes }).map(
    ({ food: at, area }) => at?.id ?? area?.id,
  )
}

function eating(id: string, en: string, km = 0): FoodPlace {
  return { ...table(id), at: [lat + km / 111, lon], eat: { en, de: en } }
}

function area(changes: Partial<Sight>): Sight {
  const hint = { en: 'Grills and noodle stalls.', de: 'Grills und Nudeln.' }
  return {
    ...free,
    id: 'street',
    at: vienna.center,
    category: 'street',
    hours: 'always',
    kids: 1,
    hint,
    ...changes,
  }
}

it('tells a dish by its first words, or by its name among others', () => {
  expect(dishesOf({ en: 'Tafelspitz with apple horseradish', de: '' })).toEqual(['tafelspitz'])
  expect(dishesOf({ en: 'nasi lemak and chicken rice', de: '' })).toContain('chicken rice')
  expect(dishesOf({ en: 'A thin pizza from the wood oven', de: '' })).toEqual([
    'a thin pizza from the wood oven',
    'pizza',
  ])
})

it('goes further for another dish the more often the trip has had the first, in other towns too', () => {
  const food = [eating('third', 'A white pizza'), eating('soup', 'Soup', 0.5)]
  const had = (times: number): [string, string][] =>
    Array.from({ length: times }, (_, index) => [`${DISH}pizza:${index}`, '2027-05-01'])
  expect(seated(food, had(0))[0]).toBe('third')
  expect(seated(food, had(1))[0]).toBe('third')
  expect(seated(food, had(3))[0]).toBe('soup')
})

it('goes further for another dish the day after, and for dinner than at noon', () => {
  const food = [eating('lamb', 'Lamb in the oven'), eating('soup', 'Soup', 0.25)]
  const had = (date: string): [string, string][] => [[`${DISH}lamb:1`, date]]
  expect(seated(food, had('2027-05-01'))[0]).toBe('lamb')
  expect(seated(food, had(frame.date))[0]).toBe('soup')
  const two = [
    eating('noon', 'Lamb with rice'),
    eating('lamb', 'Lamb, grilled'),
    eating('soup', 'Soup', 0.25),
  ]
  expect(seated(two, [])).toEqual(['noon', 'soup'])
})

it('goes ten minutes further for another dinner the day after, whatever stands before the name', () => {
  const dinner = { meals: ['dinner' as const] }
  const food = [
    { ...eating('filled', 'A schiacciata with truffle'), ...dinner },
    { ...eating('soup', 'Soup', 0.4), ...dinner },
  ]
  const had = (date: string): [string, string][] => [[`${DISH}schiacciata:1`, date]]
  expect(seated(food, had('2027-05-01'))[1]).toBe('filled')
  expect(seated(food, had(frame.date))[1]).toBe('soup')
})

it('goes further than a street that is named for the dish of the day before', () => {
  const street = (name: string): FoodPlace => ({
    ...eating('street', 'Grilled thick'),
    kind: 'food-street',
    name,
  })
  const soup = eating('soup', 'Soup', 0.25)
  const had: [string, string][] = [[`${DISH}black pork:1`, frame.date]]
  expect(seated([street('Black Pork Street'), soup], had)[0]).toBe('soup')
  expect(seated([street('Old Street'), soup], had)[0]).toBe('street')
})

it('eats elsewhere than in the house where another day has its evening', () => {
  const food = [{ ...eating('spices', 'Mint tea'), name: 'Café des Épices' }, eating('other', 'Tagine', 0.5)]
  const roof: Evening = {
    id: 'roof',
    name: { en: 'Roof of Café des Épices', de: 'Dach' },
    at: vienna.center,
    kind: 'bar',
    from: '18:00',
    to: '23:00',
    hint: free.hint,
  }
  const evenings = [roof]
  const destination = { ...vienna, food, evenings, sights: [] }
  expect(seated(food, [])[0]).toBe('spices')
  expect(seated(food, [['roof', '2027-05-01']], { destination })[0]).toBe('other')
})

it('sends nobody in the evening to the street in which they had lunch', () => {
  const food = [{ ...table('lunch'), meals: ['lunch' as const] }]
  const at = (km: number) => ({ ...vienna, food, sights: [area({ at: [lat + km / 111, lon] })] })
  expect(seated(food, [], { destination: at(0) })).toEqual(['lunch', undefined])
  expect(seated(food, [], { destination: at(0.5) })).toEqual(['lunch', 'street'])
})

it('counts on no street before restaurants open again, but on a market or a bar', () => {
  const early = { ...frame, kitchens: 1170 }
  const noon = { ...table('noon'), meals: ['lunch' as const] }
  const away = { at: [lat + 0.005, lon] satisfies [number, number] }
  const dinner = (sight: Sight, ...more: FoodPlace[]) =>
    seated([], [], { frame: early, destination: { ...vienna, food: [noon, ...more], sights: [sight] } })[1]
  expect(dinner(area(away))).toBeUndefined()
  expect(dinner(area({ ...away, category: 'market' }))).toBe('street')
  const bar = {
    ...table('bar'),
    ...away,
    kind: 'bar' as const,
    hours: '23:00-24:00',
    meals: ['dinner' as const],
  }
  expect(dinner(area(away), bar)).toBe('street')
})

it('looks for a table further away before it leaves who wants the best to any kitchen', () => {
  const far = { ...eating('far', 'Duck', 2.6), cost: 80, meals: ['dinner' as const], booking: true }
  const destination = {
    ...vienna,
    food: [far, { ...table('had'), meals: ['lunch' as const] }],
    sights: [area({ at: [lat + 0.002, lon] })],
  }
  expect(seated([], [], { destination, party: { ...party, budget: 'luxury' } })[1]).toBe('far')
})

it('dines near the bed with children who would else be home late', () => {
  const beach = { ...eating('beach', 'Fish', 12), meals: ['dinner' as const] }
  const town = { ...eating('town', 'Soup'), meals: ['dinner' as const] }
  const destination = { ...vienna, food: [beach, town], sights: [] }
  const last = { ...free, id: 'sea', at: beach.at }
  const items = [
    { kind: 'sight', start: 960, end: 1100, sight: last },
    { kind: 'dinner', start: 1200, end: 1275 },
  ] as const
  const at = (kids: number) =>
    seatMeals(items, {
      destination,
      frame: { ...frame, latestDinner: 1290 },
      party: { ...party, kids },
      taken: new Map(),
    })[1]?.food?.id
  expect([at(0), at(1)]).toEqual(['beach', 'town'])
})

it('finds a table after moving on at noon, not one so late that its kitchen is shut', () => {
  const near = [eating('near', 'Soup', 0.5)]
  const lunchAt = (start: number) => {
    const moved = {
      ...frame,
      start,
      lunch: { from: start, to: start, minutes: 80 },
      move: { mode: 'car', minutes: 60, km: 40, from: 'Ubud' } as const,
    }
    const items = [{ kind: 'lunch', start, end: start + 80 }] as const
    const destination = { ...vienna, food: near, sights: [] }
    return seatMeals(items, { destination, frame: moved, party, taken: new Map() })[0]?.food?.id
  }
  expect([lunchAt(765), lunchAt(885)]).toEqual(['near', undefined])
})
