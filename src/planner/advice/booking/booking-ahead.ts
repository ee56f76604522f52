import type { Destination, Sight } from '../../../atlas/destination.ts'
import { eventsOn } from '../../../atlas/event-sights.ts'
import { fillsRooms, lodgingFactor } from '../../../atlas/lodging-season.ts'
import { addDays, daysBetween } from '../../../platform/calendar-date.ts'
import type { PlanDay, PlanRequest } from '../../plan.ts'
import { CROWDED, eventsMet } from '../events/events-met.ts'

/** How long before one looks, days. */
export const AHEAD = {
  table: 7,
  /** Of the kind that a luxury trip eats at, and any where an event fills the town. */
  fineTable: 30,
  busyTable: 21,
  /** For the dinner or lunch of a feast, at whatever table. */
  feastTable: 30,
  tour: 14,
  trainOfDay: 60,
  card: 7,
  evening: 30,
  lodging: 30,
  crowdedLodging: 90,
  train: 90,
  ferry: 60,
  flight: 75,
  car: 60,
  carOfDay: 30,
}
const DAYS_A_MONTH = 30
/** A season at whose prices the rooms go early: so many times the usual. */
const HIGH_SEASON = 1.4

/** Days before a date on which one looks for its tickets: when those of its month go on sale, where that is known. */
export function ticketAhead({ days, sale }: NonNullable<Sight['booking']>, date: string): number {
  if (sale === undefined) return days
  const lastOfMonthBefore = addDays(`${date.slice(0, 8)}01`, -1)
  return daysBetween(`${lastOfMonthBefore.slice(0, 8)}${String(sale).padStart(2, '0')}`, date)
}

/** Earlier where the tables are fine ones, or an event fills the town on that day. */
export function tableAhead(
  budget: PlanRequest['budget'] | undefined,
  base: Destination,
  date: string,
): number {
  const isBusy = (base.events ?? []).some(
    (event) =>
      event.crowds >= CROWDED &&
      fillsRooms(event, base) &&
      event.spans.some(({ from, to }) => date >= from && date <= to),
  )
  if (budget === 'luxury') return isBusy ? 2 * AHEAD.fineTable : AHEAD.fineTable
  return isBusy ? AHEAD.busyTable : AHEAD.table
}

/** How long before one books a dinner or lunch of a feast, at whatever table; undefined on other days. */
export function feastTableAhead(
  base: Pick<Destination, 'events'>,
  date: string,
  meal: 'lunch' | 'dinner',
): number | undefined {
  const isTaken = eventsOn(base, [date]).some(({ spans, tables }) => {
    const first = spans.find(({ from, to }) => date >= from && date <= to)?.from ?? date
    return tables?.some((each) => each.meal === meal && (each.on?.includes(daysBetween(first, date)) ?? true))
  })
  return isTaken ? AHEAD.feastTable : undefined
}

/** Earlier in the high season, or where an event fills the rooms: as early as it says, as the tip on it does. */
export function lodgingAhead(days: readonly PlanDay[], bases: readonly Destination[]): number {
  const met = [...new Set(bases)].flatMap((base) =>
    eventsMet(base, days.slice(0, -1)).filter((event) => fillsRooms(event, base)),
  )
  const months = Math.max(0, ...met.map(({ book = 0 }) => book))
  const isSeason = days.slice(0, -1).some(({ date }, night) => {
    const base = bases[night]
    return base !== undefined && lodgingFactor(base, date) >= HIGH_SEASON
  })
  const isFull = isSeason || met.some(({ crowds }) => crowds === 3)
  return Math.max(isFull ? AHEAD.crowdedLodging : AHEAD.lodging, Math.round(months * DAYS_A_MONTH))
}
