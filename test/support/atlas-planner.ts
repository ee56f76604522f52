import { bundledAtlas } from '../../src/atlas/bundled-atlas.ts'
import { createAtlasPlanner } from '../../src/planner/atlas-planner.ts'
import { createPreparePlan } from '../../src/planner/prepare-plan.ts'
import { createReschedule } from '../../src/planner/reschedule-plan.ts'

/** The planner of a deployment without a model, in a hurry. */
export async function atlasPlanner() {
  const atlas = bundledAtlas()
  const planner = createAtlasPlanner({ atlas, iterations: 5 })
  return createPreparePlan({
    planner,
    atlasPlanner: planner,
    atlas,
    reschedule: createReschedule({ atlas }),
  })
}
