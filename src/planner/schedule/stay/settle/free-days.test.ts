import { expect, it } from 'vitest'
import { openSight, sampleDestination } from '../../../../../test/support/sample-destination.ts'
import { frameDays } from '../../frame.ts'
import { scheduleStay } from '../schedule-stay.ts'

const DAYS = ['2027-05-12', '2027-05-13', '2027-05-14']

/** On which of the full days the palace is seen that is free on one of them. */
function palaceDay(freeOn: string, budget: 'budget' | 'comfort') {
  const out = { daytrip: true, minutes: 240, score: 8 }
  const sights = [
    openSight('palace', {
      ...out,
      score: 9,
      at: [48.2, 16.9],
      adult: 20,
      reduced: [{ dates: [freeOn.slice(5)], unbooked: true }],
    }),
    openSight('lake', { ...out, at: [48.4, 16.2] }),
    openSight('hill', { ...out, at: [48, 16.2] }),
  ]
  const request = { tripType: 'sightseeing', adults: 2, kids: 0, language: 'en', budget } as const
  const dates = {
    startLocation: 'Berlin',
    destination: 'Vienna',
    startDate: '2027-05-11',
    endDate: '2027-05-15',
  }
  const frames = frameDays({ ...request, ...dates })
  const destination = { ...sampleDestination(), sights }
  const found = scheduleStay({ destination, frames, party: request, seed: 1, patience: 40 })
  return frames[found.findIndex((day) => day.some(({ id }) => id === 'palace'))]?.date
}

it('sees on a free day what is free on it, for who counts every coin', () => {
  expect(DAYS.map((day) => palaceDay(day, 'budget'))).toEqual(DAYS)
  expect(new Set(DAYS.map((day) => palaceDay(day, 'comfort'))).size).toBe(1)
})
