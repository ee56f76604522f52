import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import { frameDays } from '../frame.ts'
import { stopFor } from '../party/party-likes.ts'
import { stayTour } from './stay-tour.ts'

it('leaves a far place while the day is open, however late one may be back', () => {
  const vienna = sampleDestination()
  const [first] = vienna.sights
  if (!first) throw new Error('no sights')
  const party = sampleRequest({ tripType: 'relaxed', startDate: '2027-05-10', endDate: '2027-05-13' })
  const far = {
    ...first,
    at: [vienna.center[0] + 0.4, vienna.center[1]] as [number, number],
    daytrip: true,
    hours: 'always',
    closed: [],
    minutes: 240,
    reach: { mode: 'bus', minutes: 80 } as const,
  }
  const [, frame] = frameDays(party)
  if (!frame) throw new Error('the trip has a second day')
  const { days } = stayTour(vienna, [stopFor(far, party)], [frame], party)
  expect((days[0]?.closes[0] ?? 0) + far.minutes).toBeLessThanOrEqual(frame.closes)
})
