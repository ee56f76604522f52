import type { Planner } from '../../planner/planner.ts'
import { isPlausiblePlace } from '../../planner/atlas/plausible-place.ts'
import type { FindPlaces } from './find-places.ts'
import type { OpenAtlas } from './open-atlas.ts'

/** How long a visitor waits at the form. */
export const PLACE_PATIENCE_MS = 4000
/** What the first attempt at a plan waits; with the rates' 1.4 s no plan comes 4 s later than without open services. */
const FIRST_PATIENCE_MS = 2500
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
        const patience = context.attempt > 1 ? LAST_PATIENCE_MS : FIRST_PATIENCE_MS
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
