import { expect, it } from 'vitest'
import { frame, meals, party, table, vienna } from '../../../../test/support/sample-table.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import type { DatedEvent, FoodPlace } from '../../../atlas/destination.ts'
import { addDays } from '../../../platform/calendar-date.ts'
import { frameDays } from '../frame.ts'
import { AGAIN, take } from '../taken.ts'
import { cafesShut } from './closed-kitchens.ts'
import { seatMeals } from './seat-meals.ts'

it('leads nobody to a stall by day in a month of fasting', () => {
  const fast: DatedEvent = {
    id: 'ramadan',
    name: { en: 'Ramadan', de: 'Ramadan' },
    kind: 'religious',
    about: { en: 'a fast', de: 'Fasten' },
    spans: [{ from: '2027-05-01', to: '2027-05-30' }],
    programme: [],
    cafes: '18:00-24:00',
    crowds: 1,
  }
  const food: FoodPlace[] = [
    { ...table('stall'), kind: 'stall', cost: 8 },
    { ...table('restaurant'), cost: 40 },
  ]
  const lunchIn = (events: DatedEvent[]) =>
    seatMeals(meals, {
      destination: { ...vienna, food, events, sights: [] },
      frame,
      party,
      taken: new Map(),
    })[0]
  expect(lunchIn([])?.food?.id).toBe('stall')
  expect(lunchIn([fast])?.food?.id).toBe('restaurant')
  const outside = {
    ...table('outside'),
    cost: 8,
    eat: { en: 'karahi on the pavement', de: 'Karahi draußen' },
  }
  food[0] = outside
  expect(lunchIn([])?.food?.id).toBe('outside')
  expect(lunchIn([fast])?.food?.id).toBe('restaurant')
  // Where cafés serve indoors all day.
  const { cafes: outdoors = '', ...rest } = fast
  expect(lunchIn([{ ...rest, outdoors }])?.food?.id).toBe('restaurant')
  expect(cafesShut({ events: [{ ...rest, outdoors }] }, frame.date, 780)).toBe(false)
})

it('seats nobody at a kosher table from Friday evening to Saturday night', () => {
  const kosher = { ...table('kosher'), kosher: true }
  const days = frameDays(sampleRequest({ startDate: '2027-05-12', endDate: '2027-05-17' }))
  const ids = days.slice(1, 5).map((day) => {
    const setting = { destination: { ...vienna, food: [kosher] }, frame: day, party, taken: new Map() }
    return seatMeals(meals, setting).map(({ food }) => food !== undefined)
  })
  // Thursday to Sunday.
  expect(ids).toEqual([
    [true, true],
    [true, false],
    [false, false],
    [true, true],
  ])
})

it('comes back to the only kosher table the next day', () => {
  const kosher = { ...table('kosher'), kosher: true }
  const destination = {
    ...vienna,
    food: [kosher, ...Array.from({ length: 9 }, (_, index) => table(`other-${index}`))],
  }
  const taken = new Map([
    ['kosher', '2027-05-11'],
    [AGAIN + 'kosher', '2027-05-11'],
  ])
  const asked = { ...party, wishes: { diet: 'kosher' as const } }
  expect(seatMeals(meals, { destination, frame, party: asked, taken })[0]?.food?.id).toBe('kosher')
})

it('comes back to a vegan table once in four days, not twice', () => {
  const destination = { ...vienna, food: [{ ...table('vegan'), vegan: true }], sights: [] }
  const asked = { ...party, wishes: { diet: 'vegan' as const } }
  const lunch = (...dates: string[]) => {
    const taken = new Map<string, string>()
    for (const date of dates) take(taken, 'vegan', date)
    return seatMeals(meals, { destination, frame, party: asked, taken })[0]?.food?.id
  }
  expect(lunch('2027-05-10')).toBe('vegan')
  expect(lunch('2027-05-10', '2027-05-11')).toBeUndefined()
  expect(lunch('2027-05-06', '2027-05-10')).toBe('vegan')
})

it('takes turns among few kosher tables, a dearer one among them', () => {
  const daily = { ...vienna.daily, food: vienna.daily.food.map(() => 100) as typeof vienna.daily.food }
  const food = [
    { ...table('usual'), kosher: true, cost: 35 },
    { ...table('dear'), kosher: true, cost: 84 },
  ]
  const lunch = (date: string) => {
    const asked = { ...party, wishes: { diet: 'kosher' as const } }
    const taken = new Map([['usual', date]])
    return seatMeals(meals, { destination: { ...vienna, daily, food }, frame, party: asked, taken })[0]?.food
      ?.id
  }

  expect(lunch(addDays(frame.date, -1))).toBe('dear')
  expect(lunch('2027-04-01')).toBe('usual')
})
