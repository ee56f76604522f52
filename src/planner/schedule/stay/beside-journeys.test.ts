import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { frameDays } from '../frame.ts'
import type { Tour } from '../search/tour.ts'
import { besideJourneys } from './beside-journeys.ts'

it('stays near the new bed after half a day on the road', () => {
  const [any] = sampleDestination().sights
  if (!any) throw new Error('no sights')
  const frames = frameDays({
    startLocation: 'Berlin',
    destination: 'Vienna',
    startDate: '2027-05-11',
    endDate: '2027-05-13',
    adults: 2,
    kids: 0,
    budget: 'comfort',
    tripType: 'sightseeing',
    language: 'en',
  })
  const sights = [
    { ...any, id: 'far', score: 7 },
    { ...any, id: 'near', score: 7 },
  ]
  const day = { start: 540, end: 1200, from: [70, 20], back: [70, 20], opens: [540, 540], maxStops: 4 }
  const tour: Tour = {
    prizes: [1, 1],
    minutes: [60, 60],
    between: [
      [0, 60],
      [60, 0],
    ],
    days: frames.map(() => ({ ...day, closes: [1200, 1200] })),
  }
  const open = (minutes: number) => {
    const move = { from: 'Heraklion', mode: 'car' as const, minutes, km: 130 }
    const moved = frames.map((frame, index) => (index === 1 ? { ...frame, move } : frame))
    return besideJourneys(tour, moved, sights, new Set()).days[1]?.closes.map((closes) => closes > 0)
  }
  expect(open(165)).toEqual([false, true])
  expect(open(90)).toEqual([true, true])
})
