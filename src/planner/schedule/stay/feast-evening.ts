import type { Destination, Evening } from '../../../atlas/destination.ts'
import { hoursOn, spanOfHours } from '../../../atlas/opening-hours.ts'
import { minutesOfDay, upToFive } from '../../../platform/clock-time.ts'
import { type DayFrame, DINNER } from '../frame.ts'
import { isHeldOnce } from '../evenings/performances.ts'
import { takesPlace } from '../evenings/plan-evening.ts'
import { waysAround } from '../../travel/travel-time.ts'
import { type Party, stopFor } from '../party/party-likes.ts'

/** Between the last stop and dinner, and on to where the feast is, minutes. */
const TO_TABLE = 15
const TO_FEAST = 30
/** What need not be seen from its start is joined so much later, with as much of it left. */
const JOINS = { later: 30, least: 45 }
/** A part of a feast that begins no sooner, minutes after midnight, may put off a family's dinner; they are home by then. */
const WITH_CHILDREN = { from: 960, home: 1185 }
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
  if (frame.dinner === undefined || endsAway(frame)) return frame
  const there = evenings
    .filter((evening) => isHeldOnce(evening) && takesPlace(evening, frame.date, party))
    .map(startsAt)
  if (there.length === 0) return frame
  const ends = Math.min(...there) - TO_FEAST - DINNER.minutes - TO_TABLE
  if (ends - frame.start < LEAST_OF_A_DAY) return frame
  return { ...frame, end: Math.min(frame.end, ends), late: Math.min(frame.late, ends) }
}

/** Nobody who is on the way home by then has the evening there. */
function endsAway({ role, returns }: DayFrame): boolean {
  return returns === true || role === 'departure'
}

/** When one is there at the latest, minutes after midnight. */
function startsAt({ from, to, whole }: Evening): number {
  const start = minutesOfDay(from)
  return whole ? start : Math.max(start, Math.min(start + JOINS.later, minutesOfDay(to) - JOINS.least))
}

/** Children see a feast's early evening, and are at table after it. */
export function withEarlyFeast(
  frame: DayFrame,
  destination: Pick<Destination, 'id' | 'country' | 'center' | 'sights'>,
  party: Party,
): DayFrame {
  if (party.kids === 0 || frame.dinner === undefined || endsAway(frame)) return frame
  const way = waysAround(destination, party)
  const hoursOf = hoursOn(frame.date)
  const home = destination.sights.flatMap((sight) => {
    const hours = sight.event && !sight.daytrip && sight.kids > 0 ? hoursOf(sight) : undefined
    if (!hours) return []
    const { opens } = spanOfHours(hours)
    const back = way(sight.at, destination.center, party.kids).minutes
    const until = upToFive(opens + stopFor(sight, party).minutes + back)
    return opens >= WITH_CHILDREN.from && until <= WITH_CHILDREN.home ? [until] : []
  })
  const end = Math.max(frame.end, ...home)
  if (end === frame.end) return frame
  const latestDinner = Math.max(frame.latestDinner ?? frame.dinner, end + TO_TABLE)
  return { ...frame, end, late: Math.max(frame.late, end), latestDinner }
}
