import type { DatedEvent, Destination } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { eventsOn } from '../../atlas/event-sights.ts'
import { weekdayOf } from '../../atlas/opening-hours.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import type { PlanDay, PlanRequest } from '../plan.ts'
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

/** What is held further away than this is another place's, km. */
export const OUT_OF_TOWN_KM = 60
/** Nobody goes for less of it, minutes. */
const SOME_OF_IT = 60
/** Younger than this nobody is out at an hour that begins so late, years and minutes after midnight. */
const BEDTIME = { age: 6, from: 1170 }

/** Whether the party may be at some part of it: near where they are that day, before they leave, and not after bedtime. */
export function canAttend(
  { id, closes, programme, spans }: DatedEvent,
  days: readonly PlanDay[],
  { wishes }: Pick<PlanRequest, 'wishes'>,
): boolean {
  const isPlanned = days.some(({ items }) => items.some(({ event }) => event === id))
  if (isPlanned || closes || programme.length === 0) return true
  const isSmall = (wishes?.ages ?? []).some((age) => age < BEDTIME.age)
  return days.some((day) => {
    const span = spans.find(({ from, to }) => day.date >= from && day.date <= to)
    const { lat, lon } = day.base
    const leaves = day === days.at(-1) ? leavesAt(day) : Infinity
    return (
      span !== undefined &&
      programme.some(({ at, start, weekdays, minutes = SOME_OF_IT }) => {
        const isHeld = weekdays?.includes(weekdayOf(day.date) ?? 'mon') ?? true
        const isNear =
          !at || lat === undefined || lon === undefined || distanceKm(at, [lat, lon]) <= OUT_OF_TOWN_KM
        const from = /^\d\d:\d\d$/.test(start) ? minutesOfDay(start) : 0
        return isHeld && isNear && from + minutes <= leaves && !(isSmall && from >= BEDTIME.from)
      })
    )
  })
}

/** When the last day's way home begins, or its last entry ends. */
function leavesAt({ items }: PlanDay): number {
  const last = items.at(-1)
  if (!last) return Infinity
  return minutesOfDay(last.kind === 'transfer' ? last.start : last.end)
}
