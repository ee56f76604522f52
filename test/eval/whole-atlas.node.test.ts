import { expect, it } from 'vitest'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import { createPreparePlan } from '../../src/planner/make-plan.ts'
import { createReschedule } from '../../src/planner/repair/reschedule-plan.ts'
import { addDays } from '../../src/platform/calendar-date.ts'
import { LOCALES } from '../../src/i18n/locale.ts'
import { TRIP_TYPES } from '../../src/trips/trip.ts'
import { readDestinations } from '../support/atlas-files.ts'
import { evalAtlas, evalContext, tripRequest } from './drafts.ts'

const atlas = evalAtlas()
const planner = createAtlasPlanner({ atlas })
const prepare = createPreparePlan({
  planner,
  atlasPlanner: planner,
  atlas,
  reschedule: createReschedule({ atlas }),
})

/** So many days, with children or without: short stays and those that move on. */
const TRIPS = [
  { days: 3, kids: 0 },
  { days: 12, kids: 2 },
]

it('plans every place of the atlas, in both languages', { timeout: 240_000 }, async () => {
  const refused: string[] = []
  for (const [place, { id, names }] of readDestinations().entries())
    for (const [kind, { days, kids }] of TRIPS.entries()) {
      const startDate = addDays('2027-01-05', (place * 37 + kind * 91) % 350)
      const language = LOCALES[(place + kind) % LOCALES.length] ?? 'en'
      const request = tripRequest({
        startLocation: id === 'zurich' ? 'Berlin' : 'Zurich',
        destination: names[language],
        startDate,
        endDate: addDays(startDate, days - 1),
        kids,
        language,
        tripType: TRIP_TYPES[(place + kind) % TRIP_TYPES.length] ?? 'sightseeing',
        ...(kids > 0 && { wishes: { ages: [4, 9] } }),
      })
      const outcome = await prepare.plan(request, evalContext({ seed: 7 }))
      // Nobody lands in Antarctica in winter: that is said.
      if (!outcome.planned && outcome.refusal !== 'too_little_known')
        refused.push(`${id} ${startDate} ${days} ${language}: ${outcome.refusal}`)
    }
  expect(refused).toEqual([])
})

it.each(['Black Forest', 'Strasbourg', 'Iceland'])(
  'plans a month from %s in December, where a summary has no room for all that goes on',
  async (destination) => {
    const dates = { startDate: '2027-12-01', endDate: '2027-12-30' }
    const request = tripRequest({ startLocation: 'Zurich', destination, ...dates })
    const outcome = await prepare.plan(request, evalContext({ seed: 7 }))
    expect(outcome.planned || outcome.refusal).toBe(true)
  },
)
