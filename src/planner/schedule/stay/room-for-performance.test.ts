import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import type { Evening, Sight } from '../../../atlas/destination.ts'
import { frameDays } from '../frame.ts'
import { PERFORMANCE } from '../taken.ts'
import type { TimedItem } from '../time-day.ts'
import { roomForPerformance, wantsPerformance } from './room-for-performance.ts'

const vienna = sampleDestination()
const [frame] = frameDays(sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-14' })).slice(1)
const [any] = vienna.sights
if (!frame || !any) throw new Error('no frame')
const { event: _, daytrip: __, ...plain } = any
const stop = (id: string, score: number): Sight => ({ ...plain, id, score })
const opera: Evening = {
  id: 'opera',
  name: { en: 'Opera', de: 'Oper' },
  at: [...vienna.center],
  kind: 'theatre',
  from: '19:30',
  to: '22:30',
  score: 8,
  cost: 40,
  hint: { en: 'Sit high up.', de: 'Oben sitzen.' },
}
const party = { tripType: 'sightseeing', adults: 2, kids: 0 } as const
const out = {
  destination: { ...vienna, evenings: [opera] },
  frame,
  party,
  taken: new Map<string, string>(),
  wanted: new Set<string>(),
}
/** A day that has an evening with two stops at most. */
const time = (stops: readonly Sight[]): TimedItem[] => [
  ...stops.map((sight): TimedItem => ({ kind: 'sight', start: 600, end: 660, sight })),
  ...(stops.length < 3 ? [{ kind: 'evening', start: 1170, end: 1350, evening: opera } as const] : []),
]
const without = (scores: readonly number[], wanted = new Set<string>()) =>
  roomForPerformance(
    scores.map((score, index) => stop(`${index}`, score)),
    { ...out, wanted },
    time,
  )?.stops.map(({ id }) => id)

it('gives a small stop for an evening out, and no other', () => {
  expect(without([9, 5, 7])).toEqual(['0', '2'])
  expect(without([9, 8, 7])).toBeUndefined()
  expect(without([9, 5, 7], new Set(['1']))).toBeUndefined()
  expect(without([9, 5])).toBeUndefined()
})

it('does so once a trip, for grown-ups, and for what they would pay', () => {
  expect(wantsPerformance(out)).toBe(true)
  expect(wantsPerformance({ ...out, taken: new Map([[`${PERFORMANCE}a`, '2027-05-01']]) })).toBe(false)
  expect(wantsPerformance({ ...out, party: { ...party, kids: 1 } })).toBe(false)
  const dear = { ...out.destination, evenings: [{ ...opera, cost: 10_000 }] }
  expect(wantsPerformance({ ...out, destination: dear })).toBe(false)
})
