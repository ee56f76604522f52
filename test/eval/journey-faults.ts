import type { PlanRequest } from '../../src/planner/plan.ts'
import { gatherFacts } from '../../src/planner/verify/fact-source.ts'
import { verify } from '../../src/planner/verify/verify.ts'
import { addDays } from '../../src/platform/calendar-date.ts'
import type { TripRoute } from '../../src/trips/trip-stops.ts'
import { draft, evalAtlas } from './drafts.ts'
import { JOURNEY_FAULTS } from './faults-journey.ts'

/** Without nights: as many as the dates leave; seven nights in all then. */
const ROUTES: [string, number?][][] = [
  [
    ['Vienna', 3],
    ['Salzburg', 2],
    ['Munich', 2],
  ],
  [
    ['London', 3],
    ['Paris', 3],
  ],
  [
    ['Prague', 3],
    ['Vienna', 2],
    ['Budapest', 3],
  ],
  [
    ['Copenhagen', 2],
    ['Malmö', 2],
    ['Stockholm', 3],
  ],
  [
    ['Rome', 3],
    ['Naples', 2],
    ['Florence', 2],
    ['Venice', 2],
  ],
  // With Salzburg on the way.
  [['Vienna'], ['Munich']],
]
const OPEN_NIGHTS = 7

/** Spoils sound journeys in every known way: kinds of fault, how many there were, and the share that was noticed. */
export async function run(onMiss: (miss: string) => void = () => undefined): Promise<Record<string, number>> {
  let [injected, detected] = [0, 0]
  const kinds = new Set<string>()
  for (const [seed, places] of ROUTES.entries()) {
    const request = requestFor(places, seed)
    const sound = await draft(request)
    if (!sound) throw new Error(`no plan for ${places.join()}`)
    const facts = await gatherFacts(sound, evalAtlas(), request)
    for (const { name, noticedBy, spoil } of JOURNEY_FAULTS) {
      const plan = structuredClone(sound)
      if (!spoil(plan, request.route?.stops ?? [])) continue
      injected++
      kinds.add(name)
      const { failed } = verify(plan, request, facts)
      if (failed.some(({ id }) => id === noticedBy)) detected++
      else onMiss(`not noticed: ${name}: ${places.join(' ')}`)
    }
  }
  return {
    journeyFaultTypes: kinds.size,
    journeyFaultsInjected: injected,
    journeyFaultsDetected: detected / injected,
  }
}

function requestFor(places: readonly [string, number?][], index: number): PlanRequest {
  const stops = places.map(([place, nights]) => ({ place, ...(nights && { nights }) }))
  const asked = places.reduce((sum, [, nights = 0]) => sum + nights, 0)
  const route: TripRoute = { stops, order: 'given', ends: 'start' }
  const startDate = addDays('2027-05-07', index * 20)
  return {
    startLocation: 'Hamburg',
    destination: stops[0]?.place ?? '',
    adults: 2,
    kids: index % 2,
    startDate,
    endDate: addDays(startDate, asked || OPEN_NIGHTS),
    budget: 'comfort',
    tripType: 'sightseeing',
    language: 'en',
    route,
  }
}
