import type { Atlas, DestinationHead, Match } from '../../atlas/atlas.ts'
import { regionOf } from '../../atlas/bases.ts'
import type { Destination } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { findStops } from '../../atlas/lookup/find-stops.ts'
import { startNamed, townAsPlace } from '../../atlas/lookup/start-place.ts'
import { normalise } from '../../atlas/lookup/normalise.ts'
import { genericPlan } from './generic-plan.ts'
import { type PartnerIds, PARTNERS } from '../advice/booking/partners.ts'
import { daysBetween } from '../../platform/calendar-date.ts'
import type { TripRoute } from '../../trips/trip-stops.ts'
import { isLongTrip } from '../days/stays.ts'
import { repeatedDays } from '../journey/days-worth.ts'
import { routeOfFurtherPlaces } from '../journey/further-places.ts'
import { routeOfLongTrip, routeThroughRegion } from '../journey/long-trip.ts'
import { withNightBeforeHome } from '../journey/night-before-home.ts'
import { longestTransfer, planRoute } from '../journey/plan-route.ts'
import type { Plan, PlanRequest } from '../plan.ts'
import type { PlanContext, Planner, PlanOutcome } from '../planner.ts'
import { isPlausiblePlace } from './plausible-place.ts'
import type { Origin } from '../schedule/arrival-at.ts'
import { daysNeeded } from '../schedule/time-there.ts'
import { createTripScheduler } from '../schedule/schedule-trip.ts'

export interface AtlasPlannerSettings {
  atlas: Atlas
  /** Shakes without an improvement after which a stay's search ends; fewer for the 10-ms tier. */
  iterations?: number
  partners?: PartnerIds
}

export const ITERATIONS = 18
/** So many journeys are planned in place of a stay that repeats itself; each fills less of the places that did. */
const MOST_JOURNEYS = 3

/** Plans from the atlas alone: no network, the same plan for the same request and seed. */
export function createAtlasPlanner({
  atlas,
  iterations = ITERATIONS,
  partners = PARTNERS,
}: AtlasPlannerSettings): Planner {
  const schedule = createTripScheduler({ atlas, patience: iterations, partners })
  return { name: 'atlas', plan }

  async function plan(request: PlanRequest, context: PlanContext): Promise<PlanOutcome> {
    if (request.route) return journey(request, request.route, context)
    return mayGoOn(request) ? longTrip(request, context) : tripTo(request, context)
  }

  /** A stay that comes back to what it has seen goes on to places within reach, where that leaves less of it. */
  async function longTrip(request: PlanRequest, context: PlanContext): Promise<PlanOutcome> {
    // Which of two plans it is to be is known when both are whole.
    const quiet = { ...context, onDay: async () => undefined }
    const asked = await tripTo(request, quiet)
    const outcome = asked.planned ? ((await goneOn(request, asked.plan, quiet)) ?? asked) : asked
    if (!outcome.planned) return outcome
    for (const [index, day] of outcome.plan.days.entries()) await context.onDay(day, index)
    return outcome
  }

  /** The journey with the fewest days that lead nowhere new; undefined where none has fewer than the plan. */
  async function goneOn(request: PlanRequest, plan: Plan, context: PlanContext) {
    const asked = repeatedDays(plan) > 0 ? headNamed(request.destination) : undefined
    const home = asked && (await atlas.load(asked.id))
    if (!home) return undefined
    const start = startNamed(atlas, request.startLocation)?.id
    let best: PlanOutcome | undefined
    const tried: [Plan, ...Plan[]] = [plan]
    while (tried.length <= MOST_JOURNEYS) {
      const route = await routeOfFurtherPlaces(atlas, home, request, tried, start)
      const further = route && withRoute(await journey({ ...request, route }, route, context, true), route)
      if (!further?.planned) break
      const least = best?.planned ? best.plan : plan
      if (repeatedDays(further.plan) < repeatedDays(least)) best = further
      if (repeatedDays(further.plan) === 0) break
      tried.push(further.plan)
    }
    return best
  }

  async function tripTo(request: PlanRequest, context: PlanContext): Promise<PlanOutcome> {
    const { startLocation, destination } = request
    const to = atlas.find(destination)
    const from = atlas.find(startLocation)
    // What the atlas knows is a place, however it is written: "CDMX".
    const known = (match: Match, text: string) => match.kind !== 'none' || isPlausiblePlace(text)
    if (!known(to, destination) || !known(from, startLocation))
      return { planned: false, refusal: 'not_a_place' }
    const isOne = to.kind === 'exact' && from.kind === 'exact' && to.id === from.id
    if (!request.wishes?.atHome && (isOne || normalise(destination) === normalise(startLocation)))
      return { planned: false, refusal: 'same_place' }
    const home = to.kind === 'exact' ? await atlas.load(to.id) : undefined
    const start = startNamed(atlas, startLocation)
    if (home && daysNeeded(home, originOf(start, home), request) !== undefined)
      return { planned: false, refusal: 'no_time_there' }
    const region = home ? undefined : atlas.region(destination)
    const long = home
      ? await routeOfLongTrip(atlas, home, request, start?.id)
      : region && (await routeThroughRegion(atlas, region, request, start?.id))
    if (long) return withRoute(await journey({ ...request, route: long }, long, context, true), long)
    const body = home
      ? await schedule(request, home, originOf(start, home), context)
      : await generic(request, to.kind === 'unsure' ? to.candidates : [], context)
    const unsure = to.kind === 'unsure' && { unsureName: true as const }
    return { planned: true, plan: { ...body, provenance: { ...provenanceOf(context), ...unsure } } }
  }

  /** A journey to several places, all of which the atlas must know. */
  async function journey(
    request: PlanRequest,
    { stops, order, ends }: TripRoute,
    context: PlanContext,
    isOwnRoute = false,
  ): Promise<PlanOutcome> {
    const start = startNamed(atlas, request.startLocation)
    const home = start && ((await atlas.load(start.id)) ?? townAsPlace(atlas, start))
    const matches = findStops(
      atlas,
      stops.map(({ place }) => place),
    )
    const known = await Promise.all(matches.map(destinationOf))
    const wanted = known.flatMap((destination, index) => {
      const nights = stops[index]?.nights
      return destination ? [{ destination, ...(nights !== undefined && { nights }) }] : []
    })
    if (wanted.length < stops.length) return { planned: false, refusal: 'not_a_place' }
    const nights = daysBetween(request.startDate, request.endDate)
    const longest = longestTransfer(request)
    const task = { stops: wanted, order, ends, home, nights, longest, fliesFar: true }
    const longer = withNightBeforeHome(task)
    const round = longer && planRoute(longer)
    const route = round?.possible ? round : planRoute(task)
    const [first] = route.possible ? route.stops : []
    if (!route.possible || !first) return { planned: false, refusal: 'no_valid_plan' }
    const origin = { ...originOf(start, first.destination), ...(home && { home }) }
    const body = await schedule(request, first.destination, origin, context, route.stops, isOwnRoute)
    const planned = { ...body, provenance: provenanceOf(context) }
    const taken = longer && round?.possible ? longer.stops : wanted
    const named = taken.map(({ destination, nights: asked }) => ({
      place: destination.names[request.language],
      ...(asked !== undefined && { nights: asked }),
    }))
    return {
      planned: true,
      plan: hasBase(known) ? { ...planned, route: { stops: named, order, ends } } : planned,
    }
  }

  function headNamed(text: string): DestinationHead | undefined {
    const match = atlas.find(text)
    return match.kind === 'exact' ? atlas.head(match.id) : undefined
  }

  async function destinationOf(match: Match): Promise<Destination | undefined> {
    return match.kind === 'exact' ? atlas.load(match.id) : undefined
  }

  async function generic(request: PlanRequest, meant: readonly string[], context: PlanContext) {
    const body = genericPlan(request, meant, atlas, partners)
    for (const [index, day] of body.days.entries()) await context.onDay(day, index)
    return body
  }

  function provenanceOf({ seed, attempt, now }: PlanContext): Plan['provenance'] {
    return {
      planner: 'atlas',
      atlasVersion: atlas.version,
      seed,
      attempts: attempt,
      repairs: [],
      checks: [],
      score: 0,
      createdAt: now,
    }
  }
}

/** Whether a trip to one place is so long that it may become a journey. */
function mayGoOn({ startDate, endDate, wishes }: PlanRequest): boolean {
  return !wishes?.oneBase && !wishes?.atHome && isLongTrip(daysBetween(startDate, endDate) + 1)
}

/** The plan of a journey that nobody has named the stops of. */
function withRoute(outcome: PlanOutcome, route: TripRoute): PlanOutcome {
  return outcome.planned ? { planned: true, plan: { ...outcome.plan, route } } : outcome
}

/** Whether a stop is a base of a region, which the plan names in full: "Vik" may be much else. */
function hasBase(stops: readonly (Destination | undefined)[]): boolean {
  return stops.some((stop) => stop && regionOf(stop.id) !== stop.id)
}

/** Where the party sets out, and how far away that is. */
function originOf(start: DestinationHead | undefined, home: Destination): Origin {
  return start ? { km: distanceKm(start.center, home.center), start } : { km: 0 }
}
