import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import type { Sight } from '../../../atlas/destination.ts'
import { frameDays } from '../frame.ts'
import { keptForLater } from './kept-for-later.ts'

const vienna = sampleDestination()
const [first] = vienna.sights
if (!first) throw new Error('no sights')
const [lat, lon] = vienna.center
const sight = (id: string, score: number, km = 0): Sight => ({
  ...first,
  id,
  name: { en: id, de: id },
  at: [lat + km / 111, lon],
  closed: [],
  hours: 'always',
  minutes: 45,
  score,
})
const request = sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-15' })
const frames = frameDays(request)

function kept(sights: Sight[], later = frames.slice(3)): string[] {
  const destination = { ...vienna, sights }
  const search = { destination, frames: frames.slice(1, 2), party: request, seed: 1, patience: 10 }
  return keptForLater(search, later)
}

it('keeps the lesser stops of a full day for when one comes back', () => {
  const sights = [sight('a', 9), sight('b', 8), sight('c', 8), sight('d', 5), sight('e', 4)]
  expect(kept(sights).toSorted()).toEqual(['d', 'e'])
  expect(kept(sights, [])).toEqual([])
})

it('takes nothing from a day that would be left empty, or that lies far out', () => {
  expect(kept([sight('a', 9), sight('b', 8), sight('c', 8)])).toEqual([])
  const far = [sight('a', 9, 12), sight('b', 8, 12), sight('c', 8, 12), sight('d', 5, 12)]
  expect(kept(far)).toEqual([])
})
