import type { Destination, Evening, Sight } from '../../../atlas/destination.ts'
import type { DayFrame } from '../frame.ts'
import { isGoodPerformance } from '../evenings/performances.ts'
import { isBeyondMeans } from '../evenings/evening-price.ts'
import { takesPlace } from '../evenings/plan-evening.ts'
import type { Party } from '../party/party-likes.ts'
import { PERFORMANCE, type Taken } from '../taken.ts'
import type { TimedItem } from '../time-day.ts'

/** A performance of this score is worth a stop of that one, on a day that keeps so many. */
const FOR_PERFORMANCE = { score: 8, least: 6, keeps: 2 }
/** So many stops are tried, the last first. */
const TRIED = 1

export interface EveningOut {
  destination: Destination
  frame: DayFrame
  party: Party
  taken: Taken
  /** Ids of what the traveller has asked for. */
  wanted: ReadonlySet<string>
}

/** Whether a trip that has had no performance yet would give a small stop of that date for one. */
export function wantsPerformance({ destination, frame, party, taken }: EveningOut): boolean {
  if (party.kids > 0 || frame.role !== 'full') return false
  if ([...taken.keys()].some((id) => id.startsWith(PERFORMANCE))) return false
  return (destination.evenings ?? []).some(
    (evening) =>
      isWorthAStop(evening) &&
      takesPlace(evening, frame.date, party) &&
      !isBeyondMeans(evening, destination, party),
  )
}

function isWorthAStop(evening: Evening): boolean {
  return isGoodPerformance(evening) && (evening.score ?? 0) >= FOR_PERFORMANCE.score
}

/** The stops of a day without the one for which it has no performance; undefined where that is not it. */
export function roomForPerformance(
  stops: readonly Sight[],
  { wanted }: EveningOut,
  time: (stops: readonly Sight[]) => TimedItem[] | undefined,
): { stops: Sight[]; items: TimedItem[] } | undefined {
  if (stops.length <= FOR_PERFORMANCE.keeps) return undefined
  const small = stops.filter(
    ({ id, score, event, daytrip }) =>
      score <= FOR_PERFORMANCE.least && !event && !daytrip && !wanted.has(id),
  )
  for (const stop of small.toReversed().slice(0, TRIED)) {
    const others = stops.filter((each) => each !== stop)
    const items = time(others)
    const left = items?.filter(({ sight }) => sight).length
    const isHeld = items?.some(({ evening }) => evening && isWorthAStop(evening))
    if (items && left === others.length && isHeld) return { stops: others, items }
  }
  return undefined
}
