import type { Atlas, DestinationHead, Match } from '../../atlas/atlas.ts'
import type { Destination } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { normalise } from '../../atlas/lookup/normalise.ts'
import { genericPlan } from './generic-plan.ts'
import { type PartnerIds, PARTNERS } from '../advice/partners.ts'
import type { Plan, PlanRequest } from '../plan.ts'
import type { PlanContext, Planner, PlanOutcome } from '../planner.ts'
import { isPlausiblePlace } from './plausible-place.ts'
import { createTripScheduler, type Origin } from '../schedule/schedule-trip.ts'

export interface AtlasPlannerSettings {
  atlas: Atlas
  /** Shakes without an improvement after which a stay's search ends; fewer for the 10-ms tier. */
  iterations?: number
  partners?: PartnerIds
}

const ITERATIONS = 40

/** Plans from the atlas alone: no network, the same plan for the same request and seed. */
export function createAtlasPlanner({
  atlas,
  iterations = ITERATIONS,
  partners = PARTNERS,
}: AtlasPlannerSettings): Planner {
  const schedule = createTripScheduler({ atlas, patience: iterations, partners })
  return { name: 'atlas', plan }

  async function plan(request: PlanRequest, context: PlanContext): Promise<PlanOutcome> {
    const { startLocation, destination } = request
    const to = atlas.find(destination)
    const from = atlas.find(startLocation)
    // What the atlas knows is a place, however it is written: "CDMX".
    const known = (match: Match, text: string) => match.kind !== 'none' || isPlausiblePlace(text)
    if (!known(to, destination) || !known(from, startLocation))
      return { planned: false, refusal: 'not_a_place' }
    const sameId = to.kind === 'exact' && from.kind === 'exact' && to.id === from.id
    if (sameId || normalise(destination) === normalise(startLocation))
      return { planned: false, refusal: 'same_place' }
    const home = to.kind === 'exact' ? await atlas.load(to.id) : undefined
    const start = from.kind === 'exact' ? atlas.head(from.id) : undefined
    const body = home
      ? await schedule(request, home, originOf(start, home), context)
      : await generic(request, to.kind === 'unsure' ? to.candidates : [], context)
    const unsure = to.kind === 'unsure' && { unsureName: true as const }
    return { planned: true, plan: { ...body, provenance: { ...provenanceOf(context), ...unsure } } }
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

/** Where the party sets out, and how far away that is. */
function originOf(start: DestinationHead | undefined, home: Destination): Origin {
  return start ? { km: distanceKm(start.center, home.center), start } : { km: 0 }
}
