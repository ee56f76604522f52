import { expect, it } from 'vitest'
import { readRegionFiles } from '../../src/atlas/content/read-atlas-files.ts'
import { addDays } from '../../src/platform/calendar-date.ts'
import { createCheckedPlanner } from '../../src/planner/checked-planner.ts'
import { staysOfJourney } from '../../src/planner/plan-legs.ts'
import { gatherFacts } from '../../src/planner/verify/fact-source.ts'
import { verify } from '../../src/planner/verify/verify.ts'
import { readAtlas } from '../support/atlas-files.ts'
import { sampleRequest } from '../support/sample-plan.ts'

const atlas = readAtlas()
const regions = readRegionFiles('content').filter(({ routes }) =>
  routes.some(({ stops }) => stops.length > 1),
)
const planner = createCheckedPlanner({ atlas, iterations: 3 })
const FIRST_DAY = '2027-06-03'

it('has routes for what travellers ask for', () => {
  expect(regions.length).toBeGreaterThanOrEqual(60)
  const asked =
    'Italien, Spain, Andalusien, Japan, Portugal, Vietnam, Marokko, Thailand, Südafrika, USA Westküste'
  const more =
    'Schottland, Ireland, Norwegen, Croatia, Griechenland, Greek islands, Frankreich, England, Schweiz'
  for (const name of `${asked}, ${more}`.split(', ')) {
    const routes = atlas.region(name)?.routes ?? []
    expect(routes.filter(({ stops }) => stops.length > 1).length, name).toBeGreaterThanOrEqual(2)
  }
})

it.each(regions)(
  'plans each ready route of $id, and every hard check passes',
  async ({ id, routes }) => {
    for (const { name, stops } of routes.filter((route) => route.stops.length > 1)) {
      const nights = stops.reduce((sum, stop) => sum + stop.nights, 0)
      const named = stops.map((stop) => ({
        place: atlas.head(stop.place)?.names.en ?? '',
        nights: stop.nights,
      }))
      const request = sampleRequest({
        // Nobody sets out where a route leads.
        startLocation: stops.some(({ place }) => place === 'stuttgart') ? 'Hannover' : 'Stuttgart',
        destination: named[0]?.place ?? '',
        startDate: FIRST_DAY,
        endDate: addDays(FIRST_DAY, nights),
        route: { stops: named, order: 'given', ends: 'last' },
      })
      const outcome = await planner.plan(request, {
        seed: 1,
        now: '2027-01-01T00:00:00Z',
        attempt: 1,
        signal: new AbortController().signal,
        onDay: async () => undefined,
      })
      const about = `${id}: ${name.en}`
      if (!outcome.planned) throw new Error(`${about}: ${outcome.refusal}`)
      expect(
        verify(outcome.plan, request, await gatherFacts(outcome.plan, atlas, request)).failed,
        about,
      ).toEqual([])
      const longest = Math.max(...(outcome.plan.legs ?? []).slice(1).map(({ minutes }) => minutes))
      expect(longest, about).toBeLessThanOrEqual(600)
      expect(staysOfJourney(outcome.plan).reduce((sum, stay) => sum + stay.nights, 0)).toBe(nights)
    }
  },
  60_000,
)
