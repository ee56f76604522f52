import { expect, it } from 'vitest'
import { JOURNEY_FAULTS } from './faults-journey.ts'
import { run } from './journey-faults.ts'

it('notices every fault of a journey', async () => {
  const misses: string[] = []
  const { journeyFaultTypes, journeyFaultsDetected } = await run((miss) => misses.push(miss))
  expect(misses).toEqual([])
  expect(journeyFaultsDetected).toBe(1)
  expect(journeyFaultTypes).toBe(JOURNEY_FAULTS.length)
})
