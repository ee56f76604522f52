import { expect, it } from 'vitest'
import { atlasPlanner } from '../../../test/support/atlas-planner.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import { packPlan, unpackPlan } from './packed-plan.ts'
import { addDays } from '../../platform/calendar-date.ts'

it('gives back the plan it was given, from fewer bytes', async () => {
  const plan = samplePlan()
  const packed = await packPlan(plan)
  expect(packed.length).toBeLessThan(JSON.stringify(plan).length / 2)
  expect(await unpackPlan(packed)).toEqual(plan)
})

it('reads bytes as the database gives them', async () => {
  const plan = samplePlan()
  expect(await unpackPlan(Array.from(await packPlan(plan)))).toEqual(plan)
})

it('reads plans stored as plain JSON', async () => {
  const plan = samplePlan()
  expect(await unpackPlan(JSON.stringify(plan))).toEqual(plan)
})

it.each(['Warschau', 'Prag'])(
  'stores thirty days in %s, the longest of all, in 24 kB',
  async (destination) => {
    const startDate = '2027-05-03'
    const endDate = addDays(startDate, 29)
    const request = sampleRequest({ destination, startDate, endDate, kids: 2, language: 'de' })
    const { signal } = new AbortController()
    const context = { seed: 1, now: '2027-01-01T00:00:00Z', attempt: 1, signal, onDay: async () => undefined }
    const outcome = await (await atlasPlanner()).plan(request, context)
    if (!outcome.planned) throw new Error(outcome.refusal)
    expect(outcome.plan.days).toHaveLength(30)
    expect((await packPlan(outcome.plan)).length).toBeLessThan(24_000)
  },
)
