import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { Sight } from '../../atlas/destination.ts'
import { clockTime } from '../../platform/clock-time.ts'
import { frameDays } from './frame.ts'
import { timeDay } from './time-day.ts'

const vienna = sampleDestination()
const [first] = vienna.sights
const [lat, lon] = vienna.center
const request = sampleRequest({ startDate: '2027-06-20', endDate: '2027-06-23' })
const frame = frameDays(request)[1]

/** When a trip of nearly seven hours, two by road, begins on a bright day. */
function startOf(changes: Partial<Sight>): string | undefined {
  const trip: Sight = {
    ...(first as Sight),
    at: [lat + 1, lon],
    setting: 'outdoor',
    category: 'nature',
    minutes: 400,
    hours: 'always',
    daytrip: true,
    reach: { mode: 'car', minutes: 115 },
    ...changes,
  }
  const items = frame && timeDay(vienna, frame, [trip], request)
  const stop = items?.find(({ kind }) => kind === 'daytrip')
  return stop && clockTime(stop.start)
}

it('sets out at eight for what is far, not at the first hour that the day allows', () => {
  expect(startOf({})).toBe('09:55')
})

it('does not hurry to be there before it is at its best', () => {
  expect(startOf({ best: [{ from: '10:30', to: '18:00' }] })).toBe('09:55')
})

it('is there early for what is best early', () => {
  const start = startOf({ best: [{ from: '07:00', to: '12:00' }] }) ?? 'never'
  expect(start < '09:55').toBe(true)
})
