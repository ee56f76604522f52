import { expect, it } from 'vitest'
import { sampleDestination } from '../../test/support/sample-destination.ts'
import { bestHours, litSpan, momentsOf } from './moments.ts'

const winter = momentsOf('always', { sunrise: 540, sunset: 960 })

it('sends nobody to a beach in the dark because it is best on summer evenings', () => {
  const [sight] = sampleDestination().sights
  if (!sight) throw new Error('no sight')
  const best = [{ from: '16:00', to: '23:00' }]
  const { daylight: _, activity: _none, ...rest } = sight
  const beach = { ...rest, category: 'beach', setting: 'outdoor', hours: 'always', best } as const
  expect(litSpan({ ...beach, best }, '2027-12-09', winter).to).toBe(960)
  expect(litSpan({ ...beach, best, category: 'waterfront' }, '2027-12-09', winter).to).toBe(1380)
  expect(litSpan({ ...beach, hours: '09:00-23:00', activity: 'bike' }, '2027-12-09', winter).to).toBe(960)
  const late = [{ from: 'sunset-60', to: 'sunset+20' }]
  expect(litSpan({ ...beach, best: late }, '2027-12-09', winter).to).toBe(980)
})

it('counts the twilight of a short day as light', () => {
  const [sight] = sampleDestination().sights
  if (!sight) throw new Error('no sight')
  const { best: _, daylight: _none, activity: _nor, ...rest } = sight
  const beach = { ...rest, category: 'beach', setting: 'outdoor' } as const
  const day = { ...winter, sunrise: 680, sunset: 740, light: { from: 550, to: 880 } }
  expect(litSpan(beach, '2027-12-09', day)).toEqual({ from: 550, to: 880 })
})

it('is at its best on a Sunday at the hour of its Sundays', () => {
  const best = [
    { from: '11:00', to: '12:50', days: ['fri', 'sat'] as ('fri' | 'sat')[] },
    { from: '12:00', to: '14:00', days: ['sun'] as 'sun'[] },
  ]
  expect(bestHours({ best }, '2027-06-26', winter)).toEqual([{ from: 660, to: 770 }])
  expect(bestHours({ best }, '2027-06-27', winter)).toEqual([{ from: 720, to: 840 }])
  expect(bestHours({ best }, '2027-06-28', winter)).toEqual([])
})
