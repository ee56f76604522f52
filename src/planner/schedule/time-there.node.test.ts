import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { addDays } from '../../platform/calendar-date.ts'
import type { PlanRequest } from '../plan.ts'
import { arrivalAt } from './arrival-at.ts'
import { frameDays } from './frame.ts'
import { daysNeeded } from './time-there.ts'

const atlas = readAtlas()

async function way(from: string, to: string, days: number, wishes: PlanRequest['wishes'] = {}) {
  const [start, home] = [atlas.head(from), await atlas.load(to)]
  if (!start || !home) throw new Error(`${from} or ${to} is not in the atlas`)
  const endDate = addDays('2027-05-10', days - 1)
  const request = sampleRequest({ startDate: '2027-05-10', endDate, kids: 0, wishes })
  return { home, origin: { km: distanceKm(start.center, home.center), start }, request }
}

async function needed(...asked: Parameters<typeof way>) {
  const { home, origin, request } = await way(...asked)
  return daysNeeded(home, origin, request)
}

it.for([
  ['berlin', 'sydney', 4],
  ['berlin', 'cusco', 3],
  ['london', 'tokyo', 3],
  ['berlin', 'antarctica', 3],
  ['london', 'new-york', 2],
  ['berlin', 'rome', 1],
  ['berlin', 'munich', 1],
] as const)('needs days for the way from %s to %s: %i', async ([from, to, least]) => {
  for (let days = 1; days <= 5; days++)
    expect(await needed(from, to, days), `${days} days`).toBe(days < least ? least : undefined)
})

it('counts what was told of the hours', async () => {
  const hours = { arrival: { time: '23:00' }, departure: { time: '05:00' } }
  expect(await needed('berlin', 'vienna', 2, hours)).toBe(3)
  expect(await needed('berlin', 'vienna', 3, hours)).toBeUndefined()
  expect(await needed('london', 'tokyo', 3, hours)).toBe(4)
})

it('takes a day between two flights as told, and one at home as it is', async () => {
  const hours = { arrival: { time: '08:00' }, departure: { time: '20:00' } }
  expect(await needed('london', 'tokyo', 1, hours)).toBeUndefined()
  expect(await needed('london', 'london', 1, { atHome: true })).toBeUndefined()
})

it('leaves a day there and back what the flights do', async () => {
  const { home, origin, request } = await way('berlin', 'athens', 1)
  const [day] = frameDays(request, arrivalAt(home, origin, request))
  expect(day).toMatchObject({ role: 'only', opens: 835, closes: 1055 })
})

it.for([
  ['paris', 'london', 'train', 1225],
  ['berlin', 'vienna', 'plane', 1155],
] as const)('sets out late from %s for %s by %s', async ([from, to, means, leaves]) => {
  const { home, origin, request } = await way(from, to, 3, { arrival: { time: '23:30', means } })
  const [day] = frameDays(request, arrivalAt(home, origin, request))
  expect(day).toMatchObject({ role: 'journey', opens: leaves, closes: 1410 })
})
