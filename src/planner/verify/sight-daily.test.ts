import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import { verify } from './verify.ts'

const facts = { destinations: [sampleDestination()] }

it('praises no plan for days without a sight', () => {
  const plan = samplePlan()
  const { score } = verify(plan, sampleRequest(), facts)
  const [, second] = plan.days
  if (second) second.items = second.items.filter(({ kind }) => kind !== 'sight')
  expect(score).toBeGreaterThan(75)
  const { score: emptied, failed } = verify(plan, sampleRequest(), facts)
  expect(emptied).toBe(0)
  expect(failed).toContainEqual({ id: 'sight-daily', severity: 'hard', passed: false, day: 1 })
})
