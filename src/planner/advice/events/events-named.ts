import type { DatedEvent, Destination } from '../../../atlas/destination.ts'
import { distanceKm } from '../../../atlas/distance.ts'
import type { PlanDay, PlanRequest } from '../../plan.ts'
import { canAttend, CROWDED, eventsMet, OUT_OF_TOWN_KM } from './events-met.ts'

/** What shapes those days at the places where one is then, and is held there: who is still in the air meets nothing. */
export function eventsNamed(days: readonly PlanDay[], stays: readonly Destination[], request: PlanRequest) {
  const planned = new Set(days.flatMap(({ items }) => items.flatMap(({ event }) => event ?? [])))
  const there = stays.flatMap((base) =>
    eventsMet(base, days, (day) => day.base.id === undefined || day.base.id === base.id).toSorted(
      (a, b) => Number(isElsewhere(a, base)) - Number(isElsewhere(b, base)),
    ),
  )
  const shaping = there.filter(
    (event) =>
      (event.crowds >= CROWDED || event.closes || planned.has(event.id)) && canAttend(event, days, request),
  )
  return [...new Map(shaping.map((event) => [event.id, event])).values()]
}

/** Named where nothing nearer is. */
function isElsewhere({ programme }: DatedEvent, { center }: Destination): boolean {
  return programme.length > 0 && programme.every(({ at }) => at && distanceKm(at, center) > OUT_OF_TOWN_KM)
}
