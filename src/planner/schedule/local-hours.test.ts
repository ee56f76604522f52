import { expect, it } from 'vitest'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { Destination } from '../../atlas/destination.ts'
import { frameDays } from './frame.ts'
import { atLocalHours } from './local-hours.ts'
import { withMove } from './moved-frame.ts'

const countryFacts = {
  meals: { breakfast: ['07:00', '09:00'], lunch: ['11:45', '13:30'], dinner: ['18:30', '20:30'] },
} satisfies Destination['countryFacts']

it('has lunch on a train that comes in when nobody there cooks any more', () => {
  const request = sampleRequest({ endDate: '2027-05-14' })
  const [, day] = frameDays(request)
  if (!day) throw new Error('no day')
  const lunchAfter = (minutes: number) => {
    const moved = withMove(day, { mode: 'train', minutes, km: 220, from: 'Graz' })
    return atLocalHours(moved, { countryFacts }, request).lunch
  }
  expect(lunchAfter(200)).toBeDefined()
  expect(lunchAfter(225)).toBeUndefined()
})
