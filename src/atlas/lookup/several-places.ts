import type { Match } from './find.ts'
import { countryCode } from '../country/country.ts'
import { findRegions } from './region.ts'

/** "Florenz und Siena", "Wien – Prag", "Paris, London and Rome". A hyphen without spaces is part of a name. */
const BETWEEN = /\s+(?:und|and|then|dann|nach|via|über|to|plus|bis|or|oder)\s+|\s*[,;/&+→>|]\s*|\s+[-–—]\s+/iu
/** "From Rome to Naples". */
export const FROM = /^\s*(?:from|von)\s+/iu
/** More parts than this are no list of places, but a text. */
const MOST = 16

/**
 * Ids of the places that were typed into one field, in their order; empty where it is one place, or where one of the
 * parts says no more than where another lies ("Paris, Texas").
 */
export function severalPlaces(query: string, find: (name: string) => Match): string[] {
  const parts = query
    .replace(FROM, '')
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length < 2 || parts.length > MOST) return []
  if (parts.slice(1).some((part) => countryCode(part) || findRegions(part).length > 0)) return []
  const ids = parts.flatMap((part) => {
    const match = find(part)
    return match.kind === 'exact' ? [match.id] : []
  })
  return ids.length === parts.length && new Set(ids).size > 1 ? [...new Set(ids)] : []
}
