import type { Destination, Evening } from '../../../atlas/destination.ts'
import { daysBetween } from '../../../platform/calendar-date.ts'
import { minutesOfDay } from '../../../platform/clock-time.ts'
import { oncePerKey } from '../../../platform/once-per-key.ts'
import type { PlanDay } from '../../plan.ts'
import type { Party } from '../party/party-likes.ts'
import { PERFORMANCE, type Taken } from '../taken.ts'

/** Longer than this a house has several shows, or music that one drops in on, minutes. */
const LONGEST = 180
const CLOCK = /^\d/
/** Of this score it is one of the place's best. */
const GOOD = 7
/** After one performance the next follows so many days later at the soonest. */
const DAYS_APART = { usual: 4, luxury: 2 }

/** Nobody is let in, or pays, for the second half of a performance. */
export function isPerformance(evening: Evening): boolean {
  const { kind, cost, days, event, whole, onTime, booking, from, to } = evening
  if (onTime) return true
  if (event) return whole === true
  if (kind === 'theatre') return true
  const isStaged = kind === 'concert' || kind === 'show'
  const isHeld = kind === 'lights' && (booking === true || days !== undefined)
  if (!(isStaged || isHeld) || !cost || !CLOCK.test(from) || !CLOCK.test(to)) return false
  return minutesOfDay(to) - minutesOfDay(from) <= LONGEST
}

/** A part of a feast that one night of the trip alone has. */
export function isHeldOnce({ event, dates }: Evening): boolean {
  return event !== undefined && dates?.length === 1
}

/** One for which a traveller has dinner at another hour, and crosses the town. */
export function isGoodPerformance(evening: Evening): boolean {
  return !evening.event && (evening.score ?? 0) >= GOOD && isPerformance(evening)
}

/** Whether a day so near has one: no trip is a season ticket. */
export function isSoonAfterOne(
  { evenings = [] }: Pick<Destination, 'evenings'>,
  date: string,
  { budget }: Party,
  taken: Taken,
): boolean {
  const apart = budget === 'luxury' ? DAYS_APART.luxury : DAYS_APART.usual
  const ids = goodPerformances(evenings)
  return [...taken].some(
    ([id, on]) => (ids.has(id) || id.startsWith(PERFORMANCE)) && Math.abs(daysBetween(on, date)) < apart,
  )
}

/** Their ids. */
const goodPerformances = oncePerKey(
  (evenings: readonly Evening[]): ReadonlySet<string> =>
    new Set(evenings.filter(isGoodPerformance).map(({ id }) => id)),
)

/** A changed day keeps the performance that it has, and gets none unasked: it moves dinner and costs as much as a day. */
export function withoutNewPerformances(place: Destination, day: PlanDay | undefined): Destination {
  if (day?.wishes?.evening || !place.evenings) return place
  const has = new Set(day?.items.map((item) => item.place?.id))
  return {
    ...place,
    evenings: place.evenings.filter((evening) => !isGoodPerformance(evening) || has.has(evening.id)),
  }
}
