import { expect, it } from 'vitest'
import type { Destination, Sight } from '../../../src/atlas/destination.ts'
import type { Plan, PlanDay, PlanItem, PlanRequest } from '../../../src/planner/plan.ts'
import { unknownDestination } from '../../../src/planner/atlas/unknown-destination.ts'
import {
  activeDays,
  bigMuseumsPerKidsDay,
  daysWithStop,
  fillers,
  lunchInLocalHours,
  mealsNamed,
  openDayBesideMustSee,
} from './days.ts'
import { againstOwnHint, atBestHour, inDaylight } from './light.ts'
import { neighboursSplit } from './neighbours.ts'
import { partyPrice, priceErrors } from './prices.ts'
import type { Trip } from './visits.ts'
import { eventsNamed, repeatedSentences } from './words.ts'

const BASE = { id: 'here', name: 'Here', lat: 48.2, lon: 16.37, timeZone: 'Europe/Vienna' }

function sight(id: string, changes: Partial<Sight> = {}): Sight {
  return {
    id,
    name: { en: id, de: id },
    at: [48.2, 16.37],
    category: 'monument',
    minutes: 60,
    hours: '09:00-18:00',
    price: 0,
    setting: 'outdoor',
    kids: 1,
    score: 6,
    hint: { en: 'A stone.', de: 'Ein Stein.' },
    ...changes,
  }
}

function item(kind: PlanItem['kind'], start: string, end: string, changes: Partial<PlanItem> = {}): PlanItem {
  return { id: `1-${kind}-${start}`, kind, start, end, title: kind, ...changes }
}

function stop(id: string, start: string, end: string, changes: Partial<PlanItem> = {}): PlanItem {
  return item('sight', start, end, { title: id, place: { id, name: id, verified: true }, ...changes })
}

/** Full days in a row; the ends of the trip are not told of. */
function trip(
  items: readonly PlanItem[][],
  sights: Sight[],
  changes: {
    request?: Partial<PlanRequest>
    destination?: Partial<Destination>
    day?: Partial<PlanDay>
  } = {},
): Trip {
  const here = { ...unknownDestination('Here', 48.2, 16.37), id: 'here', sights, ...changes.destination }
  const days = items.map((each, index): PlanDay => ({
    date: `2027-06-1${index + 4}`,
    title: `Day ${index + 1}`,
    base: BASE,
    items: each,
    ...changes.day,
  }))
  const plan = {
    language: 'en',
    destination: { id: 'here', name: 'Here', currency: 'EUR' },
    summary: 'Some days.',
    tips: [],
    days,
    budget: { currency: 'EUR' },
  } as unknown as Plan
  const request: PlanRequest = {
    startLocation: 'There',
    destination: 'Here',
    adults: 2,
    kids: 0,
    startDate: '2027-06-13',
    endDate: '2027-06-18',
    budget: 'comfort',
    tripType: 'sightseeing',
    language: 'en',
    ...changes.request,
  }
  return { plan, request, destinations: new Map([['here', here]]) }
}

const free = item('free', '14:00', '17:00')

it('counts days without a stop, and not those of travel', () => {
  const days = [[free], [item('checkin', '13:00', '13:45'), free], [stop('a', '10:00', '11:00')]]
  expect(daysWithStop(trip(days, [sight('a')]))).toMatchObject({ of: 2, found: [{ date: '2027-06-14' }] })
})

it('counts meals without a place, by how much is known there', () => {
  const days = [[item('meal', '12:00', '13:00'), item('meal', '19:00', '20:00', { place: BASE_PLACE })]]
  expect(mealsNamed(trip(days, []), false)).toMatchObject({ of: 2, found: [{ date: '2027-06-14' }] })
  expect(mealsNamed(trip(days, []), true).of).toBe(0)
})

const BASE_PLACE = { id: 'table', name: 'Table', verified: true }

it('sees a park in the dark, and a lit square at night', () => {
  const sights = [sight('park', { category: 'park' }), sight('square', { category: 'square' })]
  const late = (id: string) => stop(id, '21:00', '22:00')
  expect(inDaylight(trip([[late('park')]], sights)).found).toHaveLength(1)
  expect(inDaylight(trip([[late('square')]], sights))).toMatchObject({ of: 0, found: [] })
  expect(inDaylight(trip([[stop('park', '19:00', '20:00')]], sights)).found).toEqual([])
})

it('knows best hours from the sun of the date', () => {
  // Sunset in Vienna on 14 June: 20:56.
  const sights = [sight('hill', { best: [{ from: 'sunset-60', to: 'sunset+15' }] })]
  expect(atBestHour(trip([[stop('hill', '20:00', '21:00')]], sights)).found).toEqual([])
  expect(atBestHour(trip([[stop('hill', '17:00', '18:00')]], sights)).found).toHaveLength(1)
})

function againstHint(hint: Sight['hint'], start: string): number {
  const end = `${Number(start.slice(0, 2)) + 1}${start.slice(2)}`.padStart(5, '0')
  return againstOwnHint(trip([[stop('a', start, end)]], [sight('a', { hint })])).found.length
}

// 14 June 2027 is a Monday, doors open at nine.
it.each([
  [{ en: 'Come before nine, then the groups arrive.', de: 'Ein Stein.' }, '10:00', 1],
  [{ en: 'Come before nine, then the groups arrive.', de: 'Ein Stein.' }, '09:00', 0],
  [{ en: 'A stone.', de: 'Zum Sonnenuntergang hinauf, wenn die Dächer glühen.' }, '16:00', 1],
  [{ en: 'A stone.', de: 'Zum Sonnenuntergang hinauf, wenn die Dächer glühen.' }, '20:15', 0],
  [{ en: 'Take the first boat.', de: 'Ein Stein.' }, '13:00', 1],
  [{ en: 'Come on Wednesday or Saturday for the stalls.', de: 'Ein Stein.' }, '10:00', 1],
  [{ en: 'A stone.', de: 'Werktags kommen; dann ist Platz.' }, '10:00', 0],
])('holds a visit against a hint in either language: %o at %s', (hint, start, against) => {
  expect(againstHint(hint, start)).toBe(against)
})

it('finds neighbours on two days that would have fitted one', () => {
  const far: [number, number] = [48.24, 16.37]
  const sights = [sight('a'), sight('b'), sight('c', { at: far })]
  const torn = [[stop('a', '10:00', '11:00'), stop('c', '11:30', '12:30')], [stop('b', '10:00', '11:00')]]
  expect(neighboursSplit(trip(torn, sights))).toMatchObject({ of: 1, found: [{ date: '2027-06-14' }] })
  const together = [[stop('a', '10:00', '11:00'), stop('b', '11:05', '12:05')], [stop('c', '10:00', '11:00')]]
  expect(neighboursSplit(trip(together, sights))).toMatchObject({ of: 1, found: [] })
})

it('leaves neighbours apart where hours allow no one day', () => {
  // The second day is a Tuesday.
  const apart = [sight('a', { closed: ['tue'] }), sight('b', { closed: ['mon'] }), sight('c')]
  const days = [[stop('a', '10:00', '11:00')], [stop('b', '10:00', '11:00')]]
  expect(neighboursSplit(trip(days, apart)).found).toEqual([])
})

it('finds an open day beside what must be seen', () => {
  const sights = [sight('a', { score: 9 })]
  expect(openDayBesideMustSee(trip([[free]], sights)).found).toHaveLength(1)
  expect(openDayBesideMustSee(trip([[free], [stop('a', '10:00', '11:00')]], sights)).found).toEqual([])
  const shut = [sight('a', { score: 9, closed: ['mon'] })]
  expect(openDayBesideMustSee(trip([[free]], shut)).found).toEqual([])
})

it('counts fillers', () => {
  expect(fillers(trip([[free], []], [])).found).toHaveLength(1)
})

it('finds what a plan says twice, and no names', () => {
  const dinner = item('meal', '19:00', '20:00', { title: 'Dinner close to where you stay' })
  const plan = trip([[dinner], [dinner]], [])
  expect(repeatedSentences(plan).found).toEqual([
    { date: '2027-06-15', text: '"Dinner close to where you stay" as on 2027-06-14' },
  ])
  const lunch = item('meal', '12:00', '13:00', { title: 'Lunch' })
  expect(repeatedSentences(trip([[lunch], [lunch]], [])).found).toEqual([])
})

it('wants crowded events named', () => {
  const event = { id: 'e', name: { en: 'Fair', de: 'Messe' }, crowds: 2, programme: [] }
  const events = [{ ...event, spans: [{ from: '2027-06-14', to: '2027-06-14' }] }] as unknown as NonNullable<
    Destination['events']
  >
  const days = [[stop('a', '10:00', '11:00')]]
  const met = trip(days, [sight('a')], { destination: { events } })
  expect(eventsNamed(met).found).toHaveLength(1)
  met.plan.summary = 'You are there for Fair.'
  expect(eventsNamed(met)).toMatchObject({ of: 1, found: [] })
})

it('holds lunch against the hours of the country', () => {
  const countryFacts: Destination['countryFacts'] = {
    meals: { breakfast: ['08:00', '10:00'], lunch: ['13:30', '15:30'], dinner: ['20:30', '23:00'] },
  }
  const lunchAt = (start: string) =>
    trip([[item('meal', start, '16:30')]], [], { destination: { countryFacts } })
  expect(lunchInLocalHours(lunchAt('12:30')).found).toHaveLength(1)
  expect(lunchInLocalHours(lunchAt('13:30'))).toMatchObject({ of: 1, found: [] })
})

it('wants action on the days of an action trip where there is enough of it', () => {
  const sights = [sight('a'), sight('hike', { activity: 'hike' })]
  const request = { tripType: 'action' } as const
  expect(activeDays(trip([[stop('a', '10:00', '11:00')]], sights, { request })).found).toHaveLength(1)
  expect(activeDays(trip([[stop('hike', '10:00', '11:00')]], sights, { request })).found).toEqual([])
  expect(activeDays(trip([[stop('a', '10:00', '11:00')]], sights.slice(0, 1), { request })).of).toBe(0)
})

it('counts the big museums of a day with children', () => {
  const sights = ['a', 'b'].map((id) => sight(id, { category: 'museum', minutes: 120 }))
  const days = [[stop('a', '10:00', '12:00'), stop('b', '14:00', '16:00')]]
  expect(bigMuseumsPerKidsDay(trip(days, sights, { request: { kids: 1 } })).most).toBe(2)
  expect(bigMuseumsPerKidsDay(trip(days, sights)).most).toBe(0)
})

it('reckons tickets from what the sight says', () => {
  const party = { adults: 2, kids: 2, wishes: { ages: [4, 11] } }
  expect(partyPrice({ adult: 20, child: 10, freeUnder: 6 }, party)).toBe(50)
  expect(partyPrice({ adult: 20 }, party)).toBeUndefined()
  const paid = trip(
    [[stop('a', '10:00', '11:00', { cost: { amount: 30, currency: 'EUR' } })]],
    [sight('a', { adult: 20 })],
  )
  expect(priceErrors(paid)).toMatchObject([{ error: 0.25 }])
})
