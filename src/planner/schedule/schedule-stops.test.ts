import { expect, it } from 'vitest'
import { openSight, sampleDestination } from '../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { Sight } from '../../atlas/destination.ts'
import { frameDays } from './frame.ts'
import { scheduleGiven, scheduleWithin } from './schedule-stops.ts'

const vienna = sampleDestination()
const party = sampleRequest({ startDate: '2027-05-10', endDate: '2027-05-13' })
const [, frame] = frameDays(party)
if (!frame) throw new Error('no day')
const search = { destination: vienna, frame, party, locked: new Set<string>(), seed: 1 }
const stops = (count: number, minutes: number): Sight[] =>
  Array.from({ length: count }, (_, index) => openSight(`stop-${index}`, { minutes }))

it('keeps a changed day’s short stops, though they are more than its pace, and leaves out long ones', () => {
  expect(scheduleGiven(search, stops(7, 30))).toHaveLength(7)
  expect(scheduleWithin(search, stops(7, 30), [])).toHaveLength(7)
  expect(scheduleGiven(search, stops(6, 75))).toHaveLength(5)
})

it('adds no more than the pace of itself', () => {
  expect(scheduleWithin(search, stops(3, 30), stops(9, 30).slice(3))).toHaveLength(5)
})
