import type { Kind } from '../edit/kinds.ts'
import { correctSpelling, DIALECT, fold, type Part } from './word-lists.ts'

/** A name that the traveller said: of a stop of the plan, or of something that the atlas knows there. */
export interface Mention {
  /** Id in the atlas, or of the item where it has none. */
  id: string
  what: 'stop' | 'sight' | 'table' | 'evening' | 'base'
  /** The stop's item and its day, where the plan has it. */
  item?: string
  day?: number
  /** How sure: an exact name before one with a slip in it, a whole one before a part. */
  exact: boolean
  rank: number
}

export type Entity =
  | { type: 'name'; mentions: Mention[] }
  /** Days by index; none where the plan has no such day. Several where the words fit more than one. */
  | { type: 'day'; days: number[]; all?: true }
  /** guessed: nobody said which half of the day. */
  | { type: 'clock'; time: string; guessed: boolean }
  | { type: 'span'; from: string; to: string }
  | { type: 'minutes'; minutes: number }
  | { type: 'kind'; kind: Kind }
  | { type: 'part'; part: Part }

export interface Token {
  /** As it was written. */
  raw: string
  /** Folded, with slips mended. */
  word: string
  /** What was recognised; of several words the first one carries it and the others are gone. */
  entity?: Entity
  /** Position in the text, to find what lies between. */
  start: number
  end: number
}

const TOKEN =
  /\d{1,2}\.\s?\d{1,2}\.(?:\d{4})?|\d{1,2}[:.]\d{2}(?!\d)|\d+[.,]\d+|\d+(?:st|nd|rd|th)\b|\d+|[\p{L}\p{M}]+|[.,;:!?()&+–—-]/gu

/** The text in words, numbers and signs. */
export function tokensOf(text: string): Token[] {
  const all = [...text.matchAll(TOKEN)].map(({ 0: raw, index }) => ({
    raw,
    word: /\p{L}/u.test(raw) ? plainly(fold(raw)) : raw,
    start: index,
    end: index + raw.length,
  }))
  return withDots(all).filter(({ raw, start, end }, index) => {
    const [before, after] = [all[index - 1], all[index + 1]]
    const joins = raw === '-' && before?.end === start && after?.start === end
    const shortens = raw === '.' && before?.end === start && ABBREVIATED.has(before.word)
    return !(joins && /\p{L}$/u.test(before.raw)) && !shortens
  })
}

function plainly(word: string): string {
  return DIALECT.get(word) ?? word
}

/** Their full stop ends no sentence. */
const ABBREVIATED = new Set(['st', 'sta', 'mt', 'dr', 'ca', 'std', 'min'])
const WEEKDAY = /^(Mo|Di|Mi|Do|Fr|Sa|So|[Mm]on|[Tt]ues?|[Ww]eds?|[Tt]hur?s?|[Ff]ri|[Ss]at)$/

/** "Do." is Thursday: the stop becomes part of the word. */
function withDots(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    if (token.raw === '.' && before && WEEKDAY.test(before.raw) && before.end === token.start) return []
    const dotted = WEEKDAY.test(token.raw) && after?.raw === '.' && after.start === token.end
    return [dotted ? { ...token, end: after.end } : token]
  })
}

/** Mends slips in what no entity has taken. */
export function withSlipsMended(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => (token.entity ? token : { ...token, word: correctSpelling(token.word) }))
}

/** Puts one entity in the place of `length` tokens. */
export function replaceTokens(tokens: readonly Token[], at: number, length: number, entity: Entity): Token[] {
  const taken = tokens.slice(at, at + length)
  const [first, last] = [taken[0], taken.at(-1)]
  if (!first || !last) return [...tokens]
  const raw = taken.map((token) => token.raw).join(' ')
  return tokens.toSpliced(at, length, {
    raw,
    word: SIGN[entity.type],
    entity,
    start: first.start,
    end: last.end,
  })
}

/** How an entity reads in the phrases of the word lists. */
export const SIGN = {
  name: '@n',
  day: '@d',
  clock: '@t',
  span: '@s',
  minutes: '@u',
  kind: '@k',
  part: '@p',
} as const satisfies Record<Entity['type'], string>
