import type { Limits } from '../auth/codes/attempt-limits.ts'
import { type CheckPlan, createCheckPlan } from '../itinerary/check-plan.ts'
import type { TextSplitter } from '../itinerary/text-splitter.ts'
import type { Env } from '../env.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { MayLookUp } from './look-up-share.ts'
import type { OpenSource } from './open-source.ts'

/** A visitor waits so long for a place that only open data may know. */
const PLACE_PATIENCE_MS = 4000

interface Parts {
  database: Database
  open: OpenSource
  limits: Limits
  mayLookUp: MayLookUp
  clock: Clock
}

/** Connects the check of plans with open data and a model, where the deployment has them; both load when needed. */
export function chooseCheckPlan(env: Env, { database, open, limits, mayLookUp, clock }: Parts): CheckPlan {
  const { AI: ai, MODELS: names = '' } = env
  return createCheckPlan({
    atlas: open.atlas,
    limits,
    clock,
    async findPlace(name, locale, network) {
      const atlas = await open.atlas()
      const match = atlas.find(name)
      if (match.kind === 'exact') return atlas.load(match.id)
      const { findsPlaces, places } = await open.data()
      if (!findsPlaces || !(await mayLookUp(network))) return undefined
      const found = await places.find(name, locale, AbortSignal.timeout(PLACE_PATIENCE_MS))
      if (found.kind !== 'ready') return undefined
      atlas.learn(name, found.destination)
      return found.destination
    },
    splitterFor: ai && names ? (owner) => lazySplitter(ai, owner) : undefined,
  })

  function lazySplitter(bound: Ai, owner: string): TextSplitter {
    return {
      async split(text) {
        const { parseModels } = await import('../planner/choose-planner.ts')
        const { createModelBudget } = await import('../planner/workers-ai/model-budget.ts')
        const { createModelSplitter } = await import('../itinerary/split-with-model.ts')
        const budget = createModelBudget(database, clock, Number(env.MODEL_CALLS_A_DAY ?? 0))
        const timeout = (milliseconds: number) => AbortSignal.timeout(milliseconds)
        const splitterFor = createModelSplitter({ ai: bound, models: parseModels(names), budget, timeout })
        return splitterFor(owner).split(text)
      },
    }
  }
}
