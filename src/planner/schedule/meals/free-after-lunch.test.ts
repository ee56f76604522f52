import { expect, it } from 'vitest'
import { frame, party, table, vienna } from '../../../../test/support/sample-table.ts'
import type { TimedItem } from '../time-day.ts'
import { seatMeals } from './seat-meals.ts'

it('has time to oneself as soon as one is back from a table near where one stays', () => {
  const [sight] = vienna.sights
  if (!sight) throw new Error('no sight')
  const day = [
    { kind: 'sight', start: 360, end: 660, sight: { ...sight, at: [48.5, 16.37] } },
    { kind: 'lunch', start: 720, end: 780 },
    { kind: 'free', start: 855, end: 1065 },
    { kind: 'dinner', start: 1080, end: 1155 },
  ] as const satisfies TimedItem[]
  const near = { ...table('near'), at: vienna.center }
  const seated = seatMeals(day, { destination: { ...vienna, food: [near] }, frame, party, taken: new Map() })
  expect(seated.map(({ kind, start }) => [kind, start]).slice(1, 3)).toEqual([
    ['lunch', 720],
    ['free', 795],
  ])
})
