import { expect, it } from 'vitest'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { CountryFacts } from '../../atlas/destination.ts'
import { type DayFrame, frameDays } from './frame.ts'
import { atLocalHours } from './local-hours.ts'
import { closingOf, type TimedItem } from './time-day.ts'

type Meals = NonNullable<CountryFacts['meals']>

function lastDay(leaves: string, meals?: Meals) {
  const departure = { time: leaves, means: 'car' } as const
  const request = sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-14', wishes: { departure } })
  const frame = frameDays(request).at(-1)
  if (!frame) throw new Error('no day')
  return atLocalHours(frame, meals ? { countryFacts: { meals } } : {}, request)
}

function closing(frame: DayFrame, end = 960) {
  const last: TimedItem = { kind: 'sight', start: 900, end }
  return closingOf(frame, [last], 15).map(({ kind, start, end: until }) => [kind, start, until])
}

it('has dinner before a late journey home, and fetches the bags after it', () => {
  expect(closing(lastDay('22:00'))).toEqual([
    ['dinner', 1110, 1185],
    ['departure', 1230, 1260],
  ])
})

it('has none where one leaves sooner, or the last stop takes too long', () => {
  expect(closing(lastDay('19:00')).map(([kind]) => kind)).not.toContain('dinner')
  expect(closing(lastDay('22:00'), 1140)).toEqual([['departure', 1230, 1260]])
})

it('eats sooner than the locals only when their kitchens are back', () => {
  const late: Meals = { breakfast: ['08:00', '10:00'], lunch: ['13:30', '16:00'], dinner: ['20:30', '23:30'] }
  expect(lastDay('22:00', late)).toMatchObject({ dinner: 1140, earlyDinner: true })
  expect(lastDay('22:00', { ...late, kitchens: '20:00' }).dinner).toBeUndefined()
})
