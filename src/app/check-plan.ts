import type { Limits } from '../auth/codes/attempt-limits.ts'
import { type CheckPlan, createCheckPlan } from '../itinerary/check-plan.ts'
import type { FindSight } from '../itinerary/look-up-stops.ts'
import type { TextSplitter } from '../itinerary/text-splitter.ts'
import type { Env } from '../env.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { MayLookUp } from './look-up-share.ts'
import type { OpenSource } from './open-source.ts'

/** A visitor waits so long for a place that only open data may know. */
const PLACE_PATIENCE_MS = 4000
/** And for the sights of a plan together that only the map may know. */
const SIGHTS_PATIENCE_MS = 4000
const NAMES = { max: 60, within: 24 * 3_600_000 }

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
    findSightFor: (owner) => findSightFor(owner),
    splitterFor: ai && names ? (owner) => lazySplitter(ai, owner) : undefined,
  })

  /** Each name costs the map a turn, so a network has so many a day. */
  function findSightFor(owner: string): FindSight {
    const signal = AbortSignal.timeout(SIGHTS_PATIENCE_MS)
    return async (name, { center }) => {
      const { findsSights, findSight } = await open.data()
      if (!findsSights) return undefined
      const counted = await limits.ownerOf('check-names', owner)
      const taken = await limits.takeAll([{ owner: counted, rules: [NAMES] }], clock.now())
      const found = taken.taken ? await findSight(name, center, signal) : undefined
      return (
        found && {
          id: `osm-${found.osmId}`,
          kind: 'sight',
          name: found.names,
          at: found.at,
          source: 'openstreetmap',
        }
      )
    }
  }

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
