import { wordsOf } from '../atlas/lookup/name-words.ts'
import type { NamedPlace, NameMatch, PlaceNames } from '../atlas/lookup/place-names.ts'
import type { Part } from './read/listed-places.ts'

/** Longer parts are remarks. */
const MOST_WORDS = 3

/**
 * Places whose name goes on from the one before: in "Schönbrunn, then the zoo" that is Schönbrunn's. `said` is how the
 * one before was written, `parts` is what follows it and names nothing by itself.
 */
export function shortenedNames(
  names: PlaceNames,
  said: string,
  before: NamedPlace,
  parts: readonly Part[],
): { part: Part; place: NamedPlace }[] {
  const seen = new Set([before.id])
  return parts.flatMap((part) => {
    const words = wordsOf(part.text)
    if (words.length === 0 || words.length > MOST_WORDS) return []
    const heads = [said, said.split(/[\s-]/)[0] ?? said]
    const found = heads.map((head) => whole(names, `${part.text} ${head}`)).find(Boolean)
    if (!found || seen.has(found.place.id)) return []
    seen.add(found.place.id)
    return [{ part, place: found.place }]
  })
}

/** What a phrase names from its first word to its last. */
function whole(names: PlaceNames, phrase: string): NameMatch | undefined {
  const words = wordsOf(phrase)
  return names.find(words).find(({ from, to }) => from === 0 && to === words.length)
}
