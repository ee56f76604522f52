import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import type { Sight } from '../../../atlas/destination.ts'
import { frameDays } from '../frame.ts'
import type { Party } from '../party/party-likes.ts'
import { scheduleStay } from './schedule-stay.ts'

const vienna = sampleDestination()
const [first] = vienna.sights
if (!first) throw new Error('no sights')
const sight = (id: string, changes: Partial<Sight>): Sight => ({
  ...first,
  id,
  closed: [],
  hours: 'always',
  minutes: 90,
  ...changes,
})

function visited(startDate: string, endDate: string, sights: Sight[]): string[][] {
  const party = { tripType: 'relaxed', adults: 2, kids: 0 } as const
  const request = sampleRequest({ ...party, startDate, endDate })
  const frames = frameDays(request)
  const days = scheduleStay({ destination: { ...vienna, sights }, frames, party, seed: 1, patience: 40 })
  return days.map((day) => day.map(({ id }) => id))
}

it('goes to a museum rather than to the beach in January, and the other way round in July', () => {
  const beach = sight('beach', { category: 'beach', score: 8, minutes: 300 })
  const museum = sight('museum', { category: 'museum', score: 6, minutes: 300 })
  expect(visited('2027-01-13', '2027-01-13', [beach, museum])).toEqual([['museum']])
  expect(visited('2027-07-14', '2027-07-14', [beach, museum])).toEqual([['beach']])
})

it('sets out on no day trip on the day of arrival', () => {
  const trip = sight('trip', { daytrip: true, score: 10, minutes: 120, at: [48.3, 16.6] })
  const [arrival] = visited('2027-05-11', '2027-05-13', [trip])
  expect(arrival).toEqual([])
})

it('visits what is to be shut before that, and never while it is', () => {
  const shut = { from: '2027-05-12', to: '2027-05-13' }
  const palace = sight('palace', { score: 10, shut })
  const others = ['b', 'c', 'd'].map((id) => sight(id, { score: 5 }))
  const days = visited('2027-05-11', '2027-05-13', [palace, ...others])
  expect(days[0]).toContain('palace')
  expect(visited('2027-05-12', '2027-05-13', [palace, ...others]).flat()).toHaveLength(3)
  expect(visited('2027-05-12', '2027-05-14', [palace]).map((day) => day.length)).toEqual([0, 0, 1])
  expect(visited('2027-05-20', '2027-05-20', [sight('old', { shut: { from: '2027-01-01' } })])).toEqual([[]])
})

it('comes when the doors open that weekday and that month', () => {
  const church = sight('church', {
    score: 10,
    exceptions: [{ days: ['sun'], hours: '16:00-18:00' }, { months: [1] }],
  })
  const others = ['b', 'c', 'd'].map((id) => sight(id, { score: 5 }))
  const [sunday] = visited('2027-05-16', '2027-05-16', [church, ...others])
  expect(sunday?.at(-1)).toBe('church')
  expect(visited('2027-01-12', '2027-01-13', [church, ...others]).flat()).not.toContain('church')
})

it('spreads few sights over a long stay with days to rest between, the best days first', () => {
  const few = [3, 9, 4, 8, 5, 7].map((score) => sight(`s${score}`, { score }))
  const days = visited('2027-05-01', '2027-05-14', few)
  const lengths = days.map((day) => day.length)
  expect(days.flat()).toHaveLength(6)
  expect(lengths.filter((length) => length > 0).length).toBeGreaterThanOrEqual(5)
  expect(lengths.findLastIndex((length) => length > 0)).toBeGreaterThan(7)
  const full = days.slice(1, -1).filter(({ length }) => length > 0)
  const worth = full.map((day) => day.reduce((sum, id) => sum + 1.6 ** Number(id.slice(1)), 0))
  expect(worth).toEqual(worth.toSorted((a, b) => b - a))
})

it('leaves out no sight for the sake of rest', () => {
  const town = Array.from({ length: 12 }, (_, index) => sight(`s${index}`, { score: 5 }))
  const trips = [1, 2, 3].map((index) =>
    sight(`trip${index}`, { daytrip: true, minutes: 300, at: [48.2 + index / 10, 16.9] }),
  )
  const days = visited('2027-05-01', '2027-05-28', [...town, ...trips])
  expect(days.flat()).toHaveLength(15)
  expect(days.filter(({ length }) => length === 0).length).toBeGreaterThan(10)
})

it('goes on no far day trip before the journey home', () => {
  const trip = sight('trip', { daytrip: true, score: 10, minutes: 120, at: [48.2, 17.2] })
  const days = visited('2027-05-11', '2027-05-13', [trip])
  expect(days[2]).toEqual([])
  expect(days[1]).toEqual(['trip'])
})

it('goes to no show that lasts longer than the day, unless that is its hour', () => {
  const show = (times: string[], changes: Partial<Sight> = {}) =>
    sight('show', { score: 10, minutes: 75, starts: [{ times }], ...changes })
  expect(visited('2027-07-14', '2027-07-14', [show(['17:00'])])).toEqual([['show']])
  expect(visited('2027-07-14', '2027-07-14', [show(['19:00'])])).toEqual([[]])
})

it('leaves out what is made for children rather than what the place is known for', () => {
  const known = sight('known', { score: 10, kids: 1, minutes: 180 })
  const others = ['b', 'c', 'd', 'e', 'f', 'g'].map((id) => sight(id, { score: 8, kids: 3 }))
  const party = { tripType: 'sightseeing', adults: 2, kids: 2 } as const
  const frames = frameDays(sampleRequest({ ...party, startDate: '2027-05-11', endDate: '2027-05-12' }))
  const destination = { ...vienna, sights: [known, ...others] }
  const days = scheduleStay({ destination, frames, party, seed: 1, patience: 40 })
  expect(days.flat()).toContain(known)
})

it('climbs no mountain on the day of leaving, and no visit takes that day', () => {
  const peak = sight('peak', { score: 10, effort: 3, activity: 'hike', minutes: 200 })
  const cave = sight('cave', { score: 9, minutes: 120 })
  const days = visited('2027-07-14', '2027-07-16', [peak, cave])
  expect(days[2]).not.toContain('peak')
  expect(days.flat()).toContain('peak')
})

it('takes the boat that leaves when the day begins, where the next one would cost the lunch', () => {
  const boat = sight('boat', { score: 10, minutes: 120, starts: [{ times: ['10:00', '12:15'] }] })
  expect(visited('2027-07-14', '2027-07-14', [boat])).toEqual([['boat']])
})

it('sets out on a day trip first thing, not after a stroll through town', () => {
  const trip = sight('trip', { daytrip: true, score: 9, minutes: 180, at: [48.45, 16.37] })
  const town = [...'abcdefghij'].map((id) => sight(id, { score: 7, minutes: 45 }))
  const days = visited('2027-05-11', '2027-05-14', [trip, ...town])
  expect(days.find((day) => day.includes('trip'))?.[0]).toBe('trip')
})

it('takes what is near by rather than what lies across town and is hardly worth more', () => {
  const near = ['a', 'b', 'c', 'd'].map((id) => sight(id, { score: 5, minutes: 60 }))
  const far = sight('far', { score: 6, minutes: 60, at: [48.35, 16.55] })
  const [day] = visited('2027-05-11', '2027-05-11', [...near, far])
  expect(day).not.toContain('far')
})

it('sees little else on the day of a trip out of town', () => {
  const trip = sight('trip', { daytrip: true, score: 9, minutes: 240, at: [48.35, 16.37] })
  const town = [...'abcdefghijklmn'].map((id) => sight(id, { score: 7, minutes: 20 }))
  const days = visited('2027-05-11', '2027-05-14', [trip, ...town])
  expect(days.find((day) => day.includes('trip'))?.length).toBeLessThanOrEqual(2)
})

it('goes out of town once in a stay of a week, however much there is to see in it', () => {
  const trip = sight('trip', { daytrip: true, score: 7, minutes: 240, at: [48.45, 16.37] })
  const town = [...'abcdefghijklmnopqrst'].map((id) => sight(id, { score: 6, minutes: 75 }))
  expect(visited('2027-05-11', '2027-05-17', [trip, ...town]).flat()).toContain('trip')
})

it('keeps a treat for who travels in luxury, or asks for it', () => {
  const sights = [sight('flight', { treat: true, name: { en: 'Flight', de: 'Flug' } })]
  const visits = (changes: Partial<Party>) => {
    const party: Party = { tripType: 'sightseeing', adults: 2, kids: 0, budget: 'comfort', ...changes }
    const frames = frameDays(sampleRequest({ ...party, startDate: '2027-05-12', endDate: '2027-05-12' }))
    const destination = { ...vienna, sights }
    return scheduleStay({ destination, frames, party, seed: 1, patience: 40 }).flat().length
  }
  expect(visits({})).toBe(0)
  expect(visits({ budget: 'luxury' })).toBe(1)
  expect(visits({ wishes: { mustSees: ['Flight'] } })).toBe(1)
})

it('joins no boat tour on the day of leaving that is back just before one leaves', () => {
  const boat = sight('boat', {
    daytrip: true,
    score: 10,
    minutes: 300,
    starts: [{ times: ['09:00'] }],
    shut: { from: '2027-05-10', to: '2027-05-12' },
  })
  expect(visited('2027-05-11', '2027-05-13', [boat, sight('museum', {})])[2]).not.toContain('boat')
  const early = { ...boat, minutes: 150 }
  expect(visited('2027-05-11', '2027-05-13', [early])[2]).toContain('boat')
})
