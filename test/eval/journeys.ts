import type { Destination } from '../../src/atlas/destination.ts'
import { LOCALES } from '../../src/i18n/locale.ts'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import { longestTransfer, planRoute, tourOf } from '../../src/planner/journey/plan-route.ts'
import type { Plan, PlanRequest } from '../../src/planner/plan.ts'
import { staysOfJourney } from '../../src/planner/plan-legs.ts'
import { createRandom } from '../../src/planner/schedule/search/random.ts'
import { gatherFacts } from '../../src/planner/verify/fact-source.ts'
import { verify } from '../../src/planner/verify/verify.ts'
import { addDays } from '../../src/platform/calendar-date.ts'
import { BUDGET_LEVELS, TRIP_TYPES } from '../../src/trips/trip.ts'
import { ROUTE_ENDS, STOP_ORDERS, type TripStop } from '../../src/trips/trip-stops.ts'
import { readAtlas, readDestinations } from '../support/atlas-files.ts'

const JOURNEYS = 300
const MOST_STOPS = 6

/** Journeys of two to six stops, neighbour after neighbour: every check, the order against all orders, the sum of nights. */
export async function run(journeys = JOURNEYS): Promise<Record<string, number>> {
  const destinations = readDestinations()
  const atlas = readAtlas(destinations)
  const planner = createAtlasPlanner({ atlas })
  let [made, passed, exact, ordered, optimal] = [0, 0, 0, 0, 0]
  for (const [seed, request] of journeysOver(destinations, journeys).entries()) {
    const signal = new AbortController().signal
    const context = { seed, now: '2027-01-01T00:00:00Z', attempt: 1, signal, onDay: async () => undefined }
    const outcome = await planner.plan(request, context)
    if (!outcome.planned) continue
    made++
    const { plan } = outcome
    const { failed } = verify(plan, request, await gatherFacts(plan, atlas, request))
    if (failed.length === 0) passed++
    if (nightsAreExact(plan, request, destinations)) exact++
    if (request.route?.order !== 'best') continue
    ordered++
    if (isShortest(request, destinations)) optimal++
  }
  return {
    journeys: made,
    journeyHardPass: passed / made,
    journeyOrderOptimal: optimal / ordered,
    journeyNightsExact: exact / made,
  }
}

function nightsAreExact(
  plan: Plan,
  { startDate, endDate, route }: PlanRequest,
  destinations: readonly Destination[],
): boolean {
  const stays = staysOfJourney(plan)
  const nights = stays.reduce((sum, stay) => sum + stay.nights, 0)
  const named = (route?.stops ?? []).every(({ place, nights: asked }) => {
    const id = destinations.find(({ names }) => names.en === place || names.de === place)?.id
    const there = stays.filter((stay) => stay.id === id || stay.id.startsWith(`${id}/`))
    return asked === undefined || there.reduce((sum, stay) => sum + stay.nights, 0) === asked
  })
  return addDays(startDate, nights) === endDate && named
}

/** The planner's order takes no longer than the best of all orders, each counted out. */
function isShortest(request: PlanRequest, destinations: readonly Destination[]): boolean {
  const { route } = request
  if (!route) return false
  const named = (text: string) =>
    destinations.find(({ names }) => names.en === text || names.de === text) ?? neverKnown(text)
  const stops = route.stops.map(({ place }) => ({ destination: named(place) }))
  const longest = longestTransfer(request)
  const task = { ...route, stops, home: named(request.startLocation), nights: MOST_STOPS * 5, longest }
  const { first, between, last } = tourOf(task)
  const minutes = (order: readonly number[]) =>
    order.reduce(
      (sum, stop, index) =>
        sum + ((index === 0 ? first[stop] : between[order[index - 1] ?? 0]?.[stop]) ?? Infinity),
      last[order.at(-1) ?? 0] ?? Infinity,
    )
  const chosen = planRoute(task)
  if (!chosen.possible) return false
  const order = chosen.stops.map((stop) =>
    stops.findIndex(({ destination }) => destination === stop.destination),
  )
  const best = Math.min(...permutations([...stops.keys()]).map(minutes))
  return minutes(order) <= best
}

function neverKnown(text: string): never {
  throw new Error(`the atlas has no ${text}`)
}

function permutations(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}

/** Each a walk from neighbour to neighbour that the planner can go by land or sea, a third with nights named. */
function journeysOver(destinations: readonly Destination[], count: number): PlanRequest[] {
  const random = createRandom(20270202)
  const pick = <Value>(values: readonly Value[], fallback: Value) =>
    values[Math.floor(random() * values.length)] ?? fallback
  const byId = new Map(destinations.map((each) => [each.id, each]))
  const deep = destinations.filter(({ sights }) => sights.length > 0)
  const requests: PlanRequest[] = []
  for (let tried = 0; requests.length < count && tried < count * 20; tried++) {
    const wanted = 2 + (requests.length % (MOST_STOPS - 1))
    const first = pick(deep, undefined)
    if (!first || first.id === 'berlin') continue
    const places = [first]
    while (places.length < wanted) {
      const near = (places.at(-1)?.nearby ?? [])
        .flatMap((id) => byId.get(id) ?? [])
        .filter((each) => each.sights.length > 0 && each.id !== 'berlin' && !places.includes(each))
      const next = pick(near, undefined)
      if (!next) break
      places.push(next)
    }
    if (places.length < wanted) continue
    const language = pick(LOCALES, 'en')
    const nights = wanted * 2 + Math.floor(random() * 6)
    const stops = places.map((each, index): TripStop => ({
      place: each.names[language],
      ...(index === 0 && random() < 0.33 && { nights: 2 }),
    }))
    const startDate = addDays('2027-01-01', Math.floor(random() * 365))
    const request: PlanRequest = {
      startLocation: 'Berlin',
      destination: stops[0]?.place ?? '',
      adults: 1 + Math.floor(random() * 4),
      kids: random() < 0.3 ? 1 + Math.floor(random() * 3) : 0,
      startDate,
      endDate: addDays(startDate, nights),
      budget: pick(BUDGET_LEVELS, 'comfort'),
      tripType: pick(TRIP_TYPES, 'relaxed'),
      language,
      route: { stops, order: pick(STOP_ORDERS, 'given'), ends: pick(ROUTE_ENDS, 'start') },
    }
    const home = byId.get('berlin')
    const longest = longestTransfer(request)
    const named = places.map((destination, index) => ({
      destination,
      ...(stops[index]?.nights && { nights: 2 }),
    }))
    if (request.route && planRoute({ ...request.route, stops: named, home, nights, longest }).possible)
      requests.push(request)
  }
  return requests
}
