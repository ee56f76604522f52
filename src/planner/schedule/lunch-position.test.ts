import { expect, it } from 'vitest'
import { table } from '../../../test/support/sample-table.ts'
import { openSight, sampleDestination } from '../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { frameDays } from './frame.ts'
import { timeDay } from './time-day.ts'

const vienna = sampleDestination()
const request = sampleRequest({ startDate: '2027-05-10', endDate: '2027-05-13' })
const [, frame] = frameDays(request)

/** Ids of the day's stops, and its lunch at a table so many degrees north. */
function lunchAmong(tableNorth: number): string[] {
  const north = (by: number): [number, number] => [vienna.center[0] + by, vienna.center[1]]
  const stops = [
    openSight('near', { minutes: 140, at: north(0) }),
    openSight('far', { minutes: 30, at: north(0.01) }),
    openSight('further', { minutes: 90, at: north(0.03) }),
  ]
  const food = [{ ...table('table'), at: north(tableNorth) }]
  const items = frame && timeDay({ ...vienna, food, evenings: [], sights: [] }, frame, stops, request)
  return (items ?? []).flatMap(({ kind, sight }) => sight?.id ?? (kind === 'lunch' ? 'lunch' : []))
}

it('has lunch a stop sooner rather than come back to the table', () => {
  expect(lunchAmong(0)).toEqual(['near', 'lunch', 'far', 'further'])
  expect(lunchAmong(0.03)).toEqual(['near', 'far', 'lunch', 'further'])
})
