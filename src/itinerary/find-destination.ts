import type { Atlas, DestinationHead } from '../atlas/atlas.ts'
import { normalise } from '../atlas/lookup/normalise.ts'
import { buildPlaceNames, wordsOf } from '../atlas/lookup/place-names.ts'
import type { ReadText } from './read/read-days.ts'

/** Destinations whose sights are looked for in the text. */
const TRIED = 4
const LONGEST_NAME = 4
/** Mentioned so early, or in a heading, a place is more likely the one. */
const HEADING = 3
const OPENING_LINES = 6
/** A sight of a place weighs as so many mentions of its name. */
const SIGHT = 2

let known: { heads: readonly DestinationHead[]; names: Map<string, DestinationHead> } | undefined

/** The destination that an itinerary is about: named in it, and with the most of its sights. */
export async function findDestination(
  { opening, days }: ReadText,
  atlas: Pick<Atlas, 'heads' | 'load'>,
): Promise<DestinationHead | undefined> {
  const names = namesOf(atlas.heads)
  const score = new Map<DestinationHead, number>()
  const count = (text: string, weight: number) => {
    for (const head of headsIn(text, names)) score.set(head, (score.get(head) ?? 0) + weight)
  }
  for (const [index, line] of opening.entries()) count(line, index < OPENING_LINES ? HEADING : 1)
  for (const { title, lines } of days) {
    count(title, HEADING)
    for (const { text } of lines) count(text, 1)
  }
  const tried = [...score].sort((a, b) => b[1] - a[1]).slice(0, TRIED)
  const text = days.flatMap(({ title, lines }) => [title, ...lines.map((line) => line.text)]).slice(0, 120)
  let best: { head: DestinationHead; score: number } | undefined
  for (const [head, mentioned] of tried) {
    const destination = await atlas.load(head.id)
    if (!destination) continue
    const places = buildPlaceNames(destination)
    const found = new Set(text.flatMap((line) => places.find(wordsOf(line)).map(({ place }) => place.id)))
    const total = mentioned + SIGHT * found.size
    if (!best || total > best.score) best = { head, score: total }
  }
  return best?.head
}

function namesOf(heads: readonly DestinationHead[]): Map<string, DestinationHead> {
  if (known?.heads === heads) return known.names
  const names = new Map<string, DestinationHead>()
  for (const head of heads)
    for (const name of [head.names.en, head.names.de, head.names.local, ...(head.names.variants ?? [])]) {
      const key = normalise(name)
      const other = names.get(key)
      // "Santiago": the one with more to see.
      if (key.length > 2 && (!other || other.sights < head.sights)) names.set(key, head)
    }
  known = { heads, names }
  return names
}

/** Destinations named in a line, each as often as it is; a name begins with a capital. */
export function headsIn(text: string, names: ReadonlyMap<string, DestinationHead>): DestinationHead[] {
  const words = [...text.matchAll(/[\p{L}\p{N}'’.-]+/gu)].map(([word]) => word)
  const plain = words.map((word) => normalise(word))
  const found: DestinationHead[] = []
  for (let from = 0; from < words.length; from++) {
    if (!/^\p{Lu}/u.test(words[from] ?? '')) continue
    for (let length = Math.min(LONGEST_NAME, words.length - from); length > 0; length--) {
      const head = names.get(plain.slice(from, from + length).join(' '))
      if (!head) continue
      found.push(head)
      from += length - 1
      break
    }
  }
  return found
}
