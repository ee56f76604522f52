import type { Token } from './tokens.ts'
import { PHRASES } from './word-lists.ts'

const FILLER = new Set([...(PHRASES.get('filler') ?? []), ...(PHRASES.get('from') ?? []), 'at', 'um', 'for'])

/** What remains of a clause when days, hours and small words are gone from its ends, as it was written. */
export function leftover(tokens: readonly Token[]): string[] {
  const kept = tokens.filter(
    ({ entity }) => !entity || !['day', 'clock', 'span', 'minutes', 'part'].includes(entity.type),
  )
  const isSmall = ({ word, entity }: Token) => !entity && (FILLER.has(word) || !/[\p{L}\d]/u.test(word))
  const first = kept.findIndex((token) => !isSmall(token))
  const last = kept.findLastIndex((token) => !isSmall(token))
  return first < 0 ? [] : kept.slice(first, last + 1).map(({ raw }) => raw)
}
