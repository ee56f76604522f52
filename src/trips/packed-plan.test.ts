import { expect, it } from 'vitest'
import { samplePlan } from '../../test/support/sample-plan.ts'
import { packPlan, unpackPlan } from './packed-plan.ts'

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
