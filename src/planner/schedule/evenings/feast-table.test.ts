import { expect, it } from 'vitest'
import { frame as usual, table, vienna } from '../../../../test/support/sample-table.ts'
import type { Evening, FoodPlace } from '../../../atlas/destination.ts'
import { NOTHING_TAKEN } from '../taken.ts'
import { closingOf, type TimedItem, withTables } from '../time-day.ts'

const [sight] = vienna.sights
if (!sight) throw new Error('no sight')
const north = (km: number): Evening['at'] => [vienna.center[0] + km / 111, vienna.center[1]]
const fair: Evening = {
  id: 'event-fair-1',
  name: { en: 'Lights of the fair', de: 'Lichter der Kirmes' },
  at: north(2.5),
  kind: 'lights',
  from: '19:30',
  to: '23:30',
  dates: [usual.date],
  hint: { en: 'From the steps.', de: 'Von den Stufen aus.' },
  event: 'fair',
}
const atHome: FoodPlace = { ...table('at-home'), at: vienna.center, hours: '17:00-23:00', meals: ['dinner'] }
const atFair: FoodPlace = {
  ...atHome,
  id: 'at-fair',
  name: 'At the fair',
  at: north(3),
  cost: atHome.cost * 1.1,
}

/** Where one dines on a day whose last stop lies so many km north of the bed. */
function dinesAt(lastKm: number, food = [atHome, atFair], evening: Evening = fair): string | undefined {
  if (!sight) throw new Error('no sight')
  const seen: TimedItem = { kind: 'sight', start: 1005, end: 1095, sight: { ...sight, at: north(lastKm) } }
  const items = [seen, ...closingOf({ ...usual, dinner: 1140, latestDinner: 1215 }, [seen], 20)]
  const place = { ...vienna, food, evenings: [evening], sights: [] }
  const party = { tripType: 'sightseeing', adults: 2, kids: 0 } as const
  const day = withTables(items, place, usual, party, NOTHING_TAKEN)
  expect(day.at(-1)?.evening?.id).toBe(evening.id)
  return day.find(({ kind }) => kind === 'dinner')?.food?.id
}

it('dines beside a feast at which one is before dinner and after it', () => {
  expect(dinesAt(2.4)).toBe('at-fair')
})

it('dines on the way home where the feast is for after dinner alone, or has no table', () => {
  expect(dinesAt(0.2)).toBe('at-home')
  expect(dinesAt(2.4, [atHome])).toBe('at-home')
})
