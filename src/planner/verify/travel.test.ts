import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import type { Sight } from '../../atlas/destination.ts'
import type { Plan, PlanItem } from '../plan.ts'
import { verify } from './verify.ts'

/** Where the sample plan leaves too little time for a way: items by id. */
function hurried(change: (plan: Plan) => void): (string | undefined)[] {
  const plan = samplePlan()
  change(plan)
  const { faults } = verify(plan, sampleRequest(), { destinations: [sampleDestination()] })
  return faults.flatMap(({ check, item }) => (check === 'travel-time' ? [item] : []))
}

function itemOf(plan: Plan, id: string): PlanItem {
  const found = plan.days.flatMap(({ items }) => items).find((item) => item.id === id)
  if (!found) throw new Error(`no item ${id}`)
  return found
}

/** Moves a stop 44 km out of town: 45 minutes at the very least. */
function farOut(plan: Plan, id: string, start: string, end: string): void {
  const place = { name: 'Lodge', lat: 48.6, lon: 16.3725, verified: false }
  const travel = { mode: 'train' as const, minutes: 70, km: 55 }
  Object.assign(itemOf(plan, id), { title: 'Lodge', place, travel, start, end })
}

function leaveAt(start: string) {
  return (plan: Plan) => {
    farOut(plan, '3a', '10:15', '12:30')
    plan.days[2]?.items.push({ id: '3c', kind: 'transfer', title: 'Leave', start, end: '16:00' })
  }
}

it('finds a last stop too far from the departure, lunch left out', () => {
  expect(hurried(leaveAt('14:10'))).toEqual(['3a'])
  expect(hurried(leaveAt('15:00'))).toEqual([])
})

it('gives who leaves with the bags in the car until its end to pass the lodging', () => {
  const byCar = (start: string, mode: 'car' | 'train') => (plan: Plan) => {
    leaveAt(start)(plan)
    const [stop, leave] = [itemOf(plan, '3a'), itemOf(plan, '3c')]
    Object.assign(stop, { travel: { mode, minutes: 70, km: 55 } })
    Object.assign(leave, { id: '3-car-departure' })
  }
  expect(hurried(byCar('14:10', 'car'))).toEqual([])
  expect(hurried(byCar('15:50', 'train'))).toEqual([])
  expect(hurried(byCar('14:10', 'train'))).toEqual(['3a'])
})

it('finds a last stop too far from dinner, or from where the day ends', () => {
  const until = (end: string) => (plan: Plan) => farOut(plan, '2d', '17:15', end)
  expect(hurried(until('18:50'))).toEqual(['2d'])
  expect(hurried(until('18:00'))).toEqual([])
  const withoutDinner = (end: string) => (plan: Plan) => {
    until(end)(plan)
    plan.days[1]?.items.pop()
  }
  expect(hurried(withoutDinner('20:30'))).toEqual(['2d'])
  expect(hurried(withoutDinner('19:30'))).toEqual([])
})

it('lets a day end later with what is at its best after it', () => {
  const ends = (best: Sight['best']) => {
    const vienna = sampleDestination()
    const sights = vienna.sights.map((sight) => (sight.id === 'prater' && best ? { ...sight, best } : sight))
    const plan = samplePlan()
    Object.assign(itemOf(plan, '2d'), { start: '20:00', end: '21:00' })
    plan.days[1]?.items.pop()
    const { faults } = verify(plan, sampleRequest(), { destinations: [{ ...vienna, sights }] })
    return faults.flatMap(({ check, item }) => (check === 'travel-time' ? [item] : []))
  }
  expect(ends(undefined)).toEqual(['2d'])
  expect(ends([{ from: '19:00', to: '22:00' }])).toEqual([])
})

it('asks for no way back to a base that is nowhere', () => {
  const nowhere = (plan: Plan) => {
    leaveAt('14:30')(plan)
    for (const day of plan.days) day.base = { name: 'Vienna' }
  }
  expect(hurried(nowhere)).toEqual([])
})

it('measures the first way after a move from the new base', () => {
  const moved = (plan: Plan) => {
    const travel = { mode: 'train' as const, minutes: 10, km: 15 }
    const times = { start: '09:00', end: '09:10' }
    plan.days[1]?.items.unshift({ id: '2m', kind: 'transfer', title: 'Move', ...times, travel })
    itemOf(plan, '2a').travel = { mode: 'transit', minutes: 5, km: 1 }
  }
  expect(hurried(moved)).toEqual(['2a'])
})
