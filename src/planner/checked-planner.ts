import type { Atlas } from '../atlas/atlas.ts'
import type { HomeMoney } from './advice/money/home-money.ts'
import { createAtlasPlanner } from './atlas/planner.ts'
import { createPreparePlan } from './make-plan.ts'
import type { Planner } from './planner.ts'
import { createReschedule } from './repair/reschedule-plan.ts'

export interface CheckedPlanner {
  atlas: Atlas
  /** Shakes of the scheduler without improvement. */
  iterations?: number | undefined
  homeMoney?: HomeMoney
  /** A planner before the atlas's, which stays its fallback. */
  around?: (own: { atlasPlanner: Planner; reschedule: ReturnType<typeof createReschedule> }) => Planner
}

/** The atlas planner with its plans verified and repaired. */
export function createCheckedPlanner({ atlas, iterations, homeMoney, around }: CheckedPlanner): Planner {
  const reschedule = createReschedule({ atlas })
  const atlasPlanner = createAtlasPlanner({ atlas, ...(iterations && { iterations }) })
  const planner = around?.({ atlasPlanner, reschedule }) ?? atlasPlanner
  return createPreparePlan({
    planner,
    atlasPlanner,
    atlas,
    reschedule,
    ...(homeMoney && { homeMoney }),
    // Most write nothing: the rules that read it load with the first who does.
    async followNotes(...asked) {
      const { createFollowNotes } = await import('./notes/follow-notes.ts')
      return createFollowNotes(atlas)(...asked)
    },
  })
}
