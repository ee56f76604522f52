import type { Kind } from '../edit/kinds.ts'
import type { Entity, Mention, Token } from './tokens.ts'
import { isKnownWord, KIND_WORDS, type Part, PART_WORDS, PHRASES, type WordGroup } from './word-lists.ts'
import { replaceTokens } from './tokens.ts'

/** One wish of a sentence, with what was recognised in it. */
export interface Clause {
  tokens: Token[]
  /** The words in order, entities by their signs, with a blank at either end. */
  text: string
  /** The same without articles. */
  bare: string
  names: Mention[][]
  days: { days: number[]; all?: true }[]
  clocks: { time: string; guessed: boolean }[]
  spans: { from: string; to: string }[]
  minutes: number[]
  kinds: Kind[]
  parts: Part[]
}

/** Kinds and parts of the day: after names and days, so that "Picasso Museum" is no museum. */
export function findKinds(tokens: readonly Token[]): Token[] {
  let result = [...tokens]
  for (let at = 0; at < result.length; at++) {
    const kind = phraseAt(result, at, KIND_WORDS)
    if (kind && !isInName(result, at, kind.length)) {
      result = replaceTokens(result, at, kind.length, { type: 'kind', kind: kind.value })
      continue
    }
    const part = phraseAt(result, at, PART_WORDS)
    if (part) result = replaceTokens(result, at, part.length, { type: 'part', part: part.value })
  }
  return result
}

/** "Buckingham Palace" is a place that nobody here knows, and no palace to choose. */
function isInName(tokens: readonly Token[], at: number, length: number): boolean {
  return [tokens[at - 1], tokens[at + length]].some((token) => {
    if (!token || token.entity || isKnownWord(token.word)) return false
    const apart =
      token.start > (tokens[at + length - 1]?.end ?? 0) + 1 || token.end < (tokens[at]?.start ?? 0) - 1
    return !apart && /^\p{Lu}\p{L}{3}/u.test(token.raw)
  })
}

function phraseAt<T>(
  tokens: readonly Token[],
  at: number,
  phrases: ReadonlyMap<string, T>,
): { length: number; value: T } | undefined {
  for (const length of [3, 2, 1]) {
    const taken = tokens.slice(at, at + length)
    if (taken.length < length || taken.some(({ entity }) => entity)) continue
    const value = phrases.get(taken.map(({ word }) => word).join(' '))
    if (value !== undefined) return { length, value }
  }
  return undefined
}

const STOPS = /^[.;!?,]$/

/** Of "hin und her" and "anything but": a phrase is not split at its conjunction. */
const SPLITS = new Set(PHRASES.get('split'))
const JOINED = [...PHRASES]
  .filter(([group]) => group !== 'split')
  .flatMap(([, phrases]) => phrases.map((phrase) => phrase.split(' ')))
  .filter((words) => words.length > 1 && words.some((word) => SPLITS.has(word)))

function isJoined(tokens: readonly Token[], at: number): boolean {
  return JOINED.some((words) =>
    words.some((_, shift) => words.every((word, step) => tokens[at - shift + step]?.word === word)),
  )
}

/** "Swap Friday and Saturday": of two days that change places each needs the other. */
function isPairOfDays(before: readonly Token[], next: Token | undefined): boolean {
  const days = before.filter(({ entity }) => entity?.type === 'day')
  const named = before.some(({ entity }) => entity?.type === 'name')
  if (days.length !== 1 || named || before.at(-1) !== days[0] || next?.entity?.type !== 'day') return false
  return has(clauseOf(before), 'swap')
}

/** The sentence in its wishes: at full stops, commas and conjunctions. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const groups: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const isWord =
      !token.entity &&
      SPLITS.has(token.word) &&
      !isJoined(tokens, at) &&
      !isPairOfDays(groups.at(-1) ?? [], tokens[at + 1])
    if (STOPS.test(token.word) || isWord || /^[&+]$/.test(token.word))
      groups.push(token.word === 'sondern' || token.word === 'but' ? [token] : [])
    else groups.at(-1)?.push(token)
  }
  return groups.filter((group) => group.length > 0).map(clauseOf)
}

export function clauseOf(tokens: readonly Token[]): Clause {
  const words = tokens.map(({ word }) => word)
  const clause: Clause = {
    tokens: [...tokens],
    text: ` ${words.join(' ')} `,
    bare: ` ${words.filter((word) => !ARTICLE.test(word)).join(' ')} `,
    names: [],
    days: [],
    clocks: [],
    spans: [],
    minutes: [],
    kinds: [],
    parts: [],
  }
  for (const { entity } of tokens) if (entity) sort(clause, entity)
  return clause
}

function sort(clause: Clause, entity: Entity): void {
  switch (entity.type) {
    case 'name':
      clause.names.push(entity.mentions)
      break
    case 'day':
      clause.days.push(entity)
      break
    case 'clock':
      clause.clocks.push(entity)
      break
    case 'span':
      clause.spans.push(entity)
      break
    case 'minutes':
      clause.minutes.push(entity.minutes)
      break
    case 'kind':
      clause.kinds.push(entity.kind)
      break
    case 'part':
      clause.parts.push(entity.part)
      break
  }
}

const ARTICLE = /^(the|der|die|das|den|dem|a|an)$/
const BARE = new Map<string, string>()

function withoutArticles(phrase: string): string {
  const known = BARE.get(phrase)
  if (known !== undefined) return known
  const bare = phrase.split(' ').filter((word) => !ARTICLE.test(word))
  const kept = bare.length > 1 ? bare.join(' ') : phrase
  BARE.set(phrase, kept)
  return kept
}

/** Whether one of a group's phrases stands in the clause. */

export function has({ text, bare }: Pick<Clause, 'text' | 'bare'>, ...groups: WordGroup[]): boolean {
  const said = (phrase: string) =>
    text.includes(` ${phrase} `) || bare.includes(` ${withoutArticles(phrase)} `)
  return groups.some((group) => PHRASES.get(group)?.some(said) === true)
}
