import type { Atlas } from '../../src/atlas/atlas.ts'
import { distanceKm } from '../../src/atlas/distance.ts'
import type { Destination } from '../../src/atlas/destination.ts'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import type { Plan, PlanRequest } from '../../src/planner/plan.ts'
import type { PlanContext, Planner, PlanOutcome } from '../../src/planner/planner.ts'
import { addDays } from '../../src/platform/calendar-date.ts'
import { BUDGET_LEVELS, TRIP_TYPES } from '../../src/trips/trip.ts'
import { readAtlas, readDestinations } from '../support/atlas-files.ts'

/** Sound plans of the atlas planner, for the parts of the evaluation that spoil them or build on them. */

let deep: Destination[] | undefined
let atlas: Atlas | undefined

/** Destinations with sights, ordered by id. */
export function deepDestinations(): Destination[] {
  return (deep ??= readDestinations().filter(({ sights }) => sights.length >= 12))
}

export function evalAtlas(): Atlas {
  return (atlas ??= readAtlas())
}

export function evalContext(changes: Partial<PlanContext> = {}): PlanContext {
  return {
    seed: 7,
    now: '2027-01-01T00:00:00.000Z',
    attempt: 1,
    signal: new AbortController().signal,
    onDay: async () => undefined,
    ...changes,
  }
}

/** Five days in Paris as most people travel, with what a test wants otherwise. */
export function tripRequest(changes: Partial<PlanRequest>): PlanRequest {
  return {
    startLocation: 'Berlin',
    destination: 'Paris',
    adults: 2,
    kids: 0,
    startDate: '2027-05-11',
    endDate: '2027-05-15',
    budget: 'comfort',
    tripType: 'sightseeing',
    language: 'en',
    ...changes,
  }
}

/** So many requests over destinations, lengths, types, parties, budgets and languages, always the same. */
export function sampleRequests(count: number): PlanRequest[] {
  const destinations = deepDestinations()
  return Array.from({ length: count }, (_, index) => {
    const destination = destinations[(index * 7) % destinations.length]
    const startDate = addDays('2027-03-01', index * 11)
    const language = index % 2 === 0 ? 'en' : 'de'
    return {
      startLocation: 'Reykjavik',
      destination: destination?.names[language] ?? '',
      adults: 1 + (index % 4),
      kids: index % 3 === 0 ? index % 4 : 0,
      startDate,
      endDate: addDays(startDate, [2, 4, 6, 3, 9][index % 5] ?? 2),
      budget: BUDGET_LEVELS[index % 4] ?? 'comfort',
      tripType: TRIP_TYPES[index % 3] ?? 'sightseeing',
      language,
    }
  })
}

const outcomes = new Map<string, Promise<PlanOutcome>>()

/** The atlas planner, asked once for each request: many cases share one. */
export function evalPlanner(): Planner {
  const planner = createAtlasPlanner({ atlas: evalAtlas() })
  return {
    name: 'atlas',
    async plan(request, context) {
      const key = JSON.stringify([request, context.seed])
      const outcome = outcomes.get(key) ?? planner.plan(request, evalContext({ seed: context.seed }))
      outcomes.set(key, outcome)
      return structuredClone(await outcome)
    },
  }
}

/** The plan of a request that must have one. */
export async function planOf(
  planner: Pick<Planner, 'plan'>,
  request: PlanRequest,
  context = evalContext(),
): Promise<Plan> {
  const outcome = await planner.plan(request, context)
  if (!outcome.planned) throw new Error(outcome.refusal)
  return outcome.plan
}

export async function draft(request: PlanRequest): Promise<Plan | undefined> {
  const outcome = await evalPlanner().plan(request, evalContext())
  return outcome.planned ? outcome.plan : undefined
}

/** A destination with sights too far away to be reached from `home`. */
export function elsewhereOf(home: Destination): Destination | undefined {
  return deepDestinations().find(
    ({ center, country }) => country !== home.country && distanceKm(center, home.center) > 1000,
  )
}
