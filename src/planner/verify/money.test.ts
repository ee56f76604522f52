import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import { verify } from './verify.ts'

const facts = { destinations: [sampleDestination()] }

it('holds the total in other money against its rate', () => {
  const { budget, ...rest } = samplePlan()
  const failed = (total: number) => {
    const home = { currency: 'CHF', total, rate: 0.95, date: '2026-11-23' }
    return verify({ ...rest, budget: { ...budget, home } }, sampleRequest(), facts).failed.map(({ id }) => id)
  }
  expect(failed(Math.round(budget.total * 0.95))).toEqual([])
  expect(failed(Math.round(budget.total * 0.95) + 10)).toEqual(['budget-sum'])
})
