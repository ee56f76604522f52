// What readers missed for who came to do things, or to be spoilt: each of these was museums alone.
import { expect, it } from 'vitest'
import { createCheckedPlanner } from '../../src/planner/checked-planner.ts'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import { readAtlas } from '../support/atlas-files.ts'
import { planOf, tripRequest } from './drafts.ts'

const planner = createAtlasPlanner({ atlas: readAtlas() })

it('goes under the lava or into the fissure in a winter Reykjavík', async () => {
  const request = tripRequest({
    destination: 'Reykjavík',
    startDate: '2027-12-03',
    endDate: '2027-12-07',
    tripType: 'action',
  })
  const plan = await planOf(planner, request)
  const ids = plan.days.flatMap(({ items }) => items.flatMap(({ place }) => place?.id ?? []))
  expect(ids.filter((id) => id === 'silfra' || id === 'raufarholshellir')).not.toEqual([])
})

it('has a spa for who travels in luxury', async () => {
  const request = tripRequest({
    destination: 'Dubai',
    startDate: '2027-07-10',
    endDate: '2027-07-14',
    budget: 'luxury',
  })
  const plan = await planOf(planner, request)
  const ids = plan.days.flatMap(({ items }) => items.flatMap(({ place }) => place?.id ?? []))
  expect(ids).toContain('talise-ottoman-spa')
})

it('plans one evening in Paris for who flies on by night', async () => {
  const checked = createCheckedPlanner({ atlas: readAtlas() })
  const wishes = { arrival: { time: '16:00' }, departure: { time: '02:00' } }
  const request = tripRequest({
    destination: 'Paris',
    startDate: '2027-05-11',
    endDate: '2027-05-12',
    wishes,
  })
  const plan = await planOf(checked, request)
  const kinds = plan.days[0]?.items.map(({ kind }) => kind)
  expect(kinds?.filter((kind) => kind !== 'free')).toEqual(['checkin', 'meal', 'evening'])
})

it('goes out until the last week of a month in Bangkok, with days in town between', async () => {
  const dates = { startDate: '2027-01-10', endDate: '2027-02-08' }
  const request = tripRequest({
    destination: 'Bangkok',
    ...dates,
    tripType: 'relaxed',
    wishes: { oneBase: true },
  })
  const plan = await planOf(planner, request)
  const trips = plan.days.flatMap(({ items }, day) =>
    items.some(({ kind }) => kind === 'daytrip') ? [day] : [],
  )
  expect(trips.at(-1)).toBeGreaterThan(20)
  expect(trips.filter((day) => trips.includes(day + 1)).length).toBeLessThan(2)
})
