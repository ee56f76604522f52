import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import type { Sight } from '../../../atlas/destination.ts'
import { frameDays } from '../frame.ts'
import { afterLastNight, afterLateNight, afterLateNights, lateEvening } from './late-night.ts'
import { stopFor } from '../party/party-likes.ts'
import { frameAsWished } from '../stay/day-wishes.ts'
import { stayTour } from '../stay/stay-tour.ts'

const vienna = sampleDestination()
const [first] = vienna.sights
if (!first) throw new Error('no sights')
const request = sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-14' })
const [arrival, morning = missing(), next = missing()] = frameDays(request)
function missing(): never {
  throw new Error('no full day')
}

const rested = afterLateNight(morning)

const park: Sight = { ...first, id: 'park', at: vienna.center, hours: 'always', closed: [], minutes: 60 }
const market: Sight = { ...park, id: 'market', best: [{ from: '07:00', to: '09:30' }] }

/** When a visit begins at the soonest on the day after a late night; undefined where it is for another. */
function opens(sight: Sight, frames = [rested, next]): number | undefined {
  const { days } = stayTour(vienna, [stopFor(sight, request)], frames, request, { onlyBest: true })
  const [from = 0, to = 0] = [days[0]?.opens[0], days[0]?.closes[0]]
  return from <= to ? from : undefined
}

it('begins a day some two hours later after a night that lasts until midnight', () => {
  expect(opens(park, [morning, next])).toBe(540)
  expect(opens(park)).toBe(660)
  expect(arrival && afterLateNight(arrival)).toBe(arrival)
})

it('leaves what is best early to another day, and gets up for what has none', () => {
  expect(opens(market)).toBeUndefined()
  expect(opens(market, [rested])).toBeLessThan(540)
  expect(opens({ ...market, event: 'feast' })).toBeLessThan(540)
})

it('begins when the traveller says', () => {
  expect(frameAsWished(rested, {}).start).toBe(660)
  expect(frameAsWished(rested, { start: '09:00' }).start).toBe(540)
  expect(opens(market, [frameAsWished(rested, { start: '10:00' })])).toBeUndefined()
})

const fireworks = {
  id: 'fireworks',
  name: { en: 'Fireworks', de: 'Feuerwerk' },
  at: vienna.center,
  kind: 'show' as const,
  from: '22:45',
  to: '24:00',
  hint: { en: 'From the bank.', de: 'Vom Ufer aus.' },
}
function nightUntil(end: string) {
  const item = { id: '1-fireworks', start: '22:00', end, kind: 'evening' as const, title: 'Fireworks' }
  return { items: [{ ...item, place: { id: 'fireworks', name: 'Fireworks', verified: true } }] }
}

it('knows the evening that ends about midnight', () => {
  expect(lateEvening(nightUntil('23:55'), { evenings: [fireworks] })?.id).toBe('fireworks')
  expect(lateEvening(nightUntil('23:00'), { evenings: [fireworks] })).toBeUndefined()
})

it('moves on later after a late night, but for what is held on that day', () => {
  const leaves = (end: string, to = { sights: [park] }) =>
    afterLastNight(morning, nightUntil(end), { evenings: [fireworks] }, to).opens
  expect(leaves('23:55')).toBe(morning.opens + 60)
  expect(leaves('23:00')).toBe(morning.opens)
  expect(leaves('23:55', { sights: [{ ...park, event: 'easter' }] })).toBe(morning.opens)
})

it('does not pay by day for what the night has shown', () => {
  const sun = { ...fireworks, event: 'midnight-sun', cost: 40, visits: 'park' }
  const planned = [nightUntil('24:00'), { items: [] }].map((day) => ({
    ...day,
    date: '',
    title: '',
    base: { name: '' },
  }))
  const sightsAfter = (evening: typeof fireworks) => {
    const found = afterLateNights(planned, [morning, next], { evenings: [evening], sights: [park, market] })
    return found?.destination.sights.map(({ id }) => id)
  }
  expect(sightsAfter(sun)).toEqual(['market'])
  expect(sightsAfter(fireworks)).toEqual(['park', 'market'])
})
