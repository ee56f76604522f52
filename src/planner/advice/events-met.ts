import type { DatedEvent, Destination } from '../../atlas/destination.ts'
import { eventsOn } from '../../atlas/event-sights.ts'
import type { PlanDay } from '../plan.ts'
import { isUnderWay } from '../travel/transfer-items.ts'

/** Trains and streets are full from so much on, at whatever hour it begins. */
export const CROWDED = 2

/**
 * The events at a place that who is there on these days meets. What begins on the day one leaves is met only where the
 * plan holds it, or where it crowds the town or shuts the shops.
 */
export function eventsMet(
  place: Destination,
  days: readonly PlanDay[],
  isThere: (day: PlanDay) => boolean = () => true,
): DatedEvent[] {
  const there = days.filter((day) => isThere(day) && !isUnderWay(day))
  const planned = new Set(there.flatMap(({ items }) => items.flatMap(({ event }) => event ?? [])))
  const leaves = days.length > 1 ? days.at(-1)?.date : undefined
  const stays = there.flatMap(({ date }) => (date === leaves ? [] : [date]))
  const lasting = new Set(eventsOn(place, stays).map(({ id }) => id))
  return eventsOn(
    place,
    there.map(({ date }) => date),
  ).filter(({ id, closes, crowds }) => lasting.has(id) || planned.has(id) || closes || crowds >= CROWDED)
}
