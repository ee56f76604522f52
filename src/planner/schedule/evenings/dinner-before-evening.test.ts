import { expect, it } from 'vitest'
import { frame as usual, table, vienna } from '../../../../test/support/sample-table.ts'
import type { Evening, FoodPlace } from '../../../atlas/destination.ts'
import { clockTime } from '../../../platform/clock-time.ts'
import { NOTHING_TAKEN } from '../taken.ts'
import { closingOf, type TimedItem, withTables } from '../time-day.ts'
import { withLaterDinner } from './dinner-before-evening.ts'

const [sight] = vienna.sights
if (!sight) throw new Error('no sight')
const inn: FoodPlace = { ...table('inn'), hours: '17:00-23:00', meals: ['dinner'] }
const { event, dates, ...show }: Evening = {
  id: 'event-fireworks-1',
  name: { en: 'Fireworks', de: 'Feuerwerk' },
  at: vienna.center,
  kind: 'show',
  from: '22:30',
  to: '23:30',
  dates: [usual.date],
  kids: true,
  hint: { en: 'From the bank.', de: 'Vom Ufer aus.' },
  event: 'fireworks',
}
const fireworks: Evening = { ...show, event, dates }
const nearby: Evening['at'] = [vienna.center[0] + 0.001, vienna.center[1]]
const lights: Evening = { ...show, id: 'lights', at: nearby, kind: 'view', from: '19:30', to: '20:30' }
const travel = { mode: 'walk' as const, minutes: 10, km: 0.5 }
const frame = { ...usual, latestDinner: 1230 }

/** "dinner 19:00-20:15": a day whose last stop ends an hour before its usual dinner. */
function evening(dinner: number, changes: Partial<Evening> = {}, kids = 0, held = fireworks): string[] {
  if (!sight) throw new Error('no sight')
  const then = { ...usual, dinner, latestDinner: dinner + 75 }
  const end = dinner - 60
  const seen: TimedItem = { kind: 'sight', start: end - 60, end, sight: { ...sight, at: vienna.center } }
  const items = [seen, ...closingOf(then, [seen], 0)]
  const place = { ...vienna, food: [inn], evenings: [{ ...held, ...changes }], sights: [] }
  const wishes = kids > 0 ? { wishes: { ages: [6] } } : {}
  const party = { tripType: 'sightseeing', adults: 2, kids, ...wishes } as const
  return withTables(items, place, then, party, NOTHING_TAKEN).flatMap((each) =>
    each.kind === 'sight' ? [] : [`${each.kind} ${clockTime(each.start)}-${clockTime(each.end)}`],
  )
}

/** When one dines before what begins then. */
function dines(begins: number, hours = '17:00-23:00', when = frame): number | undefined {
  const day: TimedItem[] = [
    { kind: 'free', start: 1030, end: 1095 },
    { kind: 'dinner', start: 1110, end: 1185, food: { ...inn, hours } },
    { kind: 'evening', start: begins, end: begins + 90, evening: show, travel },
  ]
  return withLaterDinner(day, when)?.find(({ kind }) => kind === 'dinner')?.start
}

it('dines later where the evening begins late, in time for it and not past the hours of table and country', () => {
  expect(dines(1230)).toBeUndefined()
  expect(dines(1240)).toBe(1140)
  expect(dines(1290)).toBe(1190)
  expect(dines(1380)).toBe(1230)
  expect(dines(1290, '17:00-20:30')).toBe(1155)
  expect(dines(1290, '17:00-19:45')).toBeUndefined()
})

it('leaves a dinner where the traveller has put it, and keeps the rest before it', () => {
  const chosen = { lunch: false, dinner: true, evening: false }
  expect(dines(1290, '17:00-23:00', { ...frame, chosen })).toBeUndefined()
  const rest: TimedItem = { kind: 'free', start: 1000, end: 1090 }
  const dinner: TimedItem = { kind: 'dinner', start: 1110, end: 1185 }
  const late: TimedItem = { kind: 'evening', start: 1290, end: 1380, evening: show, travel }
  expect(withLaterDinner([rest, dinner, late], frame)?.map(({ end }) => end)).toEqual([1170, 1265, 1380])
})

it('dines later before a late feast, to wait before dinner rather than after it', () => {
  expect(evening(1140)).toEqual(['dinner 20:15-21:30', 'evening 22:30-23:30'])
  expect(evening(1200)).toEqual(['dinner 21:00-22:15', 'evening 22:30-23:30'])
  expect(evening(1140, { from: '20:30' })).toEqual(['dinner 19:00-20:15', 'evening 20:30-21:45'])
})

it('leaves the table sooner with children, for a feast that they would miss', () => {
  const parade = { from: '19:00', to: '22:00' }
  expect(evening(1200, parade, 1)).toEqual(['dinner 20:00-20:45', 'evening 20:45-21:30'])
  expect(evening(1140, parade, 1)).toEqual(['dinner 19:00-20:15', 'evening 20:15-21:30'])
  expect(evening(1200, { ...parade, kids: false }, 1)).toEqual(['dinner 20:00-21:15'])
  // As for what the place is known for, and for nothing less.
  expect(evening(1140, { score: 9 }, 1, lights)).toEqual(['dinner 19:00-19:45', 'evening 19:50-20:30'])
  expect(evening(1140, { score: 7 }, 1, lights)).toEqual(['dinner 19:00-20:15'])
})

it('leaves the table sooner for what is held on this night alone, and for nothing else', () => {
  const procession = { from: '20:30', to: '22:00' }
  expect(evening(1230, procession)).toEqual(['dinner 20:30-21:15', 'evening 21:15-22:00'])
  expect(evening(1230, { ...procession, dates: [usual.date, '2027-01-01'] })).toEqual(['dinner 20:30-21:45'])
})
