import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import type { Evening } from '../../../atlas/destination.ts'
import { minutesOfDay } from '../../../platform/clock-time.ts'
import { frameDays } from '../frame.ts'
import { NOTHING_TAKEN, SEEN } from '../taken.ts'
import { planEvening } from './plan-evening.ts'

const vienna = sampleDestination()
const opera: Evening = {
  id: 'opera',
  name: { en: 'Opera', de: 'Oper' },
  at: [vienna.center[0], vienna.center[1]],
  kind: 'theatre',
  from: '19:30',
  to: '22:30',
  hint: { en: 'Sit high up.', de: 'Oben sitzen.' },
}
const party = { tripType: 'sightseeing', adults: 2, kids: 0 } as const
const frame = frameDays(sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-14' }))[1]

function evenings(place: Partial<typeof vienna>, kids = 0, dinnerEnds = '20:15', age = 4) {
  if (!frame) throw new Error('no frame')
  const end = minutesOfDay(dinnerEnds)
  const dinner = { kind: 'dinner', start: end - 75, end } as const
  const family = { ...party, kids, ...(kids > 0 && { wishes: { ages: [age] } }) }
  return planEvening([dinner], { ...vienna, ...place }, frame, family, NOTHING_TAKEN)
}

/** The hours of the evening after a dinner that ends then. */
function after(dinnerEnds: string, evening: Evening): [number, number] | undefined {
  if (!frame) throw new Error('no frame')
  const end = minutesOfDay(dinnerEnds)
  const dinner = { kind: 'dinner', start: end - 75, end } as const
  const place = { ...vienna, evenings: [evening] }
  const item = planEvening([dinner], place, frame, party, NOTHING_TAKEN)
  return item && [item.start, item.end]
}

it('enters a performance at its start and stays to its end', () => {
  expect(after('19:15', opera)).toEqual([minutesOfDay('19:30'), minutesOfDay('22:30')])
  expect(after('20:45', opera)).toBeUndefined()
})

it('leaves time before the curtain to who has booked a seat', () => {
  expect(after('19:15', { ...opera, booking: true })?.[0]).toBe(minutesOfDay('19:30'))
  expect(after('19:25', { ...opera, booking: true })).toBeUndefined()
})

it('drops in late where music goes on all evening, and where nobody pays', () => {
  const cellar: Evening = { ...opera, kind: 'concert', cost: 1, from: '20:00', to: '24:00' }
  expect(after('20:45', cellar)?.[0]).toBe(minutesOfDay('20:45'))
  const fountains: Evening = { ...opera, kind: 'show', from: '20:00', to: '22:00' }
  expect(after('20:45', fountains)?.[0]).toBe(minutesOfDay('20:45'))
})

it('stays away on a day on which a feast shuts the house', () => {
  expect(after('19:15', { ...opera, closedOn: ['2027-05-11'] })).toBeDefined()
  expect(after('19:15', { ...opera, closedOn: ['2027-05-12'] })).toBeUndefined()
})

const square = vienna.sights.map((sight) => ({
  ...sight,
  at: vienna.center,
  category: 'square' as const,
  hours: 'always',
  setting: 'outdoor' as const,
  kids: 1,
}))

it('ends an evening with a walk near the table where nothing is on, but not where one takes a car at night', () => {
  const [walk] = square.filter(({ adult, daytrip, activity }) => !adult && !daytrip && !activity)
  const sights = walk ? [walk] : []
  expect(evenings({ evenings: [], sights })?.evening?.id).toBe(walk?.id)
  expect(evenings({ evenings: [opera], sights }, 0, '19:15')?.evening?.id).toBe('opera')
  expect(evenings({ evenings: [], sights, country: 'ZA' })).toBeUndefined()
  // Small children go straight to bed, bigger ones walk home.
  expect(evenings({ evenings: [opera], sights }, 1, '20:20')).toBeUndefined()
  expect(evenings({ evenings: [opera], sights }, 1, '20:20', 9)?.evening?.id).toBe(walk?.id)
})

it('walks after dinner where no other day leads', () => {
  if (!frame) throw new Error('no frame')
  const [first, second] = square.filter(({ adult, daytrip, activity }) => !adult && !daytrip && !activity)
  if (!first || !second) throw new Error('no sights')
  const end = minutesOfDay('20:15')
  const dinner = { kind: 'dinner', start: end - 75, end } as const
  const walkAmong = (sights: typeof square, seenOn: string) => {
    const taken = new Map([[SEEN + first.id, seenOn]])
    return planEvening([dinner], { ...vienna, evenings: [], sights }, frame, party, taken)?.evening?.id
  }
  expect(walkAmong([first, second], '2027-05-11')).toBe(second.id)
  expect(walkAmong([first], '2027-05-10')).toBeUndefined()
  expect(walkAmong([first], '2027-05-13')).toBeUndefined()
})

it('lets children walk home by a promenade of the place before any other street', () => {
  const promenade: Evening = {
    ...opera,
    id: 'quay',
    kind: 'promenade',
    from: '18:00',
    to: '24:00',
    kids: true,
  }
  const found = evenings({ evenings: [promenade], sights: square }, 1, '20:20', 9)
  expect([found?.evening?.id, found?.end]).toEqual(['quay', minutesOfDay('21:30')])
  expect(evenings({ evenings: [{ ...promenade, kids: false }], sights: [] }, 1, '20:20', 9)).toBeUndefined()
})

it('shows small children something on the way home where the country dines late, and nothing where it does not', () => {
  if (!frame) throw new Error('no frame')
  const market: Evening = {
    ...opera,
    id: 'market',
    kind: 'night-market',
    from: '18:00',
    to: '24:00',
    kids: true,
  }
  const family = { ...party, kids: 1, wishes: { ages: [4] } }
  const place = { ...vienna, evenings: [market], sights: [] }
  const dinner = { kind: 'dinner', start: minutesOfDay('19:30'), end: minutesOfDay('20:45') } as const
  const ends = (dines: string) =>
    planEvening([dinner], place, { ...frame, dinner: minutesOfDay(dines) }, family, NOTHING_TAKEN)?.end
  expect(ends('19:30')).toBe(minutesOfDay('21:30'))
  expect(ends('18:00')).toBeUndefined()
})

it('crosses no town for an evening that is like others', () => {
  const far = {
    ...opera,
    kind: 'bar' as const,
    from: '18:00',
    to: '24:00',
    at: [vienna.center[0] + 0.045, vienna.center[1]] as [number, number],
  }
  expect(evenings({ evenings: [far], sights: [] })).toBeUndefined()
  expect(evenings({ evenings: [{ ...far, score: 9 }], sights: [] })?.evening?.id).toBe('opera')
})

it('goes back to no place of the same day, but for an event', () => {
  if (!frame) throw new Error('no frame')
  const [wheel] = square
  if (!wheel) throw new Error('no sight')
  const day = [
    { kind: 'sight', start: minutesOfDay('15:00'), end: minutesOfDay('16:00'), sight: wheel },
    { kind: 'dinner', start: minutesOfDay('18:00'), end: minutesOfDay('19:15') },
  ] as const
  const evening = (each: Evening) =>
    planEvening(day, { ...vienna, evenings: [each], sights: [] }, frame, party, NOTHING_TAKEN)?.evening
  expect(evening({ ...opera, kind: 'view' })).toBeUndefined()
  expect(evening({ ...opera, kind: 'view', event: 'lights' })).toBeDefined()
  // What shows the very sight of that day is not told again.
  expect(evening({ ...opera, kind: 'view', event: 'lights', visits: wheel.id })).toBeUndefined()
})

it('goes further for a feast than for any other evening, and sees a play of it from the start', () => {
  const play: Evening = {
    ...opera,
    kind: 'show',
    from: '20:00',
    to: '22:30',
    event: 'pirates',
    at: [vienna.center[0] + 0.14, vienna.center[1]],
  }
  const { event: _, ...usual } = play
  expect(evenings({ evenings: [{ ...usual, score: 9 }], sights: [] })).toBeUndefined()
  const seen = evenings({ evenings: [play], sights: [] }, 0, '18:45')
  expect(seen?.travel?.minutes).toBeGreaterThan(30)
  expect([seen?.start, seen?.end]).toEqual([minutesOfDay('20:00'), minutesOfDay('21:15')])
  const whole = { ...play, whole: true as const }
  expect(evenings({ evenings: [whole], sights: [] }, 0, '18:45')?.end).toBe(minutesOfDay('22:30'))
  expect(evenings({ evenings: [whole], sights: [] }, 0, '20:15')).toBeUndefined()
})

it('leads up steps or a hill in the evening only who goes there by day', () => {
  const found = (changes: Partial<Evening>, mobility?: 'little-walking' | 'step-free') => {
    if (!frame) throw new Error('no frame')
    const dinner = { kind: 'dinner', start: minutesOfDay('17:45'), end: minutesOfDay('19:00') } as const
    const place = { ...vienna, sights: [], evenings: [{ ...opera, ...changes }] }
    const travellers = { ...party, ...(mobility && { wishes: { mobility } }) }
    return planEvening([dinner], place, frame, travellers, NOTHING_TAKEN)?.evening?.id
  }
  expect(found({ stepFree: false, effort: 2 })).toBe('opera')
  expect(found({ stepFree: false }, 'step-free')).toBeUndefined()
  expect(found({ stepFree: false }, 'little-walking')).toBe('opera')
  expect(found({ effort: 2 }, 'little-walking')).toBeUndefined()
})

it('sits up in no bar after a flight over an ocean, but walks by the lamps', () => {
  if (!frame) throw new Error('no frame')
  const dinner = { kind: 'dinner', start: minutesOfDay('19:00'), end: minutesOfDay('20:15') } as const
  const cellar: Evening = { ...opera, id: 'cellar', kind: 'concert', cost: 1, from: '20:00', to: '24:00' }
  const lamps: Evening = {
    ...cellar,
    id: 'lamps',
    kind: 'lights',
    at: [vienna.center[0] + 0.004, vienna.center[1]],
  }
  const on = (tired: boolean, ...all: Evening[]) =>
    planEvening(
      [dinner],
      { ...vienna, sights: [], evenings: all },
      { ...frame, ...(tired && { tired: true as const }) },
      party,
      NOTHING_TAKEN,
    )?.evening?.id
  expect(on(false, cellar, lamps)).toBe('cellar')
  expect(on(true, cellar, lamps)).toBe('lamps')
  expect(on(true, cellar)).toBeUndefined()
  expect(on(true, { ...cellar, score: 9 })).toBe('cellar')
})
