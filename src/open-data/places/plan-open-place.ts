import type { Planner } from '../../planner/planner.ts'
import { isPlausiblePlace } from '../../planner/atlas/plausible-place.ts'
import type { FindPlaces } from './find-places.ts'
import type { OpenAtlas } from './open-atlas.ts'

/** What open services may add to the time of a plan. */
export const PLACE_PATIENCE_MS = 4000
/** A second try has nothing else to hope for. */
const LAST_PATIENCE_MS = 20_000

/**
 * The planner with an eye for places outside the atlas: they are found before it begins, and planned like others. While
 * the map's answer is still on its way the first attempt gives up, so that the queue tries again.
 */
export function withOpenPlaces(planner: Planner, atlas: OpenAtlas, find: FindPlaces['find']): Planner {
  return {
    ...planner,
    async plan(request, context) {
      const { destination, language } = request
      if (atlas.find(destination).kind !== 'exact' && isPlausiblePlace(destination)) {
        const patience = context.attempt > 1 ? LAST_PATIENCE_MS : PLACE_PATIENCE_MS
        const signal = AbortSignal.any([context.signal, AbortSignal.timeout(patience)])
        const found = await find(destination, language, signal)
        if (found.kind === 'ready') atlas.learn(destination, found.destination)
        if (found.kind === 'unavailable' && found.late && context.attempt === 1)
          throw new Error('the map has not answered yet')
      }
      return planner.plan(request, context)
    },
  }
}
