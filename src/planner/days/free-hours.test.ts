import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { FoodPlace, Sight } from '../../atlas/destination.ts'
import type { PlanDay, PlanItem } from '../plan.ts'
import { withFreeHours } from './free-hours.ts'

const vienna = sampleDestination()
const [first] = vienna.sights
if (!first) throw new Error('no sights')
const [lat, lon] = vienna.center
const square: Sight = {
  ...first,
  id: 'square',
  name: { en: 'Old Square', de: 'Alter Platz' },
  at: vienna.center,
  category: 'square',
  setting: 'outdoor',
  hours: 'always',
  closed: [],
  price: 0,
  minutes: 30,
}
const request = sampleRequest({ startDate: '2027-05-05', endDate: '2027-05-07' })
const stop = (id: string, start: string, end: string, more: Partial<PlanItem> = {}): PlanItem => ({
  id: `2-${id}`,
  start,
  end,
  kind: 'sight',
  title: id,
  place: { id, name: id, lat, lon, verified: true },
  ...more,
})

const cafe: FoodPlace = {
  id: 'cafe',
  name: 'Café Central',
  at: vienna.center,
  kind: 'cafe',
  meals: [],
  cost: 5,
  hours: '08:00-24:00',
  eat: { en: 'Mint tea.', de: 'Minztee.' },
}

const about = { date: '2027-05-06', title: 'A day', base: { name: 'Vienna' }, wishes: { start: '09:00' } }
function climateOf(degrees: number) {
  const year = Array.from({ length: 12 }, () => degrees)
  return { high: year, low: year, raindays: year, sun: year }
}

function dayOf(
  items: PlanItem[],
  sights: Sight[],
  party = request,
  used = new Set<string>(),
  more: Partial<typeof vienna> = {},
): PlanItem[] {
  const day: PlanDay = { ...about, items }
  const destination = { ...vienna, sights, food: [], ...more }
  return withFreeHours([day], () => destination, party, 1, used)[0]?.items ?? []
}

it('names a gap between two entries, with something near that no day holds', () => {
  const items = dayOf([stop('palace', '14:00', '15:00'), stop('tower', '17:00', '18:00')], [square])
  expect(items.map(({ kind }) => kind)).toEqual(['sight', 'free', 'sight'])
  expect(items[1]).toMatchObject({ start: '15:10', end: '16:50', title: 'Free time' })
  expect(items[1]?.why).toContain('Old Square')
})

it('names a museum where many hours are left, unless it is shut then or dear', () => {
  const museum: Sight = { ...square, id: 'museum', name: { en: 'Museum', de: 'Museum' }, category: 'museum' }
  const open: Sight = { ...museum, setting: 'indoor', hours: '10:00-17:00', price: 2, minutes: 60 }
  const said = (sight: Sight) =>
    dayOf([stop('palace', '13:00', '14:00'), stop('tower', '18:00', '19:00')], [sight])[1]?.why
  expect(said(open)).toMatch(/minutes away.*Museum/)
  for (const change of [{ hours: '10:00-14:30' }, { price: 3 as const }, { closed: ['thu' as const] }])
    expect(said({ ...open, ...change })).not.toContain('Museum')
})

it('words each rest of a trip anew', () => {
  const items = [stop('palace', '10:00', '12:00'), stop('tower', '14:00', '15:00')]
  const days = [6, 7, 8].map((day) => ({ ...about, date: `2027-05-0${day}`, items }))
  const told = withFreeHours(days, () => ({ ...vienna, sights: [], food: [] }), request, 1)
  const said = told.map((day) => day.items[1]?.why)
  expect(said).not.toContain(undefined)
  expect(new Set(said).size).toBe(3)
})

it('counts the way to the next entry as no gap', () => {
  const travel = { mode: 'transit', minutes: 60, km: 12 } as const
  const itemsAt = (start: string) =>
    dayOf([stop('palace', '14:00', '15:00'), stop('tower', start, '18:00', { travel })], [])
  expect(itemsAt('16:40')).toHaveLength(2)
  expect(itemsAt('16:45')[1]).toMatchObject({ start: '15:05', end: '15:40' })
})

it('suggests nothing that the plan holds already', () => {
  const items = dayOf([stop('square', '14:00', '15:00'), stop('tower', '17:00', '18:00')], [square])
  expect(items[1]?.why).toMatch(/where you stay.*after that: tower/)
})

it('lingers on a beach by day in mild air, and neither in a square, on a trail nor on a guided trip', () => {
  const why = (sight: Sight, until: string, degrees = 25) => {
    const stops = [stop('square', '14:00', '15:00'), stop('tower', until, '22:00')]
    return dayOf(stops, [sight], request, new Set(), { climate: climateOf(degrees) })[1]?.why
  }
  const beach: Sight = { ...square, category: 'beach' }
  const stays = /stay .*: square/
  expect(why(beach, '17:00')).toMatch(stays)
  for (const told of [why(square, '17:00'), why(beach, '17:00', 13), why(beach, '21:30')])
    expect(told).not.toMatch(stays)
  const reach = { mode: 'tour' as const, minutes: 60 }
  for (const change of [{ activity: 'hike' as const }, { reach }, { setting: 'indoor' as const }])
    expect(why({ ...beach, ...change }, '17:00')).not.toMatch(stays)
})

it('finds the same hours once more where they are told already, in the other language too', () => {
  const told = dayOf([stop('palace', '14:00', '15:00'), stop('tower', '17:00', '18:00')], [square])
  const again = dayOf(told, [square], { ...request, language: 'de' })
  expect(again.map(({ id }) => id)).toEqual(told.map(({ id }) => id))
  expect(again[1]?.title).toBe('Freie Zeit')
})

it('leaves the way back from far out free, after a lunch without a table too', () => {
  const far = { id: 'falls', name: 'Falls', lat: lat + 1, lon, verified: true }
  const lunch: PlanItem = { id: '2-lunch', start: '12:30', end: '13:30', kind: 'meal', title: 'Lunch' }
  const bags: PlanItem = { id: '2-out', start: '15:30', end: '16:00', kind: 'transfer', title: 'Leave' }
  const told = (leave: PlanItem) => dayOf([stop('falls', '10:00', '12:30', { place: far }), lunch, leave], [])
  expect(told(bags)).toHaveLength(3)
  expect(told({ ...bags, id: '2-car-departure' })[2]?.kind).toBe('free')
})

it('sends nobody for a walk in the heat of a noon', () => {
  const items = [stop('palace', '12:00', '12:30'), stop('tower', '15:30', '17:00')]
  const told = dayOf(items, [square], request, new Set(), { climate: climateOf(34) })
  expect(told[1]?.why).toContain('hottest hours')
})

it('speaks of what has been seen, however the entry after it is called, and never as if one had been where one goes', () => {
  const unnamed = stop('lunch', '12:00', '13:00', { kind: 'meal' })
  delete unnamed.place
  const later = stop('tower', '17:00', '18:00')
  expect(dayOf([stop('palace', '10:00', '11:30'), unnamed, later], [])[2]?.why).toContain('after that: tower')
  expect(dayOf([unnamed, later], [])[1]?.why).toContain('After that: tower')
})

it('calls nothing close by that lies at the far end of the way to the next entry', () => {
  const goal = { id: 'tower', name: 'tower', lat: lat + 0.1, lon, verified: true }
  const items = [stop('palace', '14:00', '15:00'), stop('tower', '18:00', '19:00', { place: goal })]
  const day = { ...about, items }
  const why = (at: FoodPlace['at']) => {
    const destination = { ...vienna, sights: [], food: [{ ...cafe, at }] }
    return withFreeHours([day], () => destination, request, 1)[0]?.items[1]?.why
  }
  expect(why([lat, lon])).toContain('close by')
  expect(why([lat + 0.1, lon])).not.toContain('close by')
})

it('suggests nothing that an earlier stay of the trip has held or suggested', () => {
  const destination = { ...vienna, sights: [square] }
  const items = [stop('palace', '10:00', '12:00'), stop('tower', '14:00', '15:00')]
  const day: PlanDay = { date: '2027-05-06', title: 'A day', base: { name: 'Vienna' }, items }
  const used = new Set<string>()
  const why = (first: number) =>
    withFreeHours([day], () => destination, request, first, used)[0]?.items[1]?.why
  expect(why(1)).toContain('Old Square')
  expect(why(4)).not.toContain('Old Square')
})

it('sends nobody back to a room that is given up', () => {
  const bags: PlanItem = { id: '2-out', start: '17:00', end: '17:30', kind: 'transfer', title: 'Leave' }
  const pauseIn = (...items: PlanItem[]) =>
    dayOf([...items, bags], []).find(({ kind }) => kind === 'free')?.why
  expect(pauseIn(stop('palace', '14:00', '15:00'))).toContain('before the journey')
  // Before what is still to see it is no farewell, and no room to rest in either.
  const morning = pauseIn(stop('palace', '09:00', '10:00'), stop('tower', '11:30', '16:45'))
  expect(morning).not.toMatch(/before the journey|where you stay/)
})

it('leads to no café before the fast is broken where they are shut by day', () => {
  const fast = {
    id: 'fast',
    name: { en: 'The fast', de: 'Die Fasten' },
    kind: 'religious' as const,
    about: { en: 'A fast.', de: 'Ein Fasten.' },
    programme: [],
    crowds: 1,
    spans: [{ from: '2027-05-01', to: '2027-05-30' }],
    cafes: '18:00-24:00',
  }
  const pause = (start: string, end: string, events: (typeof fast)[], turn = 1, last?: PlanItem) => {
    const items = [stop('palace', '10:00', start), last ?? stop('tower', end, '23:00')]
    const day: PlanDay = { date: '2027-05-06', title: 'A day', base: { name: 'Vienna' }, items }
    const destination = { ...vienna, sights: [], food: [cafe], events }
    return withFreeHours([day], () => destination, request, turn)[0]?.items[1]?.why
  }
  expect(pause('15:00', '17:00', [])).toContain('Café Central')
  expect(pause('15:00', '17:00', [fast])).not.toContain('Café Central')
  expect(pause('18:30', '20:30', [fast])).toContain('Café Central')
  // Nor is a coffee spoken of, or a drink.
  for (const turn of [1, 2]) expect(pause('15:00', '17:00', [fast], turn)).not.toMatch(/drink|coffee/)
  const leave: PlanItem = { ...stop('bags', '17:00', '17:30'), kind: 'transfer' }
  expect(pause('15:00', '17:00', [fast], 1, leave)).not.toMatch(/drink|coffee/)
})

it('sends nobody on the long way back before what follows close by', () => {
  const at = (id: string, north: number) => ({ id, name: id, lat: lat + north, lon, verified: true })
  const castle = (north: number) => stop('castle', '14:00', '15:00', { place: at('castle', north) })
  const inn = (north: number, from = '18:00') => stop('inn', from, '19:00', { place: at('inn', north) })
  expect(dayOf([castle(1), inn(1)], [])[1]?.why).toContain('look around before')
  expect(dayOf([castle(1), inn(0)], [])[1]?.why).toMatch(/start back|way back/)
  expect(dayOf([castle(0.03), inn(0.03, '16:40')], [])[1]?.why).toContain('look around before')
})

it('ends with one stop where the name of the next house has its own', () => {
  const items = dayOf([stop('palace', '14:00', '15:00'), stop('Hopfen & Co.', '16:00', '18:00')], [])
  expect(items[1]?.why).toMatch(/Hopfen & Co\.$/)
  expect(items[1]?.why).not.toContain('..')
})
