import type { Sight } from '../../../atlas/destination.ts'
import type { DayFrame } from '../frame.ts'
import type { Tour } from '../search/tour.ts'

/** A day trip on the day of departure lies no further than this, minutes. */
const WAY_BEFORE_JOURNEY = 45
/** On the day of arrival one stays so near, minutes, where there is anything of this score; on shorter stays every hour counts. */
const NEAR_BAGS = 25
const WORTH_STAYING = 6
const LEAST_DAYS = 3
/** After a transfer so long, or the journey there, nobody drives out again so far for less than this score; minutes. */
const TIRED = { after: 150, way: 50, score: 8 }
const WAY_AFTER_JOURNEY = 60

/**
 * Nobody sets out on a day trip with the suitcase just put down, nor on a far one before the journey home, and after a
 * long transfer nobody drives out far again. What was
 * asked for, and what the place is known for, may be further than the rest.
 */
export function besideJourneys(
  tour: Tour,
  frames: readonly DayFrame[],
  sights: readonly Sight[],
  wanted: ReadonlySet<string>,
): Tour {
  const isWanted = (stop: number) => wanted.has(sights[stop]?.id ?? '')
  const days = tour.days.map((day, index) => {
    const { role, move } = frames[index] ?? {}
    const isTired = move !== undefined && move.minutes >= TIRED.after
    if (role !== 'arrival' && role !== 'departure' && !move?.leg && !isTired) return day
    const farthest = role === 'departure' ? WAY_BEFORE_JOURNEY : 0
    const isFar = (stop: number) => (day.from[stop] ?? 0) > NEAR_BAGS
    const staysNear =
      role === 'arrival' &&
      frames.length >= LEAST_DAYS &&
      sights.some(
        ({ score, daytrip }, stop) =>
          score >= WORTH_STAYING &&
          !daytrip &&
          !isFar(stop) &&
          (day.opens[stop] ?? 0) <= (day.closes[stop] ?? -1),
      )
    const goesOut = isTired ? TIRED.way : role === 'arrival' ? WAY_AFTER_JOURNEY : Infinity
    const isOut = (stop: number) =>
      (sights[stop]?.daytrip && (day.from[stop] ?? 0) > farthest) ||
      ((day.from[stop] ?? 0) > goesOut && (sights[stop]?.score ?? 0) < TIRED.score && !isWanted(stop)) ||
      (staysNear && isFar(stop) && !isWanted(stop))
    return { ...day, closes: day.closes.map((closes, stop) => (isOut(stop) ? -1 : closes)) }
  })
  return { ...tour, days }
}
