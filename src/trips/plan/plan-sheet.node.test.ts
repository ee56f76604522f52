import { expect, it } from 'vitest'
import { samplePlan } from '../../../test/support/sample-plan.ts'
import { planSheet } from './plan-sheet.ts'

it('counts the walk instead of a ride as the planner does, children slower', () => {
  const plan = samplePlan()
  const ride = (km: number) => ({ mode: 'transit', minutes: 15, km }) as const
  const [first, second] = plan.days[0]?.items ?? []
  if (!first || !second) throw new Error('the sample has two items')
  first.travel = ride(1.5)
  second.travel = ride(6)
  const of = (kids: number) => planSheet(plan, { destinations: [] }, { locale: 'en', kids }).known
  expect([of(0).get(first.id)?.onFoot, of(1).get(first.id)?.onFoot]).toEqual([20, 25])
  expect(of(0).get(second.id)?.onFoot).toBeUndefined()
})
