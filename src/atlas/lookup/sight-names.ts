import type { Destination } from '../destination.ts'
import { normalise } from './normalise.ts'
import { GENERAL_WORDS, type TextWord, wordsOf } from './name-words.ts'
import { variantsOf } from './place-names.ts'
import { shortNamesOf } from './short-names.ts'

/** Names that only one destination has a sight of: whoever names several of them is there, without naming it. */

/** Words of a name that are looked up together. */
const MOST_WORDS = 6
/** A word alone, beside what kind of thing it is: "Schönbrunn". */
const LEAST_LETTERS = 6

/** By a sight's name, the id of the destination that it is in. */
export type SightNames = ReadonlyMap<string, string>

/** One line a destination, its id and its names between tabs; sightNamesIn reads it. */
export function packSightNames(destinations: readonly Destination[]): string {
  const byName = new Map<string, Set<string>>()
  const places = new Set(
    destinations
      .flatMap(({ names }) => [names.en, names.de, names.local, ...(names.variants ?? [])])
      .map(keyOf),
  )
  for (const destination of destinations)
    for (const name of namesIn(destination)) {
      // A sight called like a city says the city.
      if (!places.has(name)) byName.set(name, (byName.get(name) ?? new Set()).add(destination.id))
    }
  const own = new Map<string, string[]>()
  for (const [name, [id = '', ...others]] of [...byName].map(([name, ids]) => [name, [...ids]] as const))
    if (others.length === 0) own.set(id, [...(own.get(id) ?? []), name])
  return [...own].map(([id, names]) => [id, ...names].join('\t')).join('\n')
}

export function sightNamesIn(packed: string): SightNames {
  const lines = packed.split('\n').filter(Boolean)
  return new Map(
    lines.flatMap((line) => {
      const [id = '', ...names] = line.split('\t')
      return names.map((name) => [name, id] as const)
    }),
  )
}

function namesIn({ names: { en, de, local }, sights }: Destination): Set<string> {
  const short = shortNamesOf(sights)
  const here = new Set([en, de, local].flatMap((name) => normalise(name).split(' ')))
  const found = new Set<string>()
  for (const { id, name, daytrip } of sights) {
    // What is out of town may be another place's own.
    if (daytrip) continue
    for (const each of [name.en, name.de, ...(short.get(id) ?? [])].flatMap(variantsOf)) {
      const words = wordsOf(each).map(({ word }) => word)
      const special = words.filter((word) => !GENERAL_WORDS.has(word) && !here.has(word))
      if (special.length === 0 || words.length > MOST_WORDS) continue
      if (words.length > 1 || (special[0]?.length ?? 0) >= LEAST_LETTERS) found.add(words.join(' '))
      const [only = '', ...more] = special
      if (more.length === 0 && words.length === 2 && only.length >= LEAST_LETTERS) found.add(only)
    }
  }
  return found
}

/** How many different sights of each destination the lines name, by their names in the index. */
export function destinationsNamed(lines: readonly string[], names: SightNames): Map<string, number> {
  const found = new Map<string, Set<string>>()
  for (const line of lines) {
    const words = wordsOf(line)
    for (let from = 0; from < words.length; from++) {
      const match = longestAt(words, from, names)
      if (!match) continue
      found.set(match.id, (found.get(match.id) ?? new Set()).add(match.name))
      from += match.length - 1
    }
  }
  return new Map([...found].map(([id, sights]) => [id, sights.size]))
}

function longestAt(words: readonly TextWord[], from: number, names: SightNames) {
  if (!words[from]?.isCapital) return undefined
  for (let length = Math.min(MOST_WORDS, words.length - from); length > 0; length--) {
    const taken = words.slice(from, from + length)
    const name = taken.map(({ word }) => word).join(' ')
    const id = names.get(name)
    if (id !== undefined) return { id, name, length }
  }
  return undefined
}

function keyOf(name: string): string {
  return wordsOf(name)
    .map(({ word }) => word)
    .join(' ')
}
