import type { Destination, Evening } from '../../../atlas/destination.ts'
import { minutesOfDay } from '../../../platform/clock-time.ts'
import { type DayFrame, DINNER } from '../frame.ts'
import { isHeldOnce, takesPlace } from '../meals/plan-evening.ts'
import type { Party } from '../party/party-likes.ts'

/** Between the last stop and dinner, and on to where the feast is, minutes. */
const TO_TABLE = 15
const TO_FEAST = 30
/** What need not be seen from its start is joined so much later, with as much of it left. */
const JOINS = { later: 30, least: 45 }
/** A day that would keep fewer hours than this stays as it is, minutes. */
const LEAST_OF_A_DAY = 240

/**
 * The day ends in time for dinner and a feast that is held on this evening alone: no view at dusk takes the place of
 * the fireworks.
 */
export function withFeastEvening(
  frame: DayFrame,
  { evenings = [] }: Pick<Destination, 'evenings'>,
  party: Party,
): DayFrame {
  if (frame.dinner === undefined || frame.returns) return frame
  const there = evenings
    .filter((evening) => isHeldOnce(evening) && takesPlace(evening, frame.date, party))
    .map(startsAt)
  if (there.length === 0) return frame
  const ends = Math.min(...there) - TO_FEAST - DINNER.minutes - TO_TABLE
  if (ends - frame.start < LEAST_OF_A_DAY) return frame
  return { ...frame, end: Math.min(frame.end, ends), late: Math.min(frame.late, ends) }
}

/** When one is there at the latest, minutes after midnight. */
function startsAt({ from, to, whole }: Evening): number {
  const start = minutesOfDay(from)
  return whole ? start : Math.max(start, Math.min(start + JOINS.later, minutesOfDay(to) - JOINS.least))
}
