import type { DestinationHead } from '../atlas.ts'
import { letterSet } from './edit-distance.ts'
import { normalise, spellOutUmlauts } from './normalise.ts'

export interface NameKey {
  /** Normalised, with spaces. */
  words: string
  /** Without spaces; what look-ups compare. */
  key: string
  letters: number
  head: DestinationHead
  /** Its name in English, German or on the spot; not only a variant. */
  primary: boolean
}

export interface NameIndex {
  heads: readonly DestinationHead[]
  keys: readonly NameKey[]
  exact: ReadonlyMap<string, readonly NameKey[]>
  byAirport: ReadonlyMap<string, readonly DestinationHead[]>
}

/** All names of all destinations, once as they are and once with umlauts spelled out. */
export function buildNameIndex(heads: readonly DestinationHead[]): NameIndex {
  const keys: NameKey[] = []
  const exact = new Map<string, NameKey[]>()
  const byAirport = new Map<string, DestinationHead[]>()
  for (const head of heads) {
    const { en, de, local, variants = [] } = head.names
    const seen = new Set<string>()
    const add = (name: string, primary: boolean) => {
      const words = normalise(name)
      const key = words.replaceAll(' ', '')
      if (!key || seen.has(key)) return
      seen.add(key)
      const entry = { words, key, letters: letterSet(key), head, primary }
      keys.push(entry)
      exact.set(key, [...(exact.get(key) ?? []), entry])
    }
    for (const name of [en, de, local, ...variants]) {
      const primary = !variants.includes(name)
      add(name, primary)
      add(spellOutUmlauts(name), primary)
      // "Santiago (de Chile)" is found by what stands before the bracket or comma too.
      add(name.replace(/\s*[(,].*$/, ''), primary)
    }
    for (const code of head.airports) byAirport.set(code, [...(byAirport.get(code) ?? []), head])
  }
  for (const [code, shared] of byAirport) shared.sort((a, b) => byClaim(a, code) - byClaim(b, code))
  return { heads, keys, exact, byAirport }
}

/** Whose airport it is, in km or so: its own city, then a big one that also flies from there, then the far ones. */
function byClaim({ airports, airportKm, sights }: DestinationHead, code: string): number {
  const rank = airports.indexOf(code)
  if (rank === 0) return airportKm
  return (sights > 0 ? 45 : 1000) + rank
}
