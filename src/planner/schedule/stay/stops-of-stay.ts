import type { Sight } from '../../../atlas/destination.ts'
import { openOn } from '../../../atlas/opening-hours.ts'
import { onceInAStay } from './event-days.ts'
import type { DayFrame } from '../frame.ts'
import { firstSights, type Party, type Stop, stopFor } from '../party/party-likes.ts'

/** What sights are worth on these days beside what they are worth on any. */

/** What a beach is worth outside the warm months, of its usual prize. */
const BEACH_IN_COLD = 0.2
/** What a sight that was asked for is worth, of its usual prize: more than all that it could push out. */
const MUST_SEE = 1000
/** What nobody leaves without having seen is worth more than any days of something else. */
const SEEN_FIRST = 100
/** What is held on one day of the stay alone: more than most that can be seen on another, or all year. */
const ONLY_THEN = 20
/** And the main act of a feast of few days, for which people come from far away: more than all that stands there all year. */
const MAIN_ACT = 200
/** One full day in so many, sooner at a base of a region where no day is for the town alone, leads out of town, to a sight of this score at least, and what that is worth. */
const DAYS_A_TRIP = { place: 4, base: 2 }
const TRIP_SCORE = 7
const DUE_TRIP = 3

export interface StopsOfStay {
  stops: Stop[]
  /** Ids of what is held on one day of the stay alone. */
  once: ReadonlySet<string>
  /** Ids of what the place is known for before all others. */
  first: ReadonlySet<string>
}

export interface StayFacts {
  /** Ids of sights asked for by name. */
  wanted: ReadonlySet<string>
  cold: boolean
  /** All sights of the place. */
  known: readonly Sight[]
  /** Whether it is a base of a region. */
  isBase: boolean
}

/** These sights as a party visits them on these days. */
export function stopsOfStay(
  sights: readonly Sight[],
  frames: readonly DayFrame[],
  party: Party,
  { wanted, cold, known, isBase }: StayFacts,
): StopsOfStay {
  const isOpen = frames.map(({ date }) => openOn(date))
  const once = onceInAStay(sights, isOpen)
  const first = firstSights(known)
  const due = dueTrips(sights, frames, isBase)
  const times = ({ id, category, mainAct }: Sight) => {
    if (wanted.has(id)) return MUST_SEE
    if (mainAct && once.has(id)) return MAIN_ACT
    if (once.has(id)) return ONLY_THEN
    if (first.has(id)) return SEEN_FIRST
    if (due.has(id)) return DUE_TRIP
    return cold && category === 'beach' ? BEACH_IN_COLD : 1
  }
  const stops = sights.map((sight) => {
    const usual = stopFor(sight, party)
    return { ...usual, prize: Math.ceil(usual.prize * times(sight)) }
  })
  return { stops, once, first }
}

/** Ids of the best trips out of town, as many as so long a stay has days for. */
function dueTrips(sights: readonly Sight[], frames: readonly DayFrame[], isBase: boolean): Set<string> {
  const full = frames.filter(({ role, maxStops }) => role === 'full' && maxStops > 0).length
  const trips = sights.filter(({ daytrip, score }) => daytrip && score >= TRIP_SCORE)
  const best = trips
    .toSorted((a, b) => b.score - a.score)
    .slice(0, Math.floor(full / DAYS_A_TRIP[isBase ? 'base' : 'place']))
  return new Set(best.map(({ id }) => id))
}
