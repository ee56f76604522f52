import { normalise } from '../../atlas/lookup/normalise.ts'
import type { Locale } from '../../i18n/locale.ts'
import { isPlausiblePlace } from '../../planner/atlas/plausible-place.ts'
import type { FindPlaces } from './find-places.ts'
import type { OpenAtlas } from './open-atlas.ts'
import { PLACE_PATIENCE_MS } from './plan-open-place.ts'

/** Why a destination cannot be planned as it was typed. */
export interface OpenPlaceProblem {
  reason: 'ambiguous_place' | 'unknown_place' | 'little_known_place' | 'maps_unreachable'
  suggestions: string[]
}

const MOST_SUGGESTIONS = 6

/**
 * Looks a destination up that our atlas does not know for certain. `similar`: what the atlas has of like names. Undefined
 * when it can be planned; 'unavailable' when nobody could say.
 */
export async function checkOpenPlace(
  text: string,
  similar: readonly string[],
  locale: Locale,
  atlas: OpenAtlas,
  find: FindPlaces['find'],
): Promise<OpenPlaceProblem | 'unavailable' | undefined> {
  if (!isPlausiblePlace(text)) return { reason: 'unknown_place', suggestions: [] }
  const found = await find(text, locale, AbortSignal.timeout(PLACE_PATIENCE_MS))
  const ask = (labels: readonly string[]): OpenPlaceProblem => ({
    reason: 'ambiguous_place',
    suggestions: [...new Set([...similar, ...labels])].slice(0, MOST_SUGGESTIONS),
  })
  switch (found.kind) {
    case 'ready': {
      const { names } = found.destination
      const [first = ''] = text.split(',')
      const isNamedSo = Object.values(names).some(
        (name) => typeof name === 'string' && normalise(name) === normalise(first),
      )
      // A typo for a place of ours is asked about; a village of that very name is meant.
      const isOurs = similar.some((name) => normalise(name) === normalise(first))
      if (similar.length > 0 && (!isNamedSo || isOurs) && !text.includes(',')) return ask([found.label])
      atlas.learn(text, found.destination)
      return undefined
    }
    case 'unclear':
      return ask(found.labels)
    case 'thin':
      return { reason: 'little_known_place', suggestions: found.near }
    case 'unknown':
      return similar.length > 0 ? ask([]) : { reason: 'unknown_place', suggestions: [] }
    default:
      // The queue has more patience.
      if (found.late) return undefined
      return similar.length > 0 ? 'unavailable' : { reason: 'maps_unreachable', suggestions: [] }
  }
}
