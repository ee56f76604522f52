import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import type { Plan } from '../plan.ts'
import { verify } from './verify.ts'

/** Whether the plan has a roof for showers; `open`: ids of sights that lie in the open. */
function hasRoofs(open: readonly string[], change: (plan: Plan) => void): boolean | undefined {
  const plan = samplePlan()
  for (const { items } of plan.days) for (const item of items) delete item.rainAlternative
  change(plan)
  const vienna = sampleDestination()
  const sights = vienna.sights.map((sight) => ({
    ...sight,
    setting: open.includes(sight.id) ? ('outdoor' as const) : ('indoor' as const),
  }))
  const { checks } = verify(plan, sampleRequest(), { destinations: [{ ...vienna, sights }] })
  return checks.find(({ id }) => id === 'rain-plan')?.passed
}

const asPlanned = () => undefined

it('waits out a shower in what else the day holds: nobody needs a house for each walk', () => {
  expect(hasRoofs(['prater'], asPlanned)).toBe(true)
})

it('asks for a roof on a day that is spent in the open', () => {
  expect(hasRoofs(['schoenbrunn', 'belvedere', 'prater'], asPlanned)).toBe(false)
})

it('lets one house be the roof of two stops', () => {
  const shared = (plan: Plan) => {
    for (const item of plan.days[1]?.items ?? [])
      if (item.kind === 'sight') item.rainAlternative = { id: 'technical-museum', name: 'Technical Museum' }
  }
  expect(hasRoofs(['schoenbrunn', 'belvedere', 'prater'], shared)).toBe(true)
})
