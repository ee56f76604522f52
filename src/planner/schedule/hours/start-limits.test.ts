import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import { waysAround } from '../../travel/travel-time.ts'
import { frameDays } from '../frame.ts'
import { startLimits } from './start-limits.ts'
import { NO_START } from './start-spans.ts'

const vienna = sampleDestination()
const [arrival, second] = frameDays(sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-14' }))
const [sight] = vienna.sights
if (!arrival || !second || !sight) throw new Error('no days')

it('leads no small child through halls after a journey', () => {
  const hall = { ...sight, category: 'museum', kids: 1 } as const
  const stops = [hall, { ...hall, kids: 3 }].map((each) => ({ sight: each, minutes: 90, prize: 1 }))
  const spans = stops.map(() => ({ opens: 600, closes: 900, best: true }))
  const startsOf = (age: number, frame: typeof arrival) => {
    const family = { kids: 1, wishes: { ages: [age] } }
    return startLimits(vienna, stops, [0, 0], family, waysAround(vienna), false)(spans, frame)
  }
  expect(startsOf(2, arrival)).toEqual([NO_START, spans[1]])
  expect(startsOf(2, second)).toEqual(spans)
  expect(startsOf(8, arrival)).toEqual(spans)
})
