import type { Destination } from '../../atlas/destination.ts'
import { daysBetween } from '../../platform/calendar-date.ts'

type Place = Pick<Destination, 'id'> & Partial<Pick<Destination, 'events'>>

/** The place as it is on a date: with the km around its centre within which nothing runs, where an event stops it. */
export function onItsDay<P extends Place>(place: P, date: string): P & { onFootKm?: number } {
  for (const { onFoot = [], spans } of place.events ?? [])
    for (const { place: id, on, km } of onFoot)
      if (
        (id === undefined || id === place.id) &&
        spans.some(({ from }) => on.includes(daysBetween(from, date)))
      )
        return { ...place, onFootKm: km }
  return place
}
