import { expect, it } from 'vitest'
import { openSight, sampleDestination } from '../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import { frameDays } from '../frame.ts'
import { stopFor } from '../party/party-likes.ts'
import { stayTour } from './stay-tour.ts'

it('leaves a far place while the day is open, however late one may be back', () => {
  const vienna = sampleDestination()
  const party = sampleRequest({ tripType: 'relaxed', startDate: '2027-05-10', endDate: '2027-05-13' })
  const far = openSight('far', {
    at: [vienna.center[0] + 0.4, vienna.center[1]],
    daytrip: true,
    minutes: 240,
    reach: { mode: 'bus', minutes: 80 },
  })
  const [, frame] = frameDays(party)
  if (!frame) throw new Error('the trip has a second day')
  const { days } = stayTour(vienna, [stopFor(far, party)], [frame], party)
  expect((days[0]?.closes[0] ?? 0) + far.minutes).toBeLessThanOrEqual(frame.closes)
})
