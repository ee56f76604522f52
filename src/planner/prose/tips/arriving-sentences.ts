import type { TipFacts } from '../prose.ts'
import type { Sentences, TipTexts } from './tips.ts'

/** From an airport or a quay to the door. */
export function arrivingSentences({ airports, landing, local, road }: TipFacts, words: TipTexts): Sentences {
  const known = local.transfers.filter(({ from }) => from.length === 3)
  const way = known.length > 0 ? words.transfers(known, local.currency) : words.airports(airports)
  // No plane lands on the island, and the way there is told of its quay alone.
  const boat =
    known.length > 0
      ? undefined
      : local.transfers.find(({ from, mode }) => from === 'port' && mode === 'ferry')
  const last = boat && words.lastByBoat(boat, local.currency)
  return [
    road && words.byRoad(road),
    ...(road?.tolls ?? []),
    ...(airports.length > 0 ? [way, last] : []),
    landing && words.landing(landing),
  ]
}
