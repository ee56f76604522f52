import type { Atlas } from '../../atlas/atlas.ts'
import type { Locale } from '../../i18n/locale.ts'

/** Why a destination cannot be planned, and what may have been meant, in the visitor's language. */
export interface UnclearDestination {
  reason: 'ambiguous_place' | 'unknown_place' | 'same_place'
  suggestions: string[]
}

export type CheckDestination = (
  ends: { startLocation: string; destination: string },
  locale: Locale,
) => Promise<UnclearDestination | undefined>

const MOST_SUGGESTIONS = 5

/**
 * Looks at a destination before the day's search is used. `canTryUnknown`: a model is there that may know a place which
 * the atlas does not.
 */
export function createCheckDestination(
  atlas: () => Promise<Atlas>,
  canTryUnknown: boolean,
): CheckDestination {
  return async ({ startLocation, destination }, locale) => {
    if (startLocation.toLowerCase() === destination.toLowerCase())
      return { reason: 'same_place', suggestions: [] }
    const places = await atlas()
    const match = places.find(destination)
    if (match.kind === 'exact') {
      const start = places.find(startLocation)
      const isSame = start.kind === 'exact' && start.id === match.id
      return isSame ? { reason: 'same_place', suggestions: [] } : undefined
    }
    if (match.kind === 'unsure') {
      const names = match.candidates.flatMap((id) => places.head(id)?.names[locale] ?? [])
      return { reason: 'ambiguous_place', suggestions: names.slice(0, MOST_SUGGESTIONS) }
    }
    return canTryUnknown ? undefined : { reason: 'unknown_place', suggestions: [] }
  }
}
