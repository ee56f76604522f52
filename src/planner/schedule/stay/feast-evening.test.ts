import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import type { Evening } from '../../../atlas/destination.ts'
import { clockTime } from '../../../platform/clock-time.ts'
import { atLocalHours } from '../local-hours.ts'
import { frameDays } from '../frame.ts'
import { withEarlyFeast, withFeastEvening } from './feast-evening.ts'

const request = sampleRequest({ startDate: '2027-08-18', endDate: '2027-08-22' })
const frame = frameDays(request).map((each) => atLocalHours(each, {}, request))[2]

/** When the last stop of a day with this evening is left. */
function ends(evening: Partial<Evening>, kids = 0): string {
  if (!frame) throw new Error('no frame')
  const fireworks: Evening = {
    id: 'event-fireworks-1',
    name: { en: 'Fireworks', de: 'Feuerwerk' },
    at: [47.5, 19.04],
    kind: 'show',
    from: '21:00',
    to: '22:00',
    dates: [frame.date],
    hint: { en: 'From the bank.', de: 'Vom Ufer aus.' },
    event: 'fireworks',
    ...evening,
  }
  const { end, late } = withFeastEvening(frame, { evenings: [fireworks] }, { ...request, kids })
  expect(late).toBeLessThanOrEqual(Math.max(end, frame.late))
  return clockTime(end)
}

it('ends a day in time for dinner and the fireworks of that night', () => {
  const usual = clockTime(frame?.end ?? 0)
  expect(ends({ from: '20:00', whole: true })).toBe('18:00')
  // Joined later, where nothing is lost by that.
  expect(ends({ from: '19:30', to: '22:00' })).toBe('18:00')
  expect(ends({ dates: ['2027-08-20', '2027-08-21'], from: '20:00' })).toBe(usual)
  expect(ends({ from: '20:00' }, 2)).toBe(usual)
  expect(ends({ from: '12:00' })).toBe(usual)
})

it('puts off a family’s dinner for the early evening of a feast', () => {
  const vienna = sampleDestination()
  const [any] = vienna.sights
  if (!frame || !any) throw new Error('no frame')
  const family = { ...request, kids: 1, wishes: { ages: [6] } }
  const day = frameDays(family).map((each) => atLocalHours(each, {}, family))[2]
  if (!day) throw new Error('no day')
  const until = (hours: string, party: typeof request = family, event = 'fair') => {
    const fair = { ...any, event, at: vienna.center, hours, closed: [], kids: 2, minutes: 90, stay: 90 }
    const { end, latestDinner } = withEarlyFeast(day, { ...vienna, sights: [fair] }, party)
    expect(latestDinner).toBeGreaterThanOrEqual(end)
    return clockTime(end)
  }
  const usual = clockTime(day.end)
  expect(until('17:45-21:00')).toBe('19:15')
  expect(until('17:45-21:00', request)).toBe(usual)
  expect(until('10:00-21:00')).toBe(usual)
  expect(until('19:00-23:00')).toBe(usual)
})
