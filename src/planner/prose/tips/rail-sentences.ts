import type { TipFacts } from '../prose.ts'
import type { Sentences, TipTexts } from './tips.ts'

/** Up to here the train is there as soon as a flight, minutes. */
export const SHORTER_THAN_FLYING = 300
/** Up to here nobody thinks of flying, minutes. */
const NO_FLIGHT = 120

/** By train from where one starts, and whether a flight is worth it. */
export function railSentences(
  { connections = [], flies }: Pick<TipFacts, 'connections' | 'flies'>,
  words: TipTexts,
): Sentences {
  const [first] = connections
  const sooner = first?.mode === 'train' && first.minutes <= SHORTER_THAN_FLYING
  // Where the night train is the only one it is told as that alone; nobody sleeps on one where the day's is so fast.
  const trains = connections.filter(
    (each, index) =>
      (connections[index + 1]?.from !== each.from || connections[index + 1]?.minutes !== each.minutes) &&
      !(sooner && each.mode === 'night-train'),
  )
  const told = trains.map((each, index) => words.connection(each, trains[index - 1]?.from === each.from))
  const beside = flies ? words.trainTakesTheDay : undefined
  if (!sooner) return [...told, beside]
  return first.minutes > NO_FLIGHT ? [...told, words.noFlightIsFaster] : told
}
