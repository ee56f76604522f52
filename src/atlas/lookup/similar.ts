import type { DestinationHead } from '../atlas.ts'
import { editDistance, letterSet, lettersApart } from './edit-distance.ts'
import type { NameIndex } from './name-index.ts'

export interface Similar {
  head: DestinationHead
  distance: number
  /** The name it resembles, compact. */
  key: string
}

/** How many edits a name of that length may be away: short names are too close to each other. */
function editsAllowed(length: number): number {
  return length < 3 ? 0 : length < 5 ? 1 : length < 10 ? 2 : 3
}

/** And of what was typed: more than a third of it, or a fifth of a long name, makes another word of it. */
function mostOf(length: number): number {
  return length < 6 ? 1 : length < 12 ? 2 : 3
}

/** Destinations with a name at most `editsAllowed` away from `query` (compact), nearest first, each once. */
export function similarPlaces(index: NameIndex, query: string): Similar[] {
  const limit = Math.min(editsAllowed(query.length + 2), mostOf(query.length))
  const letters = letterSet(query)
  const best = new Map<string, Similar & { rank: number }>()
  for (const { key, letters: keyLetters, head, primary } of index.keys) {
    if (Math.abs(key.length - query.length) > limit || lettersApart(letters, keyLetters) > 2 * limit) continue
    const distance = editDistance(query, key, limit)
    // Counted by the name meant: what was typed may have lost letters.
    if (distance > limit || distance > editsAllowed(key.length)) continue
    const rank = distance + (query[0] === key[0] ? 0 : 0.4) + (primary ? 0 : 0.2) + (head.sights ? 0 : 0.1)
    const known = best.get(head.id)
    if (!known || rank < known.rank) best.set(head.id, { head, distance, key, rank })
  }
  return [...best.values()].sort((a, b) => a.rank - b.rank || (a.head.id < b.head.id ? -1 : 1))
}
