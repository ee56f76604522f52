import { expect, it } from 'vitest'
import { openSight, sampleDestination } from '../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import { daylightOn } from '../../../atlas/daylight.ts'
import type { Sight } from '../../../atlas/destination.ts'
import { frameDays } from '../frame.ts'
import { timeDay } from '../time-day.ts'

const vienna = { ...sampleDestination(), food: [], evenings: [] }
const request = sampleRequest({ startDate: '2027-10-04', endDate: '2027-10-07' })
const [, frame] = frameDays(request)
const sunset = daylightOn('2027-10-05', vienna.center, vienna.zone).sunset

function visitTo(changes: Partial<Sight>): { start: number; end: number } {
  const sight = openSight('view', { setting: 'outdoor', minutes: 60, ...changes })
  const museum = openSight('museum', { category: 'museum', minutes: 120 })
  const items = frame && timeDay(vienna, frame, [museum, sight], request)
  const { start = 0, end = 0 } = items?.find((item) => item.sight?.id === 'view') ?? {}
  return { start, end }
}

it('stays at a view until the sun has set, where that is its best hour', () => {
  const best = [{ from: 'sunset-85', to: 'sunset+20' }]
  expect(visitTo({ category: 'viewpoint', best }).end).toBeGreaterThanOrEqual(sunset)
})

it('has dinner wait for nothing else', () => {
  const best = [{ from: 'sunset-150', to: 'sunset' }]
  expect(visitTo({ category: 'nature', best }).start).toBeLessThan(sunset - 140)
})
