import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import type { Sight } from '../../atlas/destination.ts'
import type { TimedItem } from '../schedule/time-day.ts'
import { withWalkBack } from './walk-back.ts'

const destination = sampleDestination()
const [sample] = destination.sights
if (!sample) throw new Error('no sights')
const { best: _, starts: _starts, ...plain } = sample
const sight: Sight = { ...plain, hours: '09:00-18:00', setting: 'indoor' }
const frame = { date: '2027-05-12', latestDinner: 1200, closes: 1320 }
const walk = { mode: 'walk', minutes: 15, km: 1 } as const
const drive = { mode: 'car', minutes: 30, km: 20 } as const
const visit = (start: number, end: number, of: Partial<Sight> = {}, travel: TimedItem['travel'] = drive) =>
  ({ kind: 'sight', start, end, sight: { ...sight, ...of }, travel }) satisfies TimedItem
const dinner = (start: number): TimedItem => ({
  kind: 'dinner',
  start,
  end: start + 75,
  area: { ...sight, hours: 'always' },
  travel: drive,
})
const hours = (items: readonly TimedItem[]) =>
  withWalkBack(items, 1, 12, { destination, frame })?.map(({ start, end }) => [start, end])

it('goes on so much later, up to where the day has the time', () => {
  const day = [visit(840, 900, {}, walk), visit(930, 1020), visit(1060, 1075, { hours: '09:00-18:00' })]
  expect(hours([...day, dinner(1110)])).toEqual([
    [840, 900],
    [945, 1035],
    [1065, 1080],
    [1110, 1185],
  ])
})

it('leaves a long visit sooner where what follows would be shut or begins on time', () => {
  const long = visit(600, 720, {}, walk)
  const later = [600, 705]
  expect(hours([long, visit(750, 1075), dinner(1110)])?.[0]).toEqual(later)
  const tour = { starts: [{ times: ['12:30'] }] }
  expect(hours([long, visit(750, 900, tour), dinner(1110)])?.[0]).toEqual(later)
  // Nobody tells how long the way home is that comes next.
  const departure: TimedItem = { kind: 'departure', start: 900, end: 930 }
  expect(hours([long, visit(750, 840), departure])?.[0]).toEqual(later)
})

it('touches no short visit for it', () => {
  expect(hours([visit(660, 720, {}, walk), visit(750, 1075), dinner(1110)])).toBeUndefined()
})

it('takes it from time to oneself, of which an hour is left', () => {
  const free = (end: number): TimedItem => ({ kind: 'free', start: 850, end })
  const day = [visit(660, 720, {}, walk), visit(750, 840)]
  expect(hours([...day, free(960), dinner(1110)])?.slice(1, 3)).toEqual([
    [765, 855],
    [865, 960],
  ])
})
