import { expect, it } from 'vitest'
import { openSight, sampleDestination } from '../../../../test/support/sample-destination.ts'
import { frameDays } from '../frame.ts'
import { lightFrames } from './light-day.ts'

it('keeps one day of a long stay light, with a second stop for whoever did not come to relax, small children too', () => {
  const sights = Array.from({ length: 20 }, (_, index) => openSight(`sight-${index}`, { score: 5 }))
  const place = { ...sampleDestination(), sights }
  const lightOf = (tripType: 'sightseeing' | 'relaxed') => {
    const party = { tripType, adults: 2, kids: 1, wishes: { ages: [4] } }
    const dates = { startDate: '2027-05-11', endDate: '2027-05-17' }
    const asked = { ...party, ...dates, startLocation: 'Berlin', destination: 'Vienna' }
    const frames = frameDays({ ...asked, budget: 'comfort', language: 'en' })
    return lightFrames(frames, place, party).filter(({ maxStops }) => maxStops === 1)
  }
  expect(lightOf('sightseeing')).toMatchObject([{ room: 2 }])
  expect(lightOf('relaxed').map(({ room }) => room)).toEqual([undefined])
})
