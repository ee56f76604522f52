import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import type { PlanDay, PlanItem } from '../plan.ts'
import type { TripWishes } from '../../trips/trip-wishes.ts'
import { withFreeHours } from './free-hours.ts'

const { sights: _, ...rest } = sampleDestination()
const vienna = { ...rest, sights: [], food: [] }

function firstOf(
  start: string,
  minutes: number,
  more: Partial<PlanDay> = {},
  wishes?: TripWishes,
): PlanItem | undefined {
  const [lat, lon] = vienna.center
  const item: PlanItem = {
    id: '2-ride',
    start,
    end: '18:00',
    kind: 'daytrip',
    title: 'Evening ride',
    place: { id: 'ride', name: 'Evening ride', lat, lon, verified: true },
    travel: { mode: 'car', minutes, km: 90 },
  }
  const day: PlanDay = {
    date: '2027-05-06',
    title: 'A day',
    base: { name: 'Vienna' },
    items: [item],
    ...more,
  }
  const party = { tripType: 'sightseeing', adults: 2, kids: 0, budget: 'comfort', language: 'en' } as const
  return withFreeHours([day], () => vienna, { ...party, ...(wishes && { wishes }) }, 1)[0]?.items[0]
}

it('says so where a day sets out late, the way counted, and nothing lies near', () => {
  const morning = { kind: 'free', start: '09:00', end: '11:00' }
  expect(firstOf('13:00', 110)).toMatchObject({ ...morning, why: expect.stringContaining('Sleep in') })
  expect(firstOf('12:00', 110)?.kind).toBe('daytrip')
})

it('says nothing of a late beginning that the traveller has asked for', () => {
  expect(firstOf('13:00', 0, { wishes: { start: '13:00' } })?.kind).toBe('daytrip')
})

it('begins no free morning before the hour at which all days are to begin', () => {
  expect(firstOf('13:00', 0, {}, { startsAt: '11:00' })).toMatchObject({ kind: 'free', start: '11:00' })
  expect(firstOf('13:00', 0, {}, { startsAt: '13:00' })?.kind).toBe('daytrip')
})
