import { expect, it } from 'vitest'
import { createCheckedPlanner } from '../../src/planner/checked-planner.ts'
import type { PlanRequest } from '../../src/planner/plan.ts'
import type { PlanRefusal } from '../../src/planner/planner.ts'
import { addDays } from '../../src/platform/calendar-date.ts'
import { LOCALES } from '../../src/i18n/locale.ts'
import { TRIP_TYPES } from '../../src/trips/trip.ts'
import type { TripWishes } from '../../src/trips/trip-wishes.ts'
import { readDestinations } from '../support/atlas-files.ts'
import { evalAtlas, evalContext, tripRequest } from './drafts.ts'

const planner = createCheckedPlanner({ atlas: evalAtlas() })

/** So many days in turn, with children or without: short stays and those that move on. */
const TRIPS = [
  { days: [1, 2, 3, 5], kids: 0 },
  { days: [12], kids: 2 },
]
/** What some ask for, and where they come from, in turn. */
const WISHES: TripWishes[] = [
  {},
  { startsAt: '10:30' },
  { diet: 'halal', mobility: 'step-free' },
  { oneBase: true, startsAt: '12:00' },
  { atHome: true, mobility: 'little-walking' },
]
/** Nobody lands there all year round: that is said. */
const HAS_A_SEASON = new Set(['antarctica', 'maasai-mara'])
const MOST_UNDER_WAY = 3
const STARTS = ['Zurich', 'Sydney', 'São Paulo', 'Honolulu']

it('plans every place of the atlas, in both languages', { timeout: 240_000 }, async () => {
  const refused: string[] = []
  for (const [place, { id, names }] of readDestinations().entries())
    for (const [kind, { days, kids }] of TRIPS.entries()) {
      const startDate = addDays('2027-01-05', (place * 37 + kind * 91) % 350)
      const language = inTurn(LOCALES, place + kind)
      const wishes = inTurn(WISHES, place + 2 * kind)
      const start = inTurn(STARTS, place)
      const length = inTurn(days, place)
      const request = tripRequest({
        startLocation: wishes.atHome ? names.en : start === names.en ? 'Berlin' : start,
        destination: names[language],
        startDate,
        endDate: addDays(startDate, length - 1),
        kids,
        language,
        tripType: inTurn(TRIP_TYPES, place + kind),
        wishes: { ...wishes, ...(kids > 0 && { ages: [4, 9] }) },
      })
      const short = await plan(request)
      // Half way around the world nobody flies for a day.
      const longer = { ...request, endDate: addDays(request.endDate, MOST_UNDER_WAY) }
      const outcome = short === 'no_time_there' && length <= MOST_UNDER_WAY ? await plan(longer) : short
      if (outcome !== 'planned' && !(outcome === 'too_little_known' && HAS_A_SEASON.has(id)))
        refused.push(`${id} ${startDate} ${length} ${language}: ${outcome}`)
    }
  expect(refused).toEqual([])
})

it.each(['Black Forest', 'Strasbourg', 'Iceland'])(
  'plans a month from %s in December, where a summary has no room for all that goes on',
  async (destination) => {
    const dates = { startDate: '2027-12-01', endDate: '2027-12-30' }
    expect(await plan(tripRequest({ startLocation: 'Zurich', destination, ...dates }))).toBe('planned')
  },
)

const LATE_RISERS = { wishes: { startsAt: '12:00' }, tripType: 'action', kids: 2 } as const

it.each<[string, Partial<PlanRequest>]>([
  ['Billund', { ...LATE_RISERS, startDate: '2027-08-22', endDate: '2027-09-11' }],
  ['Colmar', { ...LATE_RISERS, startDate: '2027-07-20', endDate: '2027-08-09' }],
  ['Dubai', { startDate: '2028-01-27', endDate: '2028-02-02', tripType: 'relaxed', budget: 'luxury' }],
  ['Provence', { startDate: '2026-12-24', endDate: '2027-01-02', tripType: 'relaxed', budget: 'budget' }],
  [
    'Zeeland',
    { ...LATE_RISERS, startDate: '2027-09-05', endDate: '2027-09-16', wishes: { startsAt: '16:30' } },
  ],
  ['Bath', { startDate: '2027-02-17', endDate: '2027-02-28', wishes: { startsAt: '13:30' } }],
  ['Okinawa', { startDate: '2027-06-03', endDate: '2027-06-07', tripType: 'action' }],
  ['Bali', { startDate: '2027-03-06', endDate: '2027-03-17', wishes: { atHome: true } }],
  ['Tulum', { startDate: '2028-01-31', endDate: '2028-02-01', wishes: { diet: 'vegan' } }],
  ['Curaçao', { startDate: '2027-08-25', endDate: '2027-09-03', tripType: 'relaxed' }],
])('plans %s as few ask for it', async (destination, changes) => {
  expect(await plan(tripRequest({ startLocation: 'Barcelona', destination, ...changes }))).toBe('planned')
})

async function plan(request: PlanRequest): Promise<PlanRefusal | 'planned'> {
  const outcome = await planner.plan(request, evalContext({ seed: 7 }))
  return outcome.planned ? 'planned' : outcome.refusal
}

function inTurn<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length]
  if (value === undefined) throw new RangeError('nothing to choose from')
  return value
}
