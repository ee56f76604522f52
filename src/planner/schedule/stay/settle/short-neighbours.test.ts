import { expect, it } from 'vitest'
import { frame, party, vienna } from '../../../../../test/support/sample-table.ts'
import type { Sight } from '../../../../atlas/destination.ts'
import { stopFor } from '../../party/party-likes.ts'
import { withShortNeighbours } from './short-neighbours.ts'

const [first] = vienna.sights
if (!first) throw new Error('no sights')
const { best: _, daytrip: _trip, ...usual } = first

function sightAt(id: string, km: number, minutes: number): Sight {
  const at: [number, number] = [vienna.center[0] + km / 111, vienna.center[1]]
  return { ...usual, id, at, minutes, hours: 'always', closed: [], exceptions: [] }
}

/** At its best late, so that an hour is left before it. */
const hall: Sight = { ...sightAt('hall', 3.2, 60), best: [{ from: '16:00', to: '18:00' }] }
const park = sightAt('park', 3, 60)
const others = [sightAt('palace', 0, 90), sightAt('garden', 0.2, 60)]

function ids(tripType: 'sightseeing' | 'relaxed', stone: Sight): string[][] {
  const days = [
    [park, hall],
    [...others, stone],
  ]
  const stops = days.flat().map((sight) => stopFor(sight, party))
  const frames = [frame, frame].map((each) => ({ ...each, room: 5 }))
  const stay = { destination: vienna, frames, party: { ...party, tripType }, stops }
  return withShortNeighbours(days, stay).map((sights) => sights.map(({ id }) => id))
}

it('sees a monument that takes twenty minutes with the park that it stands in', () => {
  const [one, other] = ids('sightseeing', sightAt('stone', 3.1, 20))
  expect(one).toContain('stone')
  expect(other).toEqual(['palace', 'garden'])
})

it('sees it in the idle hours before dinner, too', () => {
  const days = [
    [park, sightAt('wood', 3.2, 60)],
    [...others, sightAt('stone', 3.6, 20)],
  ]
  const stops = days.flat().map((sight) => stopFor(sight, party))
  const stay = { destination: vienna, frames: [frame, frame], party, stops }
  expect(withShortNeighbours(days, stay)[0]).toHaveLength(3)
})

it('moves nothing that takes its time, but for a museum next door', () => {
  const left = [
    ['park', 'hall'],
    ['palace', 'garden', 'stone'],
  ]
  expect(ids('sightseeing', sightAt('stone', 3.6, 60))).toEqual(left)
  expect(ids('sightseeing', sightAt('stone', 3.1, 120))).toEqual(left)
  expect(ids('sightseeing', sightAt('stone', 3.1, 60))[0]).toContain('stone')
})
