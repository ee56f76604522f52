import type { Destination, Sight } from '../../../atlas/destination.ts'
import type { DayFrame } from '../frame.ts'
import type { Tour } from '../search/tour.ts'

/** What an event makes of the days of a stay, and on which of them nobody goes out of town. */

/** What takes longer is not for a day on which one has travelled, minutes. */
const LONGEST_AFTER_ARRIVAL = 180
/** A day trip on the day of departure lies no further than this, minutes. */
const WAY_BEFORE_JOURNEY = 45

/** Ids of the parts of events that are held on one of the days alone. `isOpen`: by day. */
export function onceInAStay(
  sights: readonly Sight[],
  isOpen: readonly ((sight: Sight) => boolean)[],
): Set<string> {
  const once = sights.filter((sight) => sight.event && isOpen.filter((open) => open(sight)).length === 1)
  return new Set(once.map(({ id }) => id))
}

/** Of a sight and what else is its visit, an event or a ride through it, the one to leave out: the sight, unless it was asked for. */
export function seenTwice(found: readonly Sight[], wanted: ReadonlySet<string>): string[] {
  const ids = new Set(found.map(({ id }) => id))
  return found.flatMap(({ id, visits }) =>
    visits && ids.has(visits) ? [wanted.has(visits) && !wanted.has(id) ? id : visits] : [],
  )
}

/** From then on it is evening. */
const EVENING = '17:00'

/**
 * Ids of sights at their best in the evening that the height of a feast shows on a night of the stay, unless they were
 * asked for.
 */
export function seenByNight(
  found: readonly Sight[],
  { evenings = [] }: Pick<Destination, 'evenings'>,
  frames: readonly Pick<DayFrame, 'date'>[],
  wanted: ReadonlySet<string>,
): string[] {
  const nights = new Set(frames.slice(0, -1).map(({ date }) => date))
  const shown = new Set(
    evenings.flatMap(({ finale, visits, dates }) =>
      finale && visits && dates?.some((date) => nights.has(date)) ? [visits] : [],
    ),
  )
  const isOfEvening = ({ best = [] }: Sight) =>
    best.length > 0 && best.every(({ from }) => from.startsWith('sunset') || from >= EVENING)
  return found.flatMap((sight) =>
    shown.has(sight.id) && isOfEvening(sight) && !wanted.has(sight.id) ? [sight.id] : [],
  )
}

/**
 * Nobody sets out on a day trip, climbs a mountain or spends half a day somewhere with the suitcase just put down, nor
 * goes on a far trip before the journey home, nor away from what is held in town on that day alone.
 */
export function withoutTripsAway(
  tour: Tour,
  frames: readonly DayFrame[],
  sights: readonly Sight[],
  { once, wanted }: { once: ReadonlySet<string>; wanted: ReadonlySet<string> },
): Tour {
  const isOnce = sights.map(({ id }) => once.has(id))
  const days = tour.days.map((day, index) => {
    const { role, move } = frames[index] ?? {}
    const ofJourney = role === 'arrival' || role === 'departure' || move?.leg !== undefined
    const ofEvent = day.opens.some((opens, stop) => isOnce[stop] && opens <= (day.closes[stop] ?? -1))
    if (!ofJourney && !ofEvent) return day
    const farthest = role === 'departure' ? WAY_BEFORE_JOURNEY : 0
    const isOut = (stop: number) => {
      const sight = sights[stop]
      if (!sight) return false
      if (role === 'arrival' && !wanted.has(sight.id) && tiresAfterJourney(sight)) return true
      if (!sight.daytrip) return false
      return (
        (ofJourney && (day.from[stop] ?? 0) > farthest) || (ofEvent && !sight.event && !wanted.has(sight.id))
      )
    }
    return { ...day, closes: day.closes.map((closes, stop) => (isOut(stop) ? -1 : closes)) }
  })
  return { ...tour, days }
}

function tiresAfterJourney({ effort = 1, minutes, starts, event }: Sight): boolean {
  return !event && !starts && (effort === 3 || minutes > LONGEST_AFTER_ARRIVAL)
}
