import { expect, it } from 'vitest'
import { INJECTIONS, run } from './faults.ts'

it('notices and mends every kind of fault', async () => {
  const misses: string[] = []
  const rates = await run(3, (miss) => misses.push(miss))
  expect(misses).toEqual([])
  expect(rates.faultsDetected).toBe(1)
  expect(rates.faultsRepaired).toBe(1)
  expect(rates.faultTypes).toBeGreaterThan(INJECTIONS.length * 0.85)
})
