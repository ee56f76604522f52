import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import type { PlanItem } from '../plan.ts'
import { verify } from './verify.ts'

const facts = { destinations: [sampleDestination()] }

function failuresOf(...kinds: PlanItem['kind'][]): string[] {
  const times = ['10:00', '11:40', '12:55', '13:45']
  const plan = samplePlan()
  const items = kinds.map((kind, index): PlanItem => {
    const [start = '', end = ''] = times.slice(index)
    return { id: `under-way-${index}`, kind, start, end, title: kind }
  })
  plan.days[1]?.items.splice(0, Infinity, ...items)
  return verify(plan, sampleRequest(), facts).failed.map(({ id }) => id)
}

it('takes a halt between two transfers for a part of the way, where one eats', () => {
  expect(failuresOf('transfer', 'free', 'transfer')).not.toContain('lunch')
  expect(failuresOf('transfer', 'free', 'checkin')).toContain('lunch')
})

it('counts the way to an excursion, on which one eats, but none that leaves before what comes first has ended', () => {
  const failuresWith = (...items: Partial<PlanItem>[]) => {
    const plan = samplePlan()
    const filled = items.map((item, index): PlanItem => {
      const { kind = 'daytrip', start = '', end = '' } = item
      return { id: `trip-${index}`, title: kind, ...item, kind, start, end }
    })
    plan.days[1]?.items.splice(0, Infinity, ...filled)
    return verify(plan, sampleRequest(), facts).failed.map(({ id }) => id)
  }
  const trip = { start: '13:30', end: '16:00', travel: { mode: 'train' as const, minutes: 90, km: 60 } }
  expect(failuresWith(trip)).not.toContain('lunch')
  expect(failuresWith({ kind: 'checkin', start: '11:00', end: '13:15' }, trip)).toContain('lunch')
})

it('asks for no lunch of who begins the day when it is over', () => {
  const plan = samplePlan()
  const [, second] = plan.days
  if (second) second.items = second.items.filter(({ title }) => !title.startsWith('Lunch'))
  const failed = (startsAt: string) =>
    verify(plan, sampleRequest({ wishes: { startsAt } }), facts).failed.map(({ id }) => id)
  expect(failed('12:30')).toContain('lunch')
  expect(failed('13:30')).not.toContain('lunch')
  expect(failed('16:00')).not.toContain('lunch')
})
