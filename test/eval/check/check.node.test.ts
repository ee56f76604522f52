import { expect, it } from 'vitest'
import { run } from './check.ts'

it('finds what was put into 300 itineraries, and little else', { timeout: 120_000 }, async () => {
  const measured = await run()
  expect(measured.checkFound).toBeGreaterThanOrEqual(0.95)
  expect(measured.checkHeldOutFound).toBeGreaterThanOrEqual(0.95)
  expect(measured.checkFalseAlarms).toBeLessThanOrEqual(0.02)
  expect(measured.checkHeldOutFalseAlarms).toBeLessThanOrEqual(0.02)
  expect(measured.checkStopsRead).toBeGreaterThanOrEqual(0.97)
  expect(measured.checkHeldOutStopsRead).toBeGreaterThanOrEqual(0.97)
})
