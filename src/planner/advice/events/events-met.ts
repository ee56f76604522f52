import type { DatedEvent, Destination } from '../../../atlas/destination.ts'
import { distanceKm } from '../../../atlas/distance.ts'
import { eventsOn } from '../../../atlas/event-sights.ts'
import { weekdayOf } from '../../../atlas/opening-hours.ts'
import { minutesOfDay } from '../../../platform/clock-time.ts'
import type { PlanDay, PlanRequest } from '../../plan.ts'
import { isUnderWay } from '../../travel/transfer-items.ts'

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

/** What is held further away than this is another place's, km; and further than this nobody goes for a day. */
export const OUT_OF_TOWN_KM = 60
const DAY_OUT_KM = 150
/** Nobody goes for less of it, minutes. */
const SOME_OF_IT = 60
/** Younger than this nobody is out at an hour that begins so late, years and minutes after midnight. */
const BEDTIME = { age: 6, from: 1170 }

/** A bang, a bell or a light in the sky that is there for who looks out of the window. */
export function isSeenFromBed(
  { kind }: Pick<DatedEvent, 'kind'>,
  { finale, start }: DatedEvent['programme'][number],
): boolean {
  return finale === true || (kind === 'season' && minutesFrom(start) >= BEDTIME.from)
}

/** Whether the party may be at some part of it: near where they are that day, before they leave, and not after bedtime. */
export function canAttend(
  event: DatedEvent,
  days: readonly PlanDay[],
  { wishes }: Pick<PlanRequest, 'wishes'>,
): boolean {
  const { id, closes, programme, spans } = event
  const isPlanned = days.some(({ items }) => items.some((item) => item.event === id))
  if (isPlanned || closes || programme.length === 0) return true
  const isSmall = (wishes?.ages ?? []).some((age) => age < BEDTIME.age)
  return days.some((day, index) => {
    const span = spans.find(({ from, to }) => day.date >= from && day.date <= to)
    const { lat, lon, name } = day.base
    const isLast = index === days.length - 1
    const leaves = isLast ? leavesAt(day) : Infinity
    // Only who stays has the day for a way out and back.
    const most = !isLast && days[index - 1]?.base.name === name ? DAY_OUT_KM : OUT_OF_TOWN_KM
    return (
      span !== undefined &&
      programme.some((part) => {
        const { at, start, weekdays, minutes = SOME_OF_IT } = part
        const isHeld = weekdays?.includes(weekdayOf(day.date) ?? 'mon') ?? true
        const isNear = !at || lat === undefined || lon === undefined || distanceKm(at, [lat, lon]) <= most
        const from = minutesFrom(start)
        const isAsleep = isSmall && from >= BEDTIME.from && !isSeenFromBed(event, part)
        return isHeld && isNear && from + minutes <= leaves && !isAsleep
      })
    )
  })
}

/** Of a moment of the sun, which is not known here, 0. */
function minutesFrom(start: string): number {
  return /^\d\d:\d\d$/.test(start) ? minutesOfDay(start) : 0
}

/** When the last day's way home begins, or its last entry ends. */
function leavesAt({ items }: PlanDay): number {
  const last = items.at(-1)
  if (!last) return Infinity
  return minutesOfDay(last.kind === 'transfer' ? last.start : last.end)
}
