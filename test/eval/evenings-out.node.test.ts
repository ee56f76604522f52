// A trip to a place that is known for its stage has one evening there, from its beginning, paid and booked once.
import { expect, it } from 'vitest'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import type { PlanRequest } from '../../src/planner/plan.ts'
import { evalAtlas, planOf, tripRequest } from './drafts.ts'

const planner = createAtlasPlanner({ atlas: evalAtlas() })

async function planned(changes: Partial<PlanRequest>) {
  return planOf(planner, tripRequest({ budget: 'comfort', ...changes }))
}

it.each([
  ['London', '2027-05-13', '2027-05-17', /West End/, '19:30'],
  ['New York', '2027-04-10', '2027-04-15', /Broadway|Metropolitan Opera/, '19:'],
  ['Vienna', '2027-03-11', '2027-03-15', /Musikverein/, '19:30'],
  ['Bali', '2027-06-01', '2027-06-10', /^Legong/, '19:30'],
  ['Petra', '2027-04-13', '2027-04-16', /by Night/, '20:30'],
  ['Kyoto', '2027-11-02', '2027-11-06', /Gion Corner/, '19:00'],
  ['Seville', '2027-04-20', '2027-04-24', /^Flamenco/, '19:30'],
] as const)('has an evening out in %s', async (destination, startDate, endDate, name, starts) => {
  const plan = await planned({ destination, startDate, endDate })
  const shows = plan.days.flatMap(({ items }) =>
    items.filter(({ kind, title }) => kind === 'evening' && name.test(title)),
  )
  expect(shows).toHaveLength(1)
  const [show] = shows
  expect(show?.start.startsWith(starts), show?.start).toBe(true)
  expect(show?.cost?.amount).toBeGreaterThan(0)
  const day = plan.days.find(({ items }) => items.some((item) => item === show))
  expect(day?.items.some(({ id, place }) => id.endsWith('-dinner') && place)).toBe(true)
  const booked = plan.booking?.filter(({ title }) => title === show?.title) ?? []
  expect(booked).toHaveLength(show?.note ? 1 : 0)
})

it('sends no family with small children to a theatre, and who counts every coin to none they cannot pay', async () => {
  const london = { destination: 'London', startDate: '2027-05-10', endDate: '2027-05-14' }
  const family = await planned({ ...london, kids: 2, wishes: { ages: [3, 5] } })
  const thrifty = await planned({ ...london, budget: 'budget' })
  for (const { days } of [family, thrifty])
    expect(days.flatMap(({ items }) => items).filter(({ title }) => /West End/.test(title))).toEqual([])
})

it.each([
  ['Tokyo', '2027-04-05', '2027-04-11', /Sens[oō]-ji/],
  ['Singapore', '2027-02-05', '2027-02-10', /Supertree|Rhapsody/],
  ['Paris', '2027-05-06', '2027-05-12', /cruise/i],
  ['Bangkok', '2027-01-10', '2027-01-16', /Yaowarat/],
] as const)('has no evening in %s that the day has had, nor the same twice', async (...trip) => {
  const [destination, startDate, endDate, name] = trip
  const { days } = await planned({ destination, startDate, endDate })
  const visits = days.map(({ items }) =>
    items.filter(({ kind, title }) => (kind === 'sight' || kind === 'evening') && name.test(title)),
  )
  for (const day of visits) expect(day.length).toBeLessThan(2)
  const evenings = visits.flat().filter(({ kind }) => kind === 'evening')
  expect(evenings.length).toBeLessThan(2)
  if (/cruise/.test(name.source)) expect(visits.flat().length).toBeLessThan(2)
})
