import { expect, it } from 'vitest'
import { openSight, sampleDestination } from '../../../../../test/support/sample-destination.ts'
import { sameDay } from './same-day.ts'

const { center } = sampleDestination()
const trip = (id: string, mode: 'ferry' | 'bus') =>
  openSight(id, { daytrip: true, reach: { mode, minutes: 45 } })

it('leads from no trip on land to one by boat, but from one on land to the next', () => {
  expect(sameDay(center, trip('caves', 'bus'), trip('harbour', 'ferry'))).toBe(false)
  expect(sameDay(center, trip('caves', 'bus'), trip('castle', 'bus'))).toBe(true)
  expect(sameDay(center, openSight('museum'), trip('harbour', 'ferry'))).toBe(true)
})

it('has a morning in town before a far trip for which one is fetched after lunch, and none before another', () => {
  const at: [number, number] = [48.6, 16.9]
  const starting = (times: string[]) => ({ ...trip('safari', 'bus'), at, starts: [{ times }] })
  expect(sameDay(center, openSight('museum'), starting(['15:30', '16:00']))).toBe(true)
  expect(sameDay(center, openSight('museum'), starting(['09:00', '16:00']))).toBe(false)
})
