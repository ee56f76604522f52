import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { samplePlan } from '../../../test/support/sample-plan.ts'
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

it('reads plans stored before: plain JSON, and JSON deflated, of whatever kind its first block is', async () => {
  const plan = samplePlan()
  const json = JSON.stringify(plan)
  expect(await unpackPlan(json)).toEqual(plan)
  for (const level of [0, 1, 6, 9]) {
    expect(await unpackPlan(Array.from(deflateRawSync(json, { level })))).toEqual(plan)
  }
})
