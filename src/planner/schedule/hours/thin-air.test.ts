import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import type { Evening } from '../../../atlas/destination.ts'
import { minutesOfDay } from '../../../platform/clock-time.ts'
import { waysAround } from '../../travel/travel-time.ts'
import { frameDays } from '../frame.ts'
import { planEvening } from '../evenings/plan-evening.ts'
import { NOTHING_TAKEN } from '../taken.ts'
import { startLimits } from './start-limits.ts'
import { NO_START } from './start-spans.ts'

const vienna = sampleDestination()
const high = { ...vienna, altitude: 3400 }
const frames = frameDays(sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-14' }))
const party = { tripType: 'sightseeing', adults: 2, kids: 0 } as const
const [arrival, second] = frames
const [sight] = vienna.sights
if (!arrival || !second || !sight) throw new Error('no days')

it('climbs nothing on the first day high up', () => {
  const stops = [1, 2].map((effort) => ({ sight: { ...sight, effort }, minutes: 60, prize: 1 }))
  const spans = stops.map(() => ({ opens: 600, closes: 900, best: true }))
  const startsOf = (place: typeof high | typeof vienna, frame: typeof arrival) =>
    startLimits(place, stops, [0, 0], party, waysAround(place), false)(spans, frame)
  expect(startsOf(high, arrival)).toEqual([spans[0], NO_START])
  expect(startsOf(high, second)).toEqual(spans)
  expect(startsOf(vienna, arrival)).toEqual(spans)
})

it('ends the first day high up with no drink', () => {
  const evening = (place: typeof high | typeof vienna, frame: typeof arrival) => {
    const bar: Evening = {
      id: 'bar',
      name: { en: 'Bar', de: 'Bar' },
      at: vienna.center,
      kind: 'bar',
      from: '18:00',
      to: '24:00',
      hint: { en: 'A glass.', de: 'Ein Glas.' },
    }
    const dinner = { kind: 'dinner', start: minutesOfDay('19:00'), end: minutesOfDay('20:15') } as const
    const there = { ...place, sights: [], evenings: [bar] }
    return planEvening([dinner], there, frame, party, NOTHING_TAKEN)?.evening?.id
  }
  expect(evening(high, arrival)).toBeUndefined()
  expect(evening(high, second)).toBe('bar')
  expect(evening(vienna, arrival)).toBe('bar')
})
