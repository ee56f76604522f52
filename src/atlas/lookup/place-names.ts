import type { Destination, PlaceSource } from '../destination.ts'
import type { Coordinates } from '../distance.ts'
import { editDistance, letterSet, lettersApart } from './edit-distance.ts'
import { normalise } from './normalise.ts'
import { GENERAL_WORDS, type TextWord, wordsOf } from './name-words.ts'
import { tableNames } from '../table-name.ts'
import { looksShort, shortNamesOf } from './short-names.ts'

/** A place within a destination that a text may name. */
export interface NamedPlace {
  id: string
  kind: 'sight' | 'table' | 'evening'
  name: { en: string; de: string }
  at: Coordinates
  /** Where it is not of our own atlas. */
  source?: PlaceSource
}

export interface NameMatch {
  place: NamedPlace
  /** Words of the text, from and to (excluded). */
  from: number
  to: number
  weight: number
}

interface Form {
  place: NamedPlace
  words: readonly string[]
  total: number
  score: number
  /** Only where it is written as one: "MET" and "Met", no "met". */
  isShort: boolean
}

const GENERAL_WEIGHT = 0.35
/** So much of a name has to be said. */
const ENOUGH = 0.7

export interface PlaceNames {
  /** Places named in the words of a text, in their order; none overlap. */
  find(words: readonly TextWord[]): NameMatch[]
}

/** Sights, tables and evenings of a destination by all their names, in both languages, whole or by what is special in them. */
export function buildPlaceNames(destination: Destination): PlaceNames {
  const own = new Set(
    [destination.names.en, destination.names.de, destination.names.local].flatMap((name) =>
      // "Berliner Fernsehturm" is the Fernsehturm there.
      normalise(name)
        .split(' ')
        .flatMap((word) => [word, `${word}er`]),
    ),
  )
  const weightOf = (word: string) =>
    GENERAL_WORDS.has(word) || own.has(word) || word.length < 2 ? GENERAL_WEIGHT : 1
  const forms: Form[] = []
  for (const { place, score, short = [] } of placesOf(destination)) {
    const seen = new Set<string>()
    for (const name of [...[place.name.en, place.name.de].flatMap(variantsOf), ...short]) {
      const words = wordsOf(name).map(({ word }) => word)
      const key = words.join(' ')
      if (words.length === 0 || seen.has(key)) continue
      seen.add(key)
      const total = words.reduce((sum, word) => sum + weightOf(word), 0)
      forms.push({ place, words, score, total, isShort: short.includes(name) && looksShort(name) })
    }
  }
  const byWord = new Map<string, Form[]>()
  for (const form of forms)
    for (const word of new Set(form.words)) byWord.set(word, [...(byWord.get(word) ?? []), form])
  const vocabulary = [...byWord.keys()]
    .filter((word) => word.length >= LEAST_FUZZY)
    .map((word) => ({ word, letters: letterSet(word) }))
  const corrected = new Map<string, string>()

  /** The word of a name that a misspelt one means; itself where there is none. */
  function corrects(word: string): string {
    if (byWord.has(word) || word.length < LEAST_FUZZY) return word
    const known = corrected.get(word)
    if (known) return known
    const limit = word.length < 10 ? 1 : 2
    const letters = letterSet(word)
    const near = vocabulary.find(
      (each) =>
        each.word[0] === word[0] &&
        Math.abs(each.word.length - word.length) <= limit &&
        lettersApart(letters, each.letters) <= 2 * limit &&
        editDistance(word, each.word, limit) <= limit,
    )
    const found = near?.word ?? word
    corrected.set(word, found)
    return found
  }

  /** Words as names spell them; "Stephans Dom" is written as one, and the second of the two is empty then. */
  function joinedUp(words: readonly TextWord[]): string[] {
    const said = words.map(({ word }) => corrects(word))
    for (const [index, { word }] of words.entries()) {
      const next = words[index + 1]
      if (!next || next.isNext || !said[index]) continue
      const both = word + next.word
      if (both.length < LEAST_FUZZY || !byWord.has(both) || byWord.has(word)) continue
      said[index] = both
      said[index + 1] = ''
    }
    return said
  }

  /** The best form that begins at a word. */
  function matchAt(
    words: readonly TextWord[],
    said: readonly string[],
    from: number,
  ): (NameMatch & { score: number }) | undefined {
    let best: (NameMatch & { score: number }) | undefined
    for (const form of byWord.get(said[from] ?? '') ?? []) {
      const reach = Math.min(said.length, from + form.words.length + 1)
      const open = [...form.words]
      let weight = 0
      let special = 0
      let to = from
      let strange = 0
      let joined = 0
      let place = -1
      for (let index = from; index < reach; index++) {
        const word = said[index]
        if (!word) {
          if (to === index) to = index + 1
          joined++
          continue
        }
        const position = open.indexOf(word)
        // Of a word that a name has twice the later one is meant behind it.
        const next = form.words.indexOf(word, place + 1)
        const order = next < 0 ? form.words.indexOf(word) : next
        // "Schönbrunn, then the zoo" is no Zoo Schönbrunn.
        if (words[index]?.isNext && index > from && order < place) break
        if (position < 0) {
          strange++
          // One word may stand between, none that is another name's.
          if (strange > 1) break
          continue
        }
        open.splice(position, 1)
        place = order
        weight += weightOf(word)
        // A number alone names nothing: "10:00" is no Pier 10.
        if (weightOf(word) === 1 && !/^\d+$/.test(word)) special++
        to = index + 1
      }
      const isWhole = open.length === 0 && to - from - joined === form.words.length
      if (!isWhole && (special === 0 || weight / form.total < ENOUGH)) continue
      // A word alone is a name where it is written as one.
      if (to - from === 1 && !words[from]?.isCapital) continue
      if (form.isShort && !words[from]?.isShort) continue
      const match = { place: form.place, from, to, weight, score: form.score }
      if (!best || weight > best.weight || (weight === best.weight && form.score > best.score)) best = match
    }
    return best
  }

  return {
    find(words) {
      const said = joinedUp(words)
      const all = said.flatMap((_, from) => matchAt(words, said, from) ?? [])
      all.sort((a, b) => b.weight - a.weight || b.score - a.score)
      const kept: NameMatch[] = []
      for (const match of all)
        if (kept.every(({ from, to }) => match.to <= from || match.from >= to)) kept.push(match)
      return kept.sort((a, b) => a.from - b.from)
    },
  }
}

const LEAST_FUZZY = 6

function placesOf({
  sights,
  food = [],
  evenings = [],
}: Destination): { place: NamedPlace; score: number; short?: string[] }[] {
  const short = shortNamesOf(sights)
  return [
    ...sights.map(({ id, name, at, score }) => ({
      place: { id, kind: 'sight' as const, name, at },
      score,
      short: short.get(id) ?? [],
    })),
    ...evenings.map(({ id, name, at }) => ({ place: { id, kind: 'evening' as const, name, at }, score: 0 })),
    ...food.map(({ id, name, at }) => ({
      place: { id, kind: 'table' as const, name: tableNames({ name }), at },
      score: -1,
    })),
  ]
}

/** A name, and its parts between colons, commas and brackets, or on both sides of an "and". */
export function variantsOf(name: string): string[] {
  const bracket = /\(([^)]+)\)/.exec(name)?.[1]
  const plain = name.replace(/\s*\([^)]*\)/g, '')
  const parts = plain.split(/[:,]\s+|\s+(?:and|und|with|mit|&)\s+/)
  const found = [name, plain, ...(bracket ? [bracket] : []), ...(parts.length > 1 ? parts : [])]
  return found.filter((each) => {
    const words = wordsOf(each)
    // "Gallery of Modern Art" is a name, "Town Hall" is any town's.
    return each === name || words.length > 2 || words.some(({ word }) => !GENERAL_WORDS.has(word))
  })
}
