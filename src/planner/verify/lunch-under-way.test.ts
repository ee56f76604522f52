import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import type { PlanItem } from '../plan.ts'
import { verify } from './verify.ts'

function failuresOf(...kinds: PlanItem['kind'][]): string[] {
  const times = ['10:00', '11:40', '12:55', '13:45']
  const plan = samplePlan()
  const items = kinds.map((kind, index): PlanItem => {
    const [start = '', end = ''] = times.slice(index)
    return { id: `under-way-${index}`, kind, start, end, title: kind }
  })
  plan.days[1]?.items.splice(0, Infinity, ...items)
  return verify(plan, sampleRequest(), { destinations: [sampleDestination()] }).failed.map(({ id }) => id)
}

it('takes a halt between two transfers for a part of the way, where one eats', () => {
  expect(failuresOf('transfer', 'free', 'transfer')).not.toContain('lunch')
  expect(failuresOf('transfer', 'free', 'checkin')).toContain('lunch')
})
