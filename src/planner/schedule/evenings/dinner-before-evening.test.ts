import { expect, it } from 'vitest'
import { frame as usual, table, vienna } from '../../../../test/support/sample-table.ts'
import type { Evening } from '../../../atlas/destination.ts'
import type { TimedItem } from '../time-day.ts'
import { withLaterDinner } from './dinner-before-evening.ts'

const frame = { ...usual, latestDinner: 1230 }
const tattoo: Evening = {
  id: 'tattoo',
  name: { en: 'Tattoo', de: 'Tattoo' },
  at: vienna.center,
  kind: 'show',
  from: '21:30',
  to: '23:00',
  hint: { en: 'Pipes.', de: 'Pfeifen.' },
}
const travel = { mode: 'walk' as const, minutes: 10, km: 0.5 }

function dines(begins: number, hours = '17:00-23:00', when = frame): number | undefined {
  const day: TimedItem[] = [
    { kind: 'free', start: 1030, end: 1095 },
    { kind: 'dinner', start: 1110, end: 1185, food: { ...table('inn'), hours } },
    { kind: 'evening', start: begins, end: begins + 90, evening: tattoo, travel },
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
  expect(
    dines(1290, '17:00-23:00', { ...frame, chosen: { lunch: false, dinner: true, evening: false } }),
  ).toBeUndefined()
  const rest: TimedItem = { kind: 'free', start: 1000, end: 1090 }
  const dinner: TimedItem = { kind: 'dinner', start: 1110, end: 1185 }
  const show: TimedItem = { kind: 'evening', start: 1290, end: 1380, evening: tattoo, travel }
  expect(withLaterDinner([rest, dinner, show], frame)?.map(({ end }) => end)).toEqual([1170, 1265, 1380])
})
