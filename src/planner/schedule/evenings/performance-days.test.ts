import { expect, it } from 'vitest'
import { frame as usual, table, vienna } from '../../../../test/support/sample-table.ts'
import type { Evening, FoodPlace } from '../../../atlas/destination.ts'
import { clockTime } from '../../../platform/clock-time.ts'
import type { Party } from '../party/party-likes.ts'
import { PERFORMANCE } from '../taken.ts'
import { closingOf, type TimedItem, withTables } from '../time-day.ts'

const [sight] = vienna.sights
if (!sight) throw new Error('no sight')
const frame = { ...usual, dinner: 1140, latestDinner: 1230 }
const couple: Party = { tripType: 'sightseeing', adults: 2, kids: 0 }
const north = (by: number): [number, number] => [vienna.center[0] + by, vienna.center[1]]
const inn: FoodPlace = { ...table('inn'), hours: '17:00-23:00', meals: ['dinner'] }
const opera: Evening = {
  id: 'opera',
  name: { en: 'Opera', de: 'Oper' },
  at: north(0.002),
  kind: 'theatre',
  from: '19:30',
  to: '22:30',
  score: 8,
  cost: 40,
  hint: { en: 'Sit high up.', de: 'Oben sitzen.' },
}

/** "dinner 17:50", "evening 19:30": a day whose last stop ends then. */
function ends(
  end: number,
  evening: Evening,
  party: Party = couple,
  taken: ReadonlyMap<string, string> = new Map(),
  food = [inn],
  when = frame,
): string[] {
  if (!sight) throw new Error('no sight')
  const seen: TimedItem = { kind: 'sight', start: end - 60, end, sight: { ...sight, at: north(0.004) } }
  const items = [seen, ...closingOf(when, [seen], 10)]
  const place = { ...vienna, food, evenings: [evening], sights: [] }
  return withTables(items, place, when, party, taken).flatMap(({ kind, start }) =>
    kind === 'dinner' || kind === 'evening' ? [`${kind} ${clockTime(start)}`] : [],
  )
}

const USUAL = ['dinner 19:00']

it('dines early for one of the best performances, and is there as it begins', () => {
  expect(ends(1020, opera)).toEqual(['dinner 17:55', 'evening 19:30'])
  // A shorter meal where the last stop ends late, and none at all for a seat in the second act.
  expect(ends(1080, opera)).toEqual(['dinner 18:15', 'evening 19:30'])
  expect(ends(1110, opera)).toEqual(USUAL)
})

it('plays in no hall that was shown the same day', () => {
  expect(ends(1020, { ...opera, at: north(0.0041) })).toEqual(USUAL)
})

it('moves dinner for no other performance, and not where no kitchen is open', () => {
  expect(ends(1020, { ...opera, score: 6 })).toEqual(USUAL)
  expect(ends(1020, opera, couple, new Map(), [{ ...inn, hours: '19:00-23:00' }])).toEqual(USUAL)
})

it('dines early where one cooks all day, and where kitchens rest until the evening in none of them', () => {
  const resting = { ...frame, kitchens: 1155 }
  const both: FoodPlace = { ...inn, hours: '12:00-23:00', meals: ['lunch', 'dinner'] }
  const dinner = (food: FoodPlace) => ends(1020, opera, couple, new Map(), [food], resting)
  expect(dinner(both)).toEqual(['dinner 19:15'])
  expect(dinner({ ...both, kind: 'food-hall' })).toEqual(['dinner 17:55', 'evening 19:30'])
  expect(dinner({ ...both, allDay: true })).toEqual(['dinner 17:55', 'evening 19:30'])
})

it('is not at table again right after a late lunch', () => {
  if (!sight) throw new Error('no sight')
  const dinner = (lunch: number) => {
    const eaten: TimedItem = { kind: 'lunch', start: lunch, end: lunch + 60 }
    const items = [eaten, ...closingOf(frame, [eaten], 10)]
    const place = { ...vienna, food: [inn], evenings: [opera], sights: [] }
    const last = withTables(items, place, frame, couple, new Map()).findLast(({ kind }) => kind === 'dinner')
    return last && clockTime(last.start)
  }
  expect(dinner(780)).toBe('17:55')
  expect(dinner(915)).toBe('19:00')
})

it('sees a short one before dinner where the country dines late', () => {
  expect(ends(1080, { ...opera, from: '18:30', to: '19:30' })).toEqual(['evening 18:30', 'dinner 19:45'])
})

it('rests and sees the show first where dinner would be hours before the country dines', () => {
  const flamenco = { ...opera, to: '20:30' }
  const late = { ...frame, dinner: 1230, latestDinner: 1290 }
  expect(ends(1020, flamenco, couple, new Map(), [inn], late)).toEqual(['evening 19:30', 'dinner 20:45'])
})

it('is not at table after a play when the day is over, nor long after the usual hour but for a short one', () => {
  const late = { ...opera, from: '21:00', to: '22:15' }
  expect(ends(1230, late)).not.toContain('evening 21:00')
  expect(ends(1080, { ...opera, from: '18:30', to: '21:00' })).toEqual(USUAL)
})

it('sits hungry in no concert until late, and dines at no hour at which the country has coffee', () => {
  const late = { ...frame, dinner: 1230, latestDinner: 1350 }
  const concert = { ...opera, from: '20:00', to: '22:00' }
  expect(ends(1020, concert, couple, new Map(), [inn], late)).toEqual(['dinner 20:30'])
})

it('pays for no performance every other day, but in luxury', () => {
  const taken = new Map([[`${PERFORMANCE}ballet`, '2027-05-10']])
  expect(ends(1020, opera, couple, taken)).toEqual(USUAL)
  expect(ends(1020, opera, { ...couple, budget: 'luxury' }, taken)).toContain('evening 19:30')
})

it('takes nobody beyond their means, and small children to no long night', () => {
  expect(ends(1020, { ...opera, cost: 10_000 })).toEqual(USUAL)
  const family: Party = { ...couple, kids: 1, wishes: { ages: [4] } }
  expect(ends(1020, { ...opera, kids: true }, family)).not.toContain('evening 19:30')
})
