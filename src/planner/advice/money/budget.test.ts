import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { budgetOf, costOfLiving } from './budget.ts'
import { ticketCost } from './tickets.ts'
import type { PlanDay, PlanItem } from '../../plan.ts'

const living = { currency: 'EUR', lodging: 100, food: 40, transport: 10 }

function day(...costs: number[]): PlanDay {
  const items = costs.map((amount, index): PlanItem => ({
    id: String(index),
    start: '10:00',
    end: '11:00',
    kind: 'sight',
    title: 'A sight',
    cost: { amount, currency: 'EUR' },
  }))
  return { date: '2027-05-06', title: 'A day', base: { name: 'Vienna' }, items }
}

it('adds up exactly, nights one fewer than days, rooms by two adults', () => {
  const budget = budgetOf(
    { adults: 3, kids: 0, budget: 'comfort' },
    [day(10, 20), day(5), day()],
    () => living,
  )
  expect(budget).toMatchObject({
    lodging: 400,
    food: 360,
    transport: 90,
    activities: 35,
    total: 885,
    currency: 'EUR',
  })
  expect(budget.low).toBeLessThan(budget.total)
  expect(budget.high).toBeGreaterThan(budget.total)
})

it('counts a table once, as food', () => {
  const { items, ...rest } = day(10, 20)
  const [first, second] = items
  const table = second ? [{ ...second, kind: 'meal' as const }] : []
  const days = [{ ...rest, items: [...(first ? [first] : []), ...table] }]
  const party = { adults: 2, kids: 0, budget: 'comfort' } as const
  expect(budgetOf(party, days, () => living)).toMatchObject({ food: 80, activities: 10 })
})

it('sleeps nowhere on a trip of one day', () => {
  expect(budgetOf({ adults: 2, kids: 0, budget: 'comfort' }, [day()], () => living).lodging).toBe(0)
})

it('lets children cost less than adults, and more than nothing', () => {
  const of = (kids: number) => budgetOf({ adults: 2, kids, budget: 'comfort' }, [day(), day()], () => living)
  expect(of(2).food - of(0).food).toBe(96)
})

it('counts the beds of a family: half a double room more for four in one, two rooms and a bed for five', () => {
  const rooms = (adults: number, kids: number) =>
    budgetOf({ adults, kids, budget: 'comfort' }, [day(), day()], () => living).lodging / living.lodging
  expect([rooms(1, 3), rooms(2, 2), rooms(2, 3), rooms(1, 10), rooms(4, 4), rooms(5, 0)]).toEqual([
    1.5, 1.5, 2.25, 4.25, 3, 3,
  ])
  const infant = { adults: 2, kids: 1, budget: 'comfort' as const, wishes: { ages: [1] } }
  expect(budgetOf(infant, [day(), day()], () => living).lodging).toBe(living.lodging)
})

it('charges half a ticket for a child and nothing for what is free', () => {
  const { sights, ...vienna } = sampleDestination()
  const [palace] = sights
  if (!palace) throw new Error('no sight')
  const ticket = vienna.tickets[palace.price] ?? 0
  expect(ticketCost(palace, 'EUR', vienna, { adults: 2, kids: 2 })).toEqual({
    amount: ticket * 3,
    currency: 'EUR',
  })
  expect(ticketCost({ ...palace, price: 0 }, 'EUR', vienna, { adults: 2, kids: 2 })).toBeUndefined()
})

it('charges what a place charges: nothing for those it lets in free, a child price, no half of it', () => {
  const { sights, ...vienna } = sampleDestination()
  const [palace] = sights
  if (!palace) throw new Error('no sight')
  const museum = { ...palace, adult: 18, freeUnder: 19 }
  expect(ticketCost(museum, 'EUR', vienna, { adults: 2, kids: 3 })?.amount).toBe(36)
  const zoo = { ...palace, adult: 26, child: 15, freeUnder: 6 }
  const family = { adults: 2, kids: 2, wishes: { ages: [4, 8] } }
  expect(ticketCost(zoo, 'EUR', vienna, family)?.amount).toBe(67)
  expect(ticketCost(zoo, 'CZK', vienna, { adults: 1, kids: 0 })?.amount).toBe(vienna.tickets[palace.price])
})

it('reads the costs of a level', () => {
  const vienna = sampleDestination()
  expect(costOfLiving(vienna, 'luxury')).toMatchObject({
    lodging: vienna.daily.lodging[3],
    food: vienna.daily.food[3],
  })
})

it('pays the fare of a day trip where the atlas says it, instead of an ordinary one', () => {
  const trip = (id: string): PlanDay => {
    const { items, ...rest } = day(0)
    const place = { id, name: 'A ruin', lat: 0, lon: 0, verified: true }
    const travel = { mode: 'train' as const, minutes: 230, km: 90 }
    return { ...rest, items: items.map((item) => ({ ...item, kind: 'daytrip', place, travel })) }
  }
  const party = { adults: 2, kids: 1, budget: 'comfort' as const }
  const transport = (id: string) =>
    budgetOf(party, [trip(id)], () => ({ ...living, fares: { ruin: 500 } })).transport
  expect(transport('ruin')).toBe(Math.round((10 + 500) * 2.6))
  expect(transport('other')).toBe(Math.round(10 * 3 * 2.6))
})

it('pays a hired car for a day trip to which no bus or tour goes', () => {
  const { items, ...rest } = day(0)
  const place = { id: 'falls', name: 'Falls', lat: 0, lon: 0, verified: true }
  const travel = { mode: 'car' as const, minutes: 80, km: 60 }
  const trip = { ...rest, items: items.map((item) => ({ ...item, kind: 'daytrip' as const, place, travel })) }
  const transport = (adults: number, byBus: string[] = []) =>
    budgetOf({ adults, kids: 0, budget: 'comfort' }, [trip], () => ({ ...living, byBus })).transport
  expect(transport(1)).toBe(10 + 45)
  expect(transport(6)).toBe(60 + 120)
  expect(transport(1, ['falls'])).toBe(10 + 20)
  const bus = { ...travel, mode: 'transit' as const }
  const byBus = { ...trip, items: trip.items.map((item) => ({ ...item, travel: bus })) }
  const party = { adults: 1, kids: 0, budget: 'comfort' as const }
  expect(budgetOf(party, [byBus], () => ({ ...living, byBus: ['falls'] })).transport).toBe(10 + 20)
})
