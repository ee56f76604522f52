import type { Destination } from '../../atlas/destination.ts'
import { usualHigh } from '../../atlas/usual-weather.ts'
import { daysBetween } from '../../platform/calendar-date.ts'

type Place = Pick<Destination, 'id'> & Partial<Pick<Destination, 'events' | 'climate'>>

/** From this mean daily high on, °C, who can ride walks no further than so many km. */
const SCORCHING = { high: 38, walkKm: 0.5 }

/**
 * The place as it is on a date: with the km around its centre within which nothing runs, where an event stops it, and
 * how far one walks in the heat.
 */
export function onItsDay<P extends Place>(
  place: P,
  date: string,
): P & { onFootKm?: number; walkKm?: number } {
  const high = usualHigh(place, date) ?? 0
  if (Math.round(high) >= SCORCHING.high) return { ...stoppedOn(place, date), walkKm: SCORCHING.walkKm }
  return stoppedOn(place, date)
}

function stoppedOn<P extends Place>(place: P, date: string): P & { onFootKm?: number } {
  for (const { onFoot = [], spans } of place.events ?? [])
    for (const { place: id, on, km } of onFoot)
      if (
        (id === undefined || id === place.id) &&
        spans.some(({ from }) => on.includes(daysBetween(from, date)))
      )
        return { ...place, onFootKm: km }
  return place
}
