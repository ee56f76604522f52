import { expect, it } from 'vitest'
import { table, vienna } from '../../../../test/support/sample-table.ts'
import type { Sight } from '../../../atlas/destination.ts'
import { tablesInReach } from './table-reach.ts'

const [lat, lon] = vienna.center

function at<Place extends { at: [number, number] }>(place: Place, north: number): Place {
  return { ...place, at: [lat + north, lon] }
}

function stop(sight: Sight) {
  return { kind: 'sight', start: 600, end: 900, sight } as const
}

it('leads to a table far from the bed only beside a day trip of that day', () => {
  const [any] = vienna.sights
  if (!any) throw new Error('no sight')
  const destination = { ...vienna, food: [table('near'), at(table('far'), 0.8)] }
  const ids = (...sights: Sight[]) => tablesInReach(destination, sights.map(stop)).map(({ id }) => id)
  const trip = { ...at(any, 0.75), daytrip: true }
  expect(ids()).toEqual(['near'])
  expect(ids(trip)).toEqual(['near', 'far'])
  // From half way there it is as far as from no trip at all.
  expect(ids(at(trip, 0.45))).toEqual(['near'])
})
