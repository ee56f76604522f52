import type { TipFacts } from '../prose.ts'
import type { Sentences, TipTexts } from './tips.ts'

/** The month's weather, there and at other bases, the light, what to pack, and the season. */
export function weatherSentences({ local, atHome, climates = [] }: TipFacts, words: TipTexts): Sentences {
  const { climate, date, light, month, pack, season } = local
  return [
    climate && words.climate(climate, month),
    climates.length > 0 ? words.climates(climates) : undefined,
    words.light(date, light),
    !atHome && pack.length > 0 ? words.pack(pack) : undefined,
    season,
  ]
}
