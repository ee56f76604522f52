import { expect, it } from 'vitest'
import { openSight, sampleDestination } from '../../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../../test/support/sample-plan.ts'
import type { Evening, Sight } from '../../../../atlas/destination.ts'
import { besideJourneys } from '../beside-journeys.ts'
import { dayRoute } from '../../day-route.ts'
import { fillFreeHours } from './fill-free-hours.ts'
import { frameDays } from '../../frame.ts'
import { withMove } from '../../moved-frame.ts'
import { stopFor } from '../../party/party-likes.ts'
import { timesOf } from '../../search/times.ts'
import { stayTour } from '../stay-tour.ts'

const vienna = sampleDestination()
const sight = (id: string, changes: Partial<Sight> = {}) => openSight(id, { score: 6, ...changes })
const party = { tripType: 'sightseeing', adults: 2, kids: 0 } as const
const frames = frameDays(sampleRequest({ ...party, startDate: '2027-05-11', endDate: '2027-05-13' }))

function filled(own: Sight[], others: Sight[], kids = 0): string[] {
  const family = { ...party, kids }
  const stops = [...own, ...others].map((each) => stopFor(each, family))
  const days = fillFreeHours([[], own, []], { destination: vienna, frames, party: family, stops })
  return days[1]?.map(({ id }) => id) ?? []
}

it('fills a free afternoon with the best that was left out, after a day trip too, and not with just anything', () => {
  const trip = sight('trip', { daytrip: true, minutes: 240, at: [48.2, 16.9] })
  const others = [
    sight('poor', { score: 3 }),
    sight('good', { score: 7 }),
    sight('far', { at: [48.5, 16.4] }),
  ]
  expect(filled([trip], others)).toEqual(['trip', 'good'])
  expect(filled([sight('one')], others)).toEqual(expect.arrayContaining(['one', 'good']))
  expect(filled([{ ...trip, effort: 3 }], others)).toEqual(['trip'])
})

it('fills it with a playground where there are children', () => {
  const playground = sight('playground', { category: 'park', kids: 3, score: 3 })
  expect(filled([sight('one')], [playground])).toEqual(['one'])
  expect(filled([sight('one')], [playground], 1)).toEqual(expect.arrayContaining(['one', 'playground']))
})

it('fills no hour of a family with what is nothing for children', () => {
  const church = sight('church', { category: 'church', kids: 0, minutes: 45 })
  expect(filled([sight('one', { kids: 2 })], [church])).toEqual(expect.arrayContaining(['one', 'church']))
  expect(filled([sight('one', { kids: 2 })], [church], 1)).toEqual(['one'])
})

it('leaves a day of rest empty, but not that of arriving', () => {
  const stops = [sight('one'), sight('two'), sight('three')].map((each) => stopFor(each, party))
  const [arrival = [], full] = fillFreeHours([[], [], []], { destination: vienna, frames, party, stops })
  expect(arrival.length).toBeGreaterThan(0)
  expect(full).toEqual([])
})

it('takes one more on a day of moving on, for what is good and next door', () => {
  const moved = frames.map((frame, index) =>
    index === 1 ? withMove(frame, { mode: 'train', minutes: 240, km: 180, from: 'Graz' }) : frame,
  )
  const own = [sight('one'), sight('two'), sight('three')].map((each) => ({ ...each, minutes: 30 }))
  const filledWith = (other: Sight) => {
    const stops = [...own, other].map((each) => stopFor(each, party))
    return fillFreeHours([[], own, []], { destination: vienna, frames: moved, party, stops })[1]?.length
  }
  expect(moved[1]?.maxStops).toBe(3)
  expect(filledWith(sight('good', { score: 7 }))).toBe(4)
  expect(filledWith(sight('lesser', { score: 3 }))).toBe(3)
})

it('has an afternoon after a day trip and a stop, as long as the hours hold one', () => {
  const trip = sight('trip', { daytrip: true, minutes: 240, at: [48.2, 16.9] })
  const short = { minutes: 15 }
  const others = [sight('a', short), sight('b', short), sight('c', short)]
  expect(filled([trip, ...others.slice(0, 2)], others.slice(2))).toHaveLength(4)
})

it('has a few more than its pace where five short stops leave half a day, but not long ones nor another day’s neighbours', () => {
  const own = ['a', 'b', 'c', 'd', 'e'].map((id) => sight(id, { minutes: 30 }))
  expect(filled(own, [sight('good')])).toHaveLength(6)
  expect(filled(own, [sight('long', { minutes: 300 })])).toHaveLength(5)
  expect(filled(own, [sight('far', { at: [48.5, 16.4] })])).toHaveLength(5)
  const far: [number, number] = [vienna.center[0] + 0.015, vienna.center[1]]
  const apart = own.map((each) => ({ ...each, at: far }))
  const others = ['v', 'w', 'y'].map((id) => sight(id, { at: vienna.center, minutes: 30 }))
  const stops = [...apart, ...others, sight('x', { at: vienna.center })].map((each) => stopFor(each, party))
  const filledBeside = (other: Sight[], last = frames[2]) => {
    const days = last && [...frames.slice(0, 2), last]
    return days && fillFreeHours([[], apart, other], { destination: vienna, frames: days, party, stops })[1]
  }
  expect(filledBeside(others.slice(0, 2))).toHaveLength(5)
  // Where that day has no room for it, better here than not at all.
  expect(filledBeside(others, frames[2] && { ...frames[2], room: 3 })).toHaveLength(6)
})

it('has a morning before what begins late, and pays no more than a day of meals to fill it', () => {
  const late = sight('late', { minutes: 240, hours: '15:00-20:00' })
  expect(filled([late], [sight('good', { hours: '09:00-13:00' })])).toEqual(['good', 'late'])
  const own = ['a', 'b', 'c', 'd', 'e'].map((id) => sight(id, { minutes: 30 }))
  expect(filled(own, [sight('dear', { adult: 2 * (vienna.daily.food[1] ?? 0) })])).toHaveLength(5)
})

it('goes an hour further for something good in a whole afternoon, and gets nobody up for it', () => {
  const out = sight('out', { at: [vienna.center[0] + 0.05, vienna.center[1]] })
  expect(filled([sight('one')], [out])).toContain('out')
  expect(filled([sight('one')], [{ ...out, score: 4 }])).toEqual(['one'])
  const late = sight('late', { minutes: 240, hours: '15:00-20:00' })
  expect(filled([late], [sight('early', { best: [{ from: '07:00', to: '09:00' }] })])).toEqual(['late'])
})

it('sees something short after an early trip on a light day, and nothing but what is easy after a hard one', () => {
  const trip = sight('trip', { daytrip: true, minutes: 240, at: [48.2, 16.9] })
  const light = frames.map((frame) => ({ ...frame, maxStops: 1, room: 2 }))
  const seen = (own: Sight, other: Sight) => {
    const stops = [own, other].map((each) => stopFor(each, party))
    return fillFreeHours([[], [own], []], { destination: vienna, frames: light, party, stops })[1]?.length
  }
  expect(seen(trip, sight('good'))).toBe(2)
  const hard = { ...trip, effort: 3, at: vienna.center }
  expect(seen(hard, sight('steep', { effort: 2 }))).toBe(1)
  expect(seen(hard, sight('easy'))).toBe(2)
})

it('stays near the bags on the day of arrival where there is something', () => {
  const far = sight('far', { at: [48.2, 16.8] })
  const lastStarts = (sights: Sight[], wanted: string[] = []) => {
    const stops = sights.map((each) => stopFor(each, party))
    const tour = stayTour(vienna, stops, frames, party)
    return besideJourneys(tour, frames, sights, new Set(wanted)).days.map(({ closes }) => closes[0])
  }
  const [arrival, full] = lastStarts([far, sight('near')])
  expect(arrival).toBe(-1)
  expect(full).toBeGreaterThan(0)
  expect(lastStarts([far, sight('near', { score: 5 })])[0]).toBeGreaterThan(0)
  expect(lastStarts([far, sight('near')], ['far'])[0]).toBeGreaterThan(0)
})

it('rises early for what is best early only where the next stop follows soon', () => {
  const early = sight('early', {
    best: [{ from: '07:00', to: '08:00' }],
    minutes: 30,
    hint: { en: 'Quiet', de: 'Still' },
  })
  const startWith = (hours: string, first = early, high = 20) => {
    const stops = [first, sight('next', { hours })].map((each) => stopFor(each, party))
    const climate = { high: Array<number>(12).fill(high), low: [], sun: [], raindays: [] }
    const place = { ...vienna, climate }
    const found = frames[1] && dayRoute(place, frames[1], stops, party)
    return found && timesOf(found.tour, found.route).starts[0]
  }
  expect(startWith('always')).toBeLessThan(480)
  expect(startWith('11:00-18:00')).toBeGreaterThanOrEqual(540)
  const ruins = { ...early, category: 'ruins', setting: 'outdoor' } as const
  expect(startWith('11:00-18:00', ruins)).toBeGreaterThanOrEqual(540)
  expect(startWith('11:00-18:00', ruins, 34)).toBeLessThan(480)
})

it('fills no hole with what lies beside something that one has left for elsewhere', () => {
  const own = [sight('a', { minutes: 120 }), sight('b', { minutes: 120, at: [48.24, 16.42] })]
  const last = own.map((each, index) => ({
    ...each,
    best: [{ from: index ? '12:30' : '09:00', to: '15:00' }],
  }))
  expect(filled(last, [sight('beside-a', { hours: '15:30-20:00' })])).toHaveLength(2)
  expect(filled(last, [sight('elsewhere', { hours: '15:30-20:00', at: [48.22, 16.4] })])).toHaveLength(3)
})

it('leaves no hour empty of the one day that there is', () => {
  const dates = { startDate: '2027-05-12', endDate: '2027-05-12' }
  const [day] = frameDays(sampleRequest({ ...party, ...dates }))
  const own = ['a', 'b', 'c', 'd'].map((id) => sight(id, { minutes: 75 }))
  const stops = [...own, sight('e', { minutes: 60, score: 5 })].map((each) => stopFor(each, party))
  const short = day && { ...day, maxStops: 4, room: 5, roomMinutes: 420, end: 985, dinner: 1000 }
  if (!short) throw new Error('no day')
  const seen = (frame: typeof short) =>
    fillFreeHours([own], { destination: vienna, frames: [frame], party, stops })[0]?.length
  expect(seen(short)).toBe(5)
  expect(seen({ ...short, role: 'full' })).toBe(4)
})

it('sits out no hour beside what is good, and leaves a short evening to a performance', () => {
  const opera: Evening = {
    id: 'opera',
    name: { en: 'Opera', de: 'Oper' },
    at: vienna.center,
    kind: 'theatre',
    from: '19:30',
    to: '22:00',
    cost: 20,
    score: 7,
    hint: { en: 'Standing room.', de: 'Stehplatz.' },
  }
  const own = ['a', 'b', 'c', 'd', 'e'].map((id) => sight(id, { minutes: 75 }))
  const seen = (score: number, evenings: Evening[] = []) => {
    const stops = [...own, sight('f', { minutes: 30, score })].map((each) => stopFor(each, party))
    const short = frames.map((frame) => ({ ...frame, end: 1080, dinner: 1095 }))
    const destination = { ...vienna, evenings }
    return fillFreeHours([[], own, []], { destination, frames: short, party, stops })[1]?.length
  }
  expect(seen(5)).toBe(5)
  expect(seen(6)).toBe(6)
  expect(seen(6, [opera])).toBe(5)
  expect(seen(8, [opera])).toBe(6)
})
