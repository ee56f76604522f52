import { expect, it } from 'vitest'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import type { PlanRequest } from '../../src/planner/plan.ts'
import { readAtlas, readDestinations } from '../support/atlas-files.ts'
import { planOf, tripRequest } from './drafts.ts'

const destinations = readDestinations()
const sights = new Map(
  destinations.flatMap(({ id, sights }) => sights.map((sight) => [`${id}/${sight.id}`, sight] as const)),
)
const planner = createAtlasPlanner({ atlas: readAtlas([...destinations]) })

async function planned(changes: Partial<PlanRequest>) {
  return planOf(planner, tripRequest(changes))
}

const SPORT = [
  { destination: 'Queenstown', startLocation: 'Sydney', startDate: '2027-01-15', endDate: '2027-01-20' },
  { destination: 'Jeju', startLocation: 'Seoul', startDate: '2027-05-10', endDate: '2027-05-14' },
  { destination: 'Cape Town', startLocation: 'London', startDate: '2027-03-10', endDate: '2027-03-16' },
] as const

it.each(SPORT)('climbs no mountain in $destination with the suitcase just put down', async (trip) => {
  const { days } = await planned({ ...trip, tripType: 'action' })
  const [first] = days.filter(({ items }) => items.some(({ kind }) => kind === 'checkin'))
  for (const { place } of first?.items ?? []) {
    const sight = sights.get(`${first?.base.id}/${place?.id}`)
    if (!sight || sight.starts) continue
    expect(sight.effort ?? 1, sight.id).toBeLessThan(3)
    expect(sight.minutes, sight.id).toBeLessThanOrEqual(180)
  }
})

it('leaves home by the first train at the earliest', async () => {
  const { arrival, days } = await planned({
    startLocation: 'Kraków',
    destination: 'Budapest',
    startDate: '2027-05-16',
    endDate: '2027-05-20',
    budget: 'budget',
  })
  const minutes = arrival?.minutes ?? 0
  expect(minutes).toBeGreaterThan(400)
  const bags = days[0]?.items.find(({ kind }) => kind === 'checkin')?.start ?? '00:00'
  const [hour = 0, minute = 0] = bags.split(':').map(Number)
  expect(hour * 60 + minute - minutes).toBeGreaterThanOrEqual(360)
})

it('has small children home by half past eight, and takes them nowhere that is nothing for them', async () => {
  const { days } = await planned({
    startLocation: 'Zürich',
    destination: 'Berlin',
    startDate: '2027-08-16',
    endDate: '2027-08-20',
    kids: 2,
    wishes: { ages: [4, 8] },
  })
  const items = days.flatMap((day) => day.items.map((item) => ({ ...item, base: day.base.id })))
  for (const { kind, end } of items) if (kind === 'evening') expect(end <= '20:30', end).toBe(true)
  const dull = items.filter(({ base, place }) => sights.get(`${base}/${place?.id}`)?.kids === 0)
  expect(dull.map(({ title }) => title)).toEqual([])
})

it('sees the sunset that an island is known for, before a late dinner', async () => {
  const { days } = await planned({
    destination: 'Santorini',
    startDate: '2027-06-01',
    endDate: '2027-06-05',
    tripType: 'relaxed',
  })
  const sunset = days.find(({ items }) => items.some(({ place }) => place?.id === 'oia-castle'))
  const seen = sunset?.items.find(({ place }) => place?.id === 'oia-castle')
  expect(seen?.start && seen.start > '18:45').toBe(true)
  expect(sunset?.items.some(({ id, start }) => id.endsWith('-dinner') && start > '20:30')).toBe(true)
})
