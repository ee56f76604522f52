import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import type { Practical, Sight } from '../../../atlas/destination.ts'
import type { PlanDay, PlanRequest } from '../../plan.ts'
import { cityCardFor } from './city-card.ts'

type Card = NonNullable<Practical['cards']>[number]
type Tariff = Pick<Practical, 'ride' | 'dayPass'>

const [SAMPLE] = sampleDestination().sights

function costing(id: string, adult: number, rest: Partial<Sight> = {}): Sight {
  if (!SAMPLE) throw new Error('no sample')
  return { ...SAMPLE, id, adult, ...rest }
}

const A = costing('a', 20)
const B = costing('b', 15)
const C = costing('c', 10)
const CARD: Card = { name: 'Card', prices: [{ days: 2, price: 30 }], includes: ['a', 'b', 'c'] }

/** Days in a row from 11 May on, each with so many rides. */
function cardOn(
  cards: Card[],
  visited: Sight[][],
  {
    rides = 0,
    budget = 'comfort',
    nights = 2,
    ...tariff
  }: Tariff & { rides?: number; budget?: PlanRequest['budget']; nights?: number } = {},
) {
  const ride = { mode: 'transit' as const, minutes: 20, km: 3 }
  const days = visited.map((_, index): PlanDay => {
    const items = Array.from({ length: rides }, (_, id) => {
      return { id: `${id}`, start: '10:00', end: '11:00', kind: 'sight' as const, title: '', travel: ride }
    })
    return { date: `2027-05-${11 + index}`, title: '', base: { name: 'Vienna' }, items }
  })
  return cityCardFor({ practical: { cards, ...tariff } }, days, visited, { budget, nights })
}

it('chooses the card, length and first day that save most', () => {
  const prices = [
    { days: 2, price: 30 },
    { days: 4, price: 36 },
  ]
  const other: Card = { name: 'Other', prices: [{ days: 4, price: 41 }], includes: ['a', 'b', 'c'] }
  const card = cardOn([other, { ...CARD, prices }], [[], [A], [B], [C]])
  expect(card).toMatchObject({ name: 'Card', days: 4, from: '2027-05-12', price: 36, worth: 45 })
  expect(card?.sights.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  const short = cardOn([{ ...CARD, prices }], [[A], [B], [], []])
  expect(short).toMatchObject({ days: 2, from: '2027-05-11', worth: 35 })
})

it('is silent where none pays, or hardly', () => {
  expect(cardOn([CARD], [[A], [], [B]])).toBeUndefined()
  expect(cardOn([{ ...CARD, prices: [{ days: 2, price: 34 }] }], [[A], [B]])).toBeUndefined()
  expect(cardOn([{ ...CARD, prices: [{ days: 2, price: 33 }] }], [[A], [B]])?.worth).toBe(35)
  expect(cardOn([], [[A]])).toBeUndefined()
})

it('takes hours from the first use for so many days, and no more', () => {
  const hours = { ...CARD, prices: [{ hours: 48, price: 30 }] }
  expect(cardOn([hours], [[A], [B]])).toMatchObject({ days: 2, hours: 48 })
  expect(cardOn([hours], [[A], [], [B]])).toBeUndefined()
})

it('counts rides at the single fare, at most a pass a day, and none for who has a driver', () => {
  const withRides: Card = { ...CARD, rides: true, prices: [{ days: 2, price: 40 }] }
  const dayPass = { name: 'Day', price: 8, hours: 24 }
  const visited = [[A], [B]]
  expect(cardOn([withRides], visited, { rides: 2, ride: 3 })).toMatchObject({ worth: 47, rides: 4 })
  expect(cardOn([withRides], visited, { rides: 4, ride: 3, dayPass })).toMatchObject({ worth: 51, rides: 8 })
  expect(cardOn([withRides], visited, { rides: 2 })).toBeUndefined()
  expect(cardOn([withRides], visited, { rides: 4, ride: 3, budget: 'luxury' })).toBeUndefined()
  expect(cardOn([CARD], visited, { rides: 2, ride: 3 })).toMatchObject({ worth: 35, rides: 0 })
})

it('counts a shared ticket once, and not at all where it is bought anyway', () => {
  const shared = (id: string) => costing(id, 20, { ticket: 'both' })
  const cheap = { ...CARD, prices: [{ days: 2, price: 19 }] }
  expect(cardOn([cheap], [[shared('a')], [shared('b')]])?.worth).toBe(20)
  const little = costing('b', 20, { ticket: 'both', score: 1 })
  expect(cardOn([cheap], [[little], [shared('a')]])).toMatchObject({
    from: '2027-05-11',
    sights: [shared('a')],
  })
  expect(cardOn([cheap], [[shared('a')], [], [shared('b')]])).toBeUndefined()
  expect(cardOn([cheap], [[shared('a'), shared('elsewhere')]])).toBeUndefined()
})

it('knows a sight by another hour of it', () => {
  const early = costing('a-before-the-groups', 20, { visits: 'a', ticket: 'both' })
  const cheap = { ...CARD, prices: [{ days: 2, price: 19 }] }
  expect(cardOn([cheap], [[early], [costing('b', 20, { ticket: 'both' })]])?.worth).toBe(20)
})

it('counts of those to choose from the dearest', () => {
  const choice: Card = {
    name: 'Choice',
    prices: [{ days: 9, price: 20 }],
    includes: ['c'],
    choose: { most: 1, from: ['a', 'b'] },
  }
  const card = cardOn([choice], [[B], [A, C]])
  expect(card?.sights.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(card).toMatchObject({ from: '2027-05-12', worth: 30 })
})

it('counts a visa for who stays long enough', () => {
  const what = { en: 'the visa', de: 'das Visum' }
  const pass: Card = { ...CARD, prices: [{ days: 2, price: 50 }], also: { what, worth: 40, nights: 3 } }
  expect(cardOn([pass], [[A]], { nights: 3 })).toMatchObject({ worth: 60, also: what })
  expect(cardOn([pass], [[A]])).toBeUndefined()
})
