import type { Sight } from '../../../../atlas/destination.ts'
import type { DayFrame } from '../../frame.ts'
import type { Party } from '../../party/party-likes.ts'

/** What is good enough for hours that nothing fills. */

export interface Filler {
  score: number
  km: number
  /** Minutes that it adds to the ways. */
  way: number
  /** Idle minutes in one piece. */
  hole: number
  /** What it is to children, at least. */
  kids?: number
}

/** So many idle minutes in one piece are a hole; who came to relax has longer ones with pleasure. */
const HOLE = { relaxed: 150, sightseeing: 90, action: 90 }
/** Nobody who is there for one day sits an hour out. */
const ONE_DAY_HOLE = 60
/** What fills it: a sight of this score at least, close to the base or to another stop, and on a short way. */
const USUAL: Filler = { score: 4, km: 8, way: 40, hole: 0 }
/** A day of moving on has fewer stops, and five short ones are soon seen: more where two hours would pass beside something good. */
const BEYOND_PACE: Filler = { score: 5, km: 8, way: 25, hole: 120 }
/** So is more than an hour beside what is better still, with children something that they like; and less beside the best. */
const GOOD: Filler = { score: 6, km: 8, way: 25, hole: 70, kids: 2 }
const GREAT: Filler = { score: 8, km: 8, way: 25, hole: 40, kids: 2 }
/** Half a day is worth a longer way. */
export const HALF_A_DAY: Filler = { score: 4, km: 12, way: 35, hole: 180 }
/** And a whole afternoon an hour of it, to something good. */
const AFTERNOON: Filler = { score: 5, km: 25, way: 60, hole: 210 }

/** What fills a day's free hours, in order: within its pace, or beyond it. */
export function fillersFor(
  { tripType }: Party,
  { role }: DayFrame,
  sights: readonly Sight[],
  isBeyond: boolean,
) {
  // Who came to relax rests for the other half.
  const isCalm = tripType === 'relaxed'
  const isRested = !isTired(sights)
  const short = !isRested || (isBeyond && isCalm) ? [] : [isBeyond ? BEYOND_PACE : USUAL]
  const good = !isRested || isCalm ? [] : [GREAT, GOOD]
  const least = (filler: Filler) => ({ ...filler, hole: Math.max(HOLE[tripType], filler.hole) })
  const fillers = [...short.map(least), ...good, ...[HALF_A_DAY, AFTERNOON].map(least)]
  return role === 'only' ? fillers.map((filler) => ({ ...filler, hole: ONE_DAY_HOLE })) : fillers
}

export function isTired(sights: readonly Sight[]): boolean {
  return sights.some(({ effort = 1, daytrip }) => daytrip && effort > 2)
}
