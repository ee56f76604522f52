import { bundledAtlas } from '../../src/atlas/bundled-atlas.ts'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import type { Plan, PlanRequest } from '../../src/planner/plan.ts'
import { createCheckedPlanner } from '../../src/planner/checked-planner.ts'

/** The planner of a deployment without a model, in a hurry. */
export async function atlasPlanner() {
  return createCheckedPlanner({ atlas: bundledAtlas(), iterations: 5 })
}

/** The atlas planner's own plan, before anything is repaired. Throws the refusal where there is none. */
export async function planFromAtlas(request: PlanRequest, seed = 1, iterations?: number): Promise<Plan> {
  const settings = { atlas: bundledAtlas(), ...(iterations !== undefined && { iterations }) }
  const outcome = await createAtlasPlanner(settings).plan(request, {
    seed,
    now: '2027-01-01T00:00:00Z',
    attempt: 1,
    signal: new AbortController().signal,
    onDay: async () => undefined,
  })
  if (!outcome.planned) throw new Error(outcome.refusal)
  return outcome.plan
}
