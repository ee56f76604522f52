import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import type { FoodPlace } from '../../atlas/destination.ts'
import type { Plan, PlanItem } from '../plan.ts'
import { verify } from './verify.ts'

/** Some 78 km north of the sample's base: further than a stop that is no day trip. */
const FAR_OUT = { lat: 48.91, lon: 16.3725 }
/** Some 44 km. */
const FAR = { lat: 48.6, lon: 16.3725 }

function failures(change: (plan: Plan) => void): string[] {
  const plan = samplePlan()
  change(plan)
  const { failed } = verify(plan, sampleRequest(), { destinations: [sampleDestination()] })
  return [...new Set(failed.map(({ id }) => id))]
}

function itemOf(plan: Plan, id: string): PlanItem {
  const found = plan.days.flatMap(({ items }) => items).find((item) => item.id === id)
  if (!found) throw new Error(`no item ${id}`)
  return found
}

it('finds a way that takes longer than the time between two stops', () => {
  const within = (minutes: number) => (plan: Plan) => {
    itemOf(plan, '2c').travel = { mode: 'transit', minutes, km: 6 }
  }
  expect(failures(within(44))).toEqual([])
  expect(failures(within(46))).toEqual(['travel-time'])
})

it('finds a way faster than anything goes', () => {
  const within = (minutes: number) => (plan: Plan) => {
    itemOf(plan, '2c').travel = { mode: 'transit', minutes, km: 6 }
  }
  expect(failures(within(8))).toEqual([])
  expect(failures(within(5))).toEqual(['travel-time'])
})

it('finds a walk further than one walks', () => {
  const walk = (km: number) => (plan: Plan) => {
    itemOf(plan, '3a').travel = { mode: 'walk', minutes: 60, km }
  }
  expect(failures(walk(3.9))).toEqual([])
  expect(failures(walk(4.1))).toContain('travel-time')
})

it('finds a way nothing is said of that nobody could make in the time', () => {
  const isLate = (start: string) => {
    const plan = samplePlan()
    const item = itemOf(plan, '2c')
    delete item.travel
    Object.assign(item, { title: 'Lodge', place: { name: 'Lodge', ...FAR, verified: false }, start })
    const { faults } = verify(plan, sampleRequest(), { destinations: [sampleDestination()] })
    return faults.some((fault) => fault.check === 'travel-time' && fault.item === '2c')
  }
  expect(isLate('14:00')).toBe(true)
  expect(isLate('14:45')).toBe(false)
})

it('finds a move to another town in less time than its way takes', () => {
  const move = (end: string) => (plan: Plan) => {
    for (const day of plan.days.slice(1)) day.base = { name: 'Vienna', ...FAR }
    plan.days[1]?.items.unshift({ id: '2m', kind: 'transfer', title: 'Move', start: '08:00', end })
  }
  expect(failures(move('08:05'))).toContain('transfers')
  expect(failures(move('08:45'))).not.toContain('transfers')
})

it('finds a base that stands elsewhere than the atlas says', () => {
  const base = (lat: number) => (plan: Plan) => {
    for (const day of plan.days) day.base = { ...day.base, lat }
  }
  expect(failures(base(48.21))).toEqual([])
  expect(failures(base(50))).toContain('bases')
})

it('finds tickets that are not in the sum', () => {
  const ticket = (amount: number) => (plan: Plan) => {
    itemOf(plan, '1c').cost = { amount, currency: 'EUR' }
  }
  expect(failures(ticket(32))).toEqual([])
  expect(failures(ticket(40))).toContain('budget-sum')
})

it('finds a link that brings a name or a password along', () => {
  const link = (url: string) => (plan: Plan) => {
    plan.flights = [{ label: 'Flights', url }]
  }
  expect(failures(link('https://www.google.com/travel'))).toEqual([])
  expect(failures(link('https://ada@www.google.com/travel'))).toEqual(['link-hosts'])
  expect(failures(link('https://:secret@www.google.com/travel'))).toEqual(['link-hosts'])
})

it('lets a meal lie beside the stop of a day trip, and nowhere else out of reach', () => {
  const vienna = sampleDestination()
  const [first] = vienna.sights
  if (!first) throw new Error('no sights')
  const inn = {
    id: 'inn',
    name: 'Inn',
    at: [FAR_OUT.lat, FAR_OUT.lon] as const,
    kind: 'restaurant',
    hours: '11:00-22:00',
    meals: ['lunch'],
    eat: { en: 'soup', de: 'Suppe' },
    cost: 20,
  } satisfies FoodPlace
  const isFar = (daytrip: boolean) => {
    const plan = samplePlan()
    const [, day] = plan.days
    if (!day) throw new Error('no day')
    const [stop, lunch] = [itemOf(plan, '2c'), { ...itemOf(plan, '2c') }]
    const trip = { id: 'trip', name: first.name.en, ...FAR_OUT, verified: true }
    day.items = [
      { ...stop, kind: 'sight', start: '10:00', end: '11:30', place: trip },
      {
        ...lunch,
        id: 'meal',
        kind: 'meal',
        start: '12:00',
        end: '13:00',
        place: { ...trip, id: 'inn', name: 'Inn' },
      },
    ]
    const sights = [...vienna.sights, { ...first, id: 'trip', at: inn.at, daytrip }]
    const { faults } = verify(plan, sampleRequest(), { destinations: [{ ...vienna, sights, food: [inn] }] })
    return faults.some(({ check, item }) => check === 'radius' && item === 'meal')
  }
  expect(isFar(true)).toBe(false)
  expect(isFar(false)).toBe(true)
})

it('lets nobody eat in a market that is shut then', () => {
  const vienna = sampleDestination()
  const [first] = vienna.sights
  if (!first) throw new Error('no sights')
  const market = { ...first, id: 'market', at: vienna.center, hours: '06:00-18:00' }
  const [lat, lon] = vienna.center
  const isFault = (start: string, end: string) => {
    const plan = samplePlan()
    const [, day] = plan.days
    if (!day) throw new Error('no day')
    const place = { id: 'market', name: first.name.en, lat, lon, verified: true }
    day.items = [{ ...itemOf(plan, '2c'), id: 'meal', kind: 'meal', start, end, place }]
    const destination = { ...vienna, sights: [...vienna.sights, market] }
    const { faults } = verify(plan, sampleRequest(), { destinations: [destination] })
    return faults.some(({ check, item }) => check === 'meal-place-open' && item === 'meal')
  }
  expect(isFault('12:00', '13:00')).toBe(false)
  expect(isFault('19:00', '20:00')).toBe(true)
})
