import type { Atlas, DestinationHead } from '../atlas/atlas.ts'
import type { Destination } from '../atlas/destination.ts'
import { normalise } from '../atlas/lookup/normalise.ts'
import { wordsOf } from '../atlas/lookup/name-words.ts'
import { buildPlaceNames, type PlaceNames } from '../atlas/lookup/place-names.ts'
import { destinationsNamed } from '../atlas/lookup/sight-names.ts'
import type { ReadDay } from './itinerary.ts'
import type { ReadText } from './read/read-days.ts'

/** Destinations whose sights are looked for in the text. */
const TRIED = 4
const LONGEST_NAME = 4
/** Mentioned so early, or in a heading, a place is more likely the one. */
const HEADING = 3
const OPENING_LINES = 6
/** A sight of a place weighs as so many mentions of its name. */
const SIGHT = 2
/** Lines by which the place of the whole is found. */
const SAMPLE = 120
/** A day that names no place is somewhere else only with so many sights of there. */
const TELLING_SIGHTS = 2

/** The place of the whole itinerary, and of each of its days: a journey has several. */
export interface Whereabouts {
  main: Destination
  ofDays: Destination[]
}

interface Candidate {
  head: DestinationHead
  destination: Destination
  places: PlaceNames
}

let known: { heads: readonly DestinationHead[]; names: Map<string, DestinationHead> } | undefined

/** The destinations that an itinerary is about: named in it, and with the most of its sights. */
export async function findDestinations(
  { opening, days }: ReadText,
  atlas: Pick<Atlas, 'heads' | 'load' | 'sightNames'>,
): Promise<Whereabouts | undefined> {
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
  const text = days.flatMap(linesOf).slice(0, SAMPLE)
  const candidates: Candidate[] = []
  let best: { candidate: Candidate; score: number; sights: number } | undefined
  const tryOut = async (head: DestinationHead, mentioned: number) => {
    const destination = candidates.some((each) => each.head === head) ? undefined : await atlas.load(head.id)
    if (!destination) return
    const candidate = { head, destination, places: buildPlaceNames(destination) }
    candidates.push(candidate)
    const sights = sightsIn(text, candidate)
    const total = mentioned + SIGHT * sights
    if (!best || total > best.score) best = { candidate, score: total, sights }
  }
  for (const [head, mentioned] of [...score].sort((a, b) => b[1] - a[1]).slice(0, TRIED))
    await tryOut(head, mentioned)
  // Nobody says where, or what is said has none of the sights: "a weekend, by train from Berlin".
  if (!best || best.sights === 0) {
    const id = placeOfSights(destinationsNamed(text, await atlas.sightNames()))
    const head = atlas.heads.find((each) => each.id === id)
    if (head) await tryOut(head, 0)
  }
  if (!best) return undefined
  const main = best.candidate
  return { main: main.destination, ofDays: placesOfDays(days, main, candidates, names) }
}

/** The one destination with clearly the most of the sights named. */
function placeOfSights(named: ReadonlyMap<string, number>): string | undefined {
  const [[id, most] = ['', 0], [, next] = ['', 0]] = [...named].sort((a, b) => b[1] - a[1])
  return most >= TELLING_SIGHTS && most > next ? id : undefined
}

/** A day is where its heading or its sights say; one that says nothing is where the day before was. */
function placesOfDays(
  days: readonly ReadDay[],
  main: Candidate,
  candidates: readonly Candidate[],
  names: ReadonlyMap<string, DestinationHead>,
): Destination[] {
  if (candidates.length < 2) return days.map(() => main.destination)
  let before = main
  return days.map((day) => {
    const told = candidates.map((candidate) => {
      const { head } = candidate
      // "Kotor Old Town" is a sight: that it names its city says no more.
      const titled = headsIn(withoutSights(day.title, candidate), names)
      const named = day.lines.flatMap(({ text }) => headsIn(withoutSights(text, candidate), names))
      const sights = sightsIn(linesOf(day), candidate)
      const isTitle = titled.includes(head)
      const mentioned = (isTitle ? HEADING : 0) + (named.includes(head) ? 1 : 0)
      return { candidate, sights, isTitle, mentioned, score: SIGHT * sights + mentioned }
    })
    const here = told.find(({ candidate }) => candidate === main)
    const isElsewhere = ({ candidate, sights, isTitle, mentioned, score }: (typeof told)[number]) =>
      score > (here?.score ?? 0) &&
      (sights >= TELLING_SIGHTS ||
        (sights > 0 && (mentioned > 0 || candidate === before)) ||
        (isTitle && here?.sights === 0))
    const [other] = told.filter(isElsewhere).sort((a, b) => b.score - a.score)
    before = other?.candidate ?? (here?.score === 0 ? before : main)
    return before.destination
  })
}

function withoutSights(line: string, { places }: Candidate): string {
  const words = wordsOf(line)
  return places
    .find(words)
    .reduceRight(
      (text, { from, to }) => text.slice(0, words[from]?.at) + text.slice(words[to - 1]?.end),
      line,
    )
}

function linesOf({ title, lines }: ReadDay): string[] {
  return [title, ...lines.map(({ text }) => text)]
}

/** How many different places of a destination the lines name. */
function sightsIn(lines: readonly string[], { places }: Candidate): number {
  return new Set(lines.flatMap((line) => places.find(wordsOf(line)).map(({ place }) => place.id))).size
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
function headsIn(text: string, names: ReadonlyMap<string, DestinationHead>): DestinationHead[] {
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
