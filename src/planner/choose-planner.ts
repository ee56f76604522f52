import type { Atlas } from '../atlas/atlas.ts'
import { BUNDLED_RATES, ratesOrBundled, type ReadRates } from './advice/exchange-rates.ts'
import { createHomeMoney } from './advice/home-money.ts'
import { createAtlasPlanner } from './atlas/planner.ts'
import type { AiBinding, ModelSettings } from './workers-ai/model-call.ts'
import type { Planner } from './planner.ts'
import { createPreparePlan } from './make-plan.ts'
import { createReschedule } from './repair/reschedule-plan.ts'
import type { ModelBudget } from './workers-ai/ask-models.ts'
import { createWorkersAiPlanner } from './workers-ai/planner.ts'

export interface PlannerChoice {
  atlas: Atlas
  /** Without one the atlas planner plans alone. */
  ai?: AiBinding | undefined
  /** `id=dialect`, separated by commas, tried in order. */
  models: string
  budget: ModelBudget
  /** Shakes of the scheduler without improvement; fewer on the 10-ms tier. */
  iterations?: number | undefined
  /** Today's exchange rates, where a service gives them; the bundled ones otherwise. */
  rates?: ReadRates | undefined
}

/** The planner of this deployment, with its plans checked. */
export function choosePlanner({
  atlas,
  ai,
  models,
  budget,
  iterations,
  rates = async () => BUNDLED_RATES,
}: PlannerChoice): Planner {
  const reschedule = createReschedule({ atlas })
  const atlasPlanner = createAtlasPlanner({ atlas, ...(iterations && { iterations }) })
  const list = parseModels(models)
  const timeout = (milliseconds: number) => AbortSignal.timeout(milliseconds)
  const planner =
    ai && list.length > 0
      ? createWorkersAiPlanner({ ai, models: list, budget, timeout, atlasPlanner, atlas, reschedule })
      : atlasPlanner
  const homeMoney = createHomeMoney(atlas, () => ratesOrBundled(rates))
  return createPreparePlan({ planner, atlasPlanner, atlas, reschedule, homeMoney })
}

export function parseModels(text: string): ModelSettings[] {
  return text.split(',').flatMap((entry) => {
    const [id = '', dialect] = entry.trim().split('=')
    return id && (dialect === 'response' || dialect === 'choices') ? [{ id, dialect }] : []
  })
}
