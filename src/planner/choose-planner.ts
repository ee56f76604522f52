import type { Atlas } from '../atlas/atlas.ts'
import { BUNDLED_RATES, ratesOrBundled, type ReadRates } from './advice/money/exchange-rates.ts'
import { createHomeMoney } from './advice/money/home-money.ts'
import { createCheckedPlanner } from './checked-planner.ts'
import type { AiBinding, ModelSettings } from './workers-ai/model-call.ts'
import type { Planner } from './planner.ts'
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
  const list = parseModels(models)
  const timeout = (milliseconds: number) => AbortSignal.timeout(milliseconds)
  return createCheckedPlanner({
    atlas,
    iterations,
    homeMoney: createHomeMoney(atlas, () => ratesOrBundled(rates)),
    ...(ai &&
      list.length > 0 && {
        around: (own) => createWorkersAiPlanner({ ai, models: list, budget, timeout, atlas, ...own }),
      }),
  })
}

export function parseModels(text: string): ModelSettings[] {
  return text.split(',').flatMap((entry) => {
    const [id = '', dialect] = entry.trim().split('=')
    return id && (dialect === 'response' || dialect === 'choices') ? [{ id, dialect }] : []
  })
}
