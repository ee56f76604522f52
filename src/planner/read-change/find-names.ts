import type { Destination } from '../../atlas/destination.ts'
import { editDistance } from '../../atlas/lookup/edit-distance.ts'
import { looksShort, shortNamesOf } from '../../atlas/lookup/short-names.ts'
import { tableNames } from '../../atlas/table-name.ts'
import { baseDestination } from '../schedule/schedule-day.ts'
import { isStop, type Plan } from '../plan.ts'
import { type Mention, replaceTokens, type Token } from './tokens.ts'
import { fold, GENERIC, isKnownWord } from './word-lists.ts'

/** One way to name something: its words without blanks, as people type with and without them. */
interface Alias {
  compact: string
  words: number
  mention: Mention
  /** "KHM", "V&A": small letters make another word of it. */
  isShort?: true
  /** Better names first: the whole before a part, what the plan has before what it has not. */
  rank: number
}

/** Part of a name shorter than this is too little to go by. */
const LEAST_LETTERS = 4
const LONGEST_NAME = 7
const RANK = { whole: 0, part: 1, word: 2, elsewhere: 3, table: 6, evening: 9 }

/** Names in the text: of the plan's stops first, then of what the atlas knows at its bases. */
export function findNames(
  tokens: readonly Token[],
  plan: Plan,
  destinations: readonly Destination[],
): Token[] {
  const aliases = aliasesOf(plan, destinations)
  let result = [...tokens]
  // Longest first, exact ones before those with a slip.
  for (const exact of [true, false])
    for (let length = LONGEST_NAME; length >= 1; length--)
      for (let at = 0; at + length <= result.length; at++) {
        const mentions = mentionsAt(result.slice(at, at + length), aliases, exact)
        if (mentions.length > 0) result = replaceTokens(result, at, length, { type: 'name', mentions })
      }
  return result
}

function mentionsAt(tokens: readonly Token[], aliases: readonly Alias[], exact: boolean): Mention[] {
  if (tokens.some(({ entity }) => entity)) return []
  const text = tokens.map(({ word }) => word).join('')
  const short =
    exact && shortAs(tokens) ? aliases.filter((each) => each.isShort && each.compact === text) : []
  if (short.length > 0) return short.map(({ mention, rank }) => ({ ...mention, exact, rank }))
  if (tokens.some(({ word }) => !/[\p{L}\d]/u.test(word)) || text.length < LEAST_LETTERS - 1) return []
  const limit = exact ? 0 : text.length >= 9 ? 2 : text.length >= 6 ? 1 : 0
  if (!exact && (limit === 0 || tokens.every(({ word }) => isKnownWord(word)))) return []
  const found = aliases.filter(({ compact, words, isShort }) => {
    if (isShort) return false
    if (exact) return compact === text
    if (Math.abs(words - tokens.length) > 1 || Math.abs(compact.length - text.length) > limit) return false
    return compact.length >= 6 && editDistance(compact, text, limit) <= limit
  })
  const best = found.toSorted((a, b) => a.rank - b.rank)
  const seen = new Set<string>()
  return best.flatMap(({ mention, rank }) => {
    if (seen.has(mention.id)) return []
    seen.add(mention.id)
    return [{ ...mention, exact, rank }]
  })
}

/** Written as a short name, or of letters that make no word: "KHM", "V&A", "khm". */
function shortAs(tokens: readonly Token[]): boolean {
  const raw = tokens.map((token) => token.raw).join('')
  return looksShort(raw) || raw.includes('&') || !/[aeiouyäöü]/iu.test(raw)
}

function aliasesOf(plan: Plan, destinations: readonly Destination[]): Alias[] {
  const named: Named[] = []
  const short = new Map(destinations.flatMap(({ sights }) => [...shortNamesOf(sights)]))
  const planned = new Set<string>()
  for (const [day, { items }] of plan.days.entries())
    for (const item of items.filter(isStop)) {
      const { place } = item
      const id = place?.id ?? item.id
      planned.add(id)
      const record = destinations.flatMap(({ sights }) => sights).find((sight) => sight.id === place?.id)
      const names = [
        item.title,
        ...(place ? [place.name] : []),
        ...(record ? [record.name.en, record.name.de, ...(short.get(record.id) ?? [])] : []),
      ]
      named.push({ names, mention: { id, what: 'stop', item: item.id, day, exact: true, rank: 0 }, rank: 0 })
    }
  const bases = new Map(
    plan.days.map((_, day) => baseDestination(plan, day, destinations)).map((base) => [base.id, base]),
  )
  for (const base of bases.values()) {
    for (const { id, name } of base.sights)
      if (!planned.has(id))
        named.push({
          names: [name.en, name.de, ...(short.get(id) ?? [])],
          mention: { id, what: 'sight', exact: true, rank: 0 },
          rank: RANK.elsewhere,
        })
    for (const { id, name } of base.food ?? [])
      named.push({
        names: [...new Set(Object.values(tableNames({ name })))],
        mention: { id, what: 'table', exact: true, rank: 0 },
        rank: RANK.table,
      })
    for (const { id, name } of base.evenings ?? [])
      named.push({
        names: [name.en, name.de],
        mention: { id, what: 'evening', exact: true, rank: 0 },
        rank: RANK.evening,
      })
    if (bases.size > 1)
      named.push({
        names: [base.names.en, base.names.de],
        mention: { id: base.id, what: 'base', exact: true, rank: 0 },
        rank: RANK.elsewhere,
      })
  }
  return withParts(named)
}

interface Named {
  names: string[]
  mention: Mention
  rank: number
}

function countsOf(named: readonly Pick<Named, 'names' | 'mention'>[]): Map<string, Set<string>> {
  const counts = new Map<string, Set<string>>()
  for (const { names, mention } of named)
    for (const word of new Set(names.flatMap(wordsOf)))
      counts.set(word, (counts.get(word) ?? new Set()).add(mention.id))
  return counts
}

/** Whole names, their parts, and single words that nothing else is called by. */
function withParts(named: readonly Named[]): Alias[] {
  const counts = countsOf(named)
  // A word of one stop alone means the stop, whatever else in town is called so.
  const stops = countsOf(named.filter(({ mention }) => mention.what === 'stop'))
  const here = new Set(
    named.filter(({ mention }) => mention.what === 'base').flatMap(({ names }) => names.flatMap(wordsOf)),
  )
  return named.flatMap(({ names, mention, rank }) => {
    const aliases = new Map<string, Alias>()
    const add = (words: readonly string[], more: number) => {
      const compact = words.join('')
      if (compact.length >= LEAST_LETTERS - 1 && !aliases.has(compact))
        aliases.set(compact, { compact, words: words.length, mention, rank: rank + more })
    }
    for (const name of names) {
      if (looksShort(name)) {
        const compact = fold(name).replace(/[^\p{L}\p{N}&]/gu, '')
        aliases.set(`${compact}.`, { compact, words: 1, mention, rank: rank + RANK.whole, isShort: true })
      }
      const whole = wordsOf(name)
      add(whole, RANK.whole)
      add(withoutArticles(whole), RANK.whole)
      for (const part of name.split(PARTS)) {
        const words = withoutArticles(wordsOf(part))
        if (words.some((word) => !isTooCommon(word) || words.length > 1)) add(words, RANK.part)
        // Without the last word: "Leopold" of the museum, "Hamarikyu" of the gardens.
        if (words.length > 1 && words.length < 4 && !isTooCommon(words[0] ?? ''))
          add(words.slice(0, -1), RANK.word)
      }
      for (const word of whole)
        if (
          word.length >= LEAST_LETTERS &&
          !isTooCommon(word) &&
          !here.has(word) &&
          (mention.what === 'stop' ? stops : counts).get(word)?.size === 1
        )
          add([word], RANK.word)
    }
    return [...aliases.values()]
  })
}

const PARTS =
  /[:,()–—]| and | und | of | of the | der | des | von | in | at | mit | with | at the | im | am | bei | auf | de /u
const ARTICLES = new Set(['the', 'der', 'die', 'das', 'la', 'el', 'los'])

function withoutArticles(words: readonly string[]): string[] {
  return words.filter((word) => !ARTICLES.has(word))
}

function isTooCommon(word: string): boolean {
  return GENERIC.has(word) || isKnownWord(word)
}

function wordsOf(name: string): string[] {
  return fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
