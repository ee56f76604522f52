import { expect, it } from 'vitest'
import { openSight, sampleDestination } from '../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { Sight } from '../../atlas/destination.ts'
import { frameDays } from './frame.ts'
import { timeDay } from './time-day.ts'

const vienna = { ...sampleDestination(), food: [], evenings: [] }
const square = (id: string, changes: Partial<Sight> = {}) =>
  openSight(id, { category: 'square', setting: 'outdoor', minutes: 30, ...changes })
const request = sampleRequest({ startDate: '2027-05-10', endDate: '2027-05-13' })
const [, frame] = frameDays(request)

function timed(sights: readonly Sight[]): { kind: string; id: string | undefined; start: number }[] {
  const items = frame && timeDay(vienna, frame, sights, request)
  return (items ?? []).map(({ kind, sight, start }) => ({ kind, id: sight?.id, start }))
}

it('leaves some of a few short stops for after lunch and a rest, where nothing fills the afternoon', () => {
  const day = timed(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => square(id)))
  const lunch = day.findIndex(({ kind }) => kind === 'lunch')
  const after = day.slice(lunch + 1).filter(({ kind }) => kind === 'sight')
  expect(after.length).toBeGreaterThan(0)
  expect(after[0]?.start).toBeGreaterThanOrEqual((day[lunch]?.start ?? 0) + 60 + 75)
})

it('begins the afternoon no later than its doors close', () => {
  const closes = { hours: '09:00-14:30', category: 'museum', minutes: 60 } as const
  const day = timed([square('a', { minutes: 150 }), square('b', closes)])
  const last = day.findLast(({ kind }) => kind === 'sight')
  expect(last?.start).toBeLessThanOrEqual(13 * 60 + 30)
})

it('goes back early from far out', () => {
  const far = { at: [48.2, 16.9] as [number, number] }
  const day = timed(['a', 'b', 'c', 'd', 'e'].map((id) => square(id, far)))
  const lunch = day.findIndex(({ kind }) => kind === 'lunch')
  const after = day.slice(lunch + 1).filter(({ kind }) => kind === 'sight')
  for (const { start } of after) expect(start).toBeLessThan((day[lunch]?.start ?? 0) + 60 + 75)
})

it('has no hole between two that are next door for the sake of what is soon seen', () => {
  const day = timed([square('a', { minutes: 110 }), square('c', { minutes: 110 }), square('b')])
  const lunch = day.find(({ kind }) => kind === 'lunch')?.start ?? 0
  expect(day.find(({ id }) => id === 'b')?.start).toBeLessThan(lunch + 60 + 75)
})
