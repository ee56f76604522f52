import type { Locale } from '../../i18n/locale.ts'
import type { DestinationHead } from '../atlas.ts'
import { countryName } from '../country/country.ts'
import { editDistance } from './edit-distance.ts'
import { findPlace } from './find.ts'
import type { NameIndex, NameKey } from './name-index.ts'
import { compact, normalise } from './normalise.ts'
import { similarPlaces } from './similar.ts'

export interface Suggestion {
  id: string
  /** In the language asked for. */
  name: string
  country: string
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  /** Planned in depth, sight by sight. */
  deep: boolean
}

/** Places for what has been typed so far: whole names, beginnings, later words, then what a typo may have hidden. */
export function suggestPlaces(index: NameIndex, query: string, limit: number, locale: Locale): Suggestion[] {
  const [main = ''] = query.split(',')
  const typed = { words: normalise(main), key: compact(main) }
  if (!typed.key) return []
  const ranks = new Map<DestinationHead, number>()
  const offer = (head: DestinationHead, rank: number) => {
    if (rank < (ranks.get(head) ?? Infinity)) ranks.set(head, rank)
  }
  const match = findPlace(index, query)
  if (match.kind === 'exact') offerIds(index, [match.id], 0, offer)
  // What is named exactly so hides no typo: "Wien" is not the beginning of Siena.
  const isName = match.kind === 'exact' && !match.corrected
  for (const key of index.keys) {
    const rank = rankOf(key, typed) ?? (isName ? undefined : typoRankOf(key, typed))
    if (rank !== undefined) offer(key.head, rank + (key.head.sights ? 0 : 0.5) + (key.primary ? 0 : 0.25))
  }
  if (match.kind === 'unsure') offerIds(index, match.candidates, 5, offer)
  if (ranks.size < limit && !isName)
    for (const { head, distance } of similarPlaces(index, typed.key)) offer(head, 6 + distance)
  return [...ranks]
    .sort(([a, rankA], [b, rankB]) => rankA - rankB || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(([head]) => ({
      id: head.id,
      name: head.names[locale],
      country: countryName(head.country, locale),
      countryCode: head.country,
      deep: head.sights > 0,
    }))
}

function offerIds(
  index: NameIndex,
  ids: readonly string[],
  rank: number,
  offer: (head: DestinationHead, rank: number) => void,
) {
  for (const [place, id] of ids.entries()) {
    const head = index.heads.find((one) => one.id === id)
    if (head) offer(head, rank + place / 10)
  }
}

function rankOf({ key, words }: NameKey, typed: { words: string; key: string }): number | undefined {
  if (key === typed.key) return 0.1
  if (key.startsWith(typed.key)) return 1
  return words.includes(` ${typed.words}`) ? 2 : undefined
}

/** The beginning with one typo in it, once there is enough of it to tell. */
function typoRankOf({ key }: NameKey, typed: { key: string }): number | undefined {
  if (
    typed.key.length < 4 ||
    ![key[0], key[1]].some((letter) => letter === typed.key[0] || letter === typed.key[1])
  )
    return undefined
  const start = [-1, 0, 1].some(
    (more) => editDistance(typed.key, key.slice(0, typed.key.length + more), 1) <= 1,
  )
  return start ? 4 : undefined
}
