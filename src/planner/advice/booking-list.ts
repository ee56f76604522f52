import type { Destination, Sight } from '../../atlas/destination.ts'
import { daysAhead } from '../../atlas/event-parts.ts'
import { fillsRooms } from '../../atlas/lodging-season.ts'
import { pricedAt } from '../../atlas/ticket-price.ts'
import { tableName } from '../../atlas/table-name.ts'
import { addDays } from '../../platform/calendar-date.ts'
import { type CityCard, cityCardsOf } from './city-card.ts'
import { eventsMet } from './events-met.ts'
import { visitedByDay } from './plan-advice.ts'
import type { Way } from './ways-there.ts'
import type { BookingItem, PlanDay, PlanItem, PlanRequest } from '../plan.ts'

/** How long before one looks, days. */
const AHEAD = {
  table: 7,
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
/** For less one takes a taxi, km. */
const LEAST_DRIVEN_KM = 15
/** Out of a town where nobody needs a car otherwise: to a zoo at its edge one takes a taxi. */
const HIRED_FOR_DAY_KM = 40
const MOST = 8

/**
 * What to book: first what a day holds, most urgent first (no entry without, then what sells out soonest), then a bed and
 * the way there. `from` is the day from which to look (YYYY-MM-DD); sites are bare domains of the atlas.
 */
export function bookingList(
  request: Pick<PlanRequest, 'startDate' | 'language' | 'wishes'> & Partial<Pick<PlanRequest, 'budget'>>,
  days: readonly PlanDay[],
  bases: readonly Destination[],
  usual: readonly Way[] = [],
): BookingItem[] {
  const ways = request.wishes?.atHome ? [] : usual
  const ahead = (count: number) => addDays(request.startDate, -count)
  const stay = { budget: request.budget, nights: days.length - 1 }
  const cards = cityCardsOf(days, bases, visitedByDay(days, bases), stay)
  const onCard = new Set(cards.flatMap(letIn))
  const urgent = days
    .flatMap((day, index) =>
      day.items.flatMap((item) => {
        const wanted = bookingOf(item, day.date, bases[index], request.language, onCard)
        if (!wanted) return []
        const { days: count, ...rest } = wanted
        return [{ count, entry: { ...rest, day: index, item: item.id, from: addDays(day.date, -count) } }]
      }),
    )
    .toSorted((a, b) => Number(b.entry.required) - Number(a.entry.required) || b.count - a.count)
    .filter(({ entry }, index, all) => all.findIndex((other) => isSame(other.entry, entry)) === index)
    .slice(0, MOST)
    .map(({ entry }): BookingItem => entry)
  const passes = cards.map(({ name, site, from }): BookingItem => ({
    kind: 'ticket',
    title: name,
    day: days.findIndex(({ date }) => date === from),
    from: addDays(from, -AHEAD.card),
    required: false,
    ...(site && { site }),
  }))
  const lodging: BookingItem[] =
    days.length > 1 && !request.wishes?.atHome
      ? [{ kind: 'lodging', title: '', from: ahead(lodgingAhead(days, bases)), required: true }]
      : []
  const hires = days.some((day, index) => needsCar(day, bases[index]))
  const hiredForDay = hires
    ? []
    : days.flatMap((day, index): BookingItem[] =>
        drivesOut(day, bases[index])
          ? [
              {
                kind: 'car',
                title: '',
                day: index,
                from: addDays(day.date, -AHEAD.carOfDay),
                required: false,
              },
            ]
          : [],
      )
  const rest = [...ways, ...(hires ? (['car'] as const) : [])]
  return [
    ...urgent,
    ...passes,
    ...lodging,
    ...rest.map((kind): BookingItem => ({
      kind,
      title: '',
      from: ahead(AHEAD[kind]),
      required: kind !== 'car' && ways.length === 1,
    })),
    ...hiredForDay,
  ]
}

/** Sights for which its holder books nothing else. */
function letIn({ sights, slots }: CityCard): Sight[] {
  return sights.filter((sight) => !slots.includes(sight) && !sight.booking?.required)
}

/** Where one is lost without a car, and on days whose ways the plan has made by it. */
function needsCar({ items }: PlanDay, base: Destination | undefined): boolean {
  const car = base?.practical?.car
  const drives = items.some(
    ({ kind, travel }) => kind !== 'transfer' && travel?.mode === 'car' && travel.km >= LEAST_DRIVEN_KM,
  )
  return car === 'needed' || (car === 'useful' && drives)
}

/** A day trip by road from a town where nobody needs a car otherwise; who joins a tour is driven. */
function drivesOut({ items }: PlanDay, base: Destination | undefined): boolean {
  return items.some(({ kind, place, travel }) => {
    const reach = base?.sights.find(({ id }) => id === place?.id)?.reach
    const needsOne = reach?.mode === 'car'
    const isDriven = travel?.mode === 'car' && travel.km >= (needsOne ? LEAST_DRIVEN_KM : HIRED_FOR_DAY_KM)
    return kind === 'daytrip' && isDriven && (reach === undefined || needsOne)
  })
}

/** A table that is come back to is booked in one go. */
function isSame(a: BookingItem, b: BookingItem): boolean {
  return a.kind === b.kind && a.title === b.title
}

type Wanted = Pick<BookingItem, 'kind' | 'title' | 'required' | 'site'> & { days: number }

function bookingOf(
  { kind, place, start }: PlanItem,
  date: string,
  base: Destination | undefined,
  language: PlanRequest['language'],
  onCard: ReadonlySet<Sight>,
): Wanted | undefined {
  if (!base || place?.id === undefined) return undefined
  const found = base.sights.find(({ id }) => id === place.id)
  if (found && onCard.has(found)) return undefined
  const sight = found && pricedAt(found, date, start)
  if (sight?.booking) {
    const { days, required = false } = sight.booking
    return {
      kind: sight.event && sight.meal ? 'table' : 'ticket',
      title: sight.name[language],
      required,
      days,
      ...(sight.site && { site: sight.site }),
    }
  }
  if (sight?.event && isSoldAhead(sight, base))
    return ticket(sight.name[language], monthsAhead(base, sight.event))
  const evening = kind === 'evening' ? base.evenings?.find(({ id }) => id === place.id) : undefined
  if (evening?.event && !evening.booking && isSoldAhead({ ...evening, adult: evening.cost }, base))
    return ticket(evening.name[language], monthsAhead(base, evening.event))
  const event = base.events?.find(({ id }) => id === evening?.event)
  if (evening?.booking && event)
    return { ...ticket(evening.name[language], daysAhead(event)), required: true }
  if (evening?.booking) return ticket(evening.name[language], AHEAD.evening)
  const table = kind === 'meal' ? base.food?.find(({ id }) => id === place.id) : undefined
  if (!table?.booking) return undefined
  return {
    kind: 'table',
    title: tableName(table, language),
    required: false,
    days: AHEAD.table,
    ...(table.site && { site: table.site }),
  }
}

function ticket(title: string, days: number): Wanted {
  return { kind: 'ticket', title, required: false, days }
}

/** A part of an event is; not a meal, nor what costs no more than a museum or has the ticket of one: one pays at the gate. */
function isSoldAhead(
  { adult = 0, meal, visits }: Pick<Sight, 'adult' | 'meal' | 'visits'>,
  { tickets }: Destination,
): boolean {
  return !meal && !visits && adult > tickets[2]
}

/** For a part of an event, days. */
function monthsAhead({ events = [] }: Destination, id: string): number {
  return daysAhead(events.find((event) => event.id === id) ?? {})
}

/** Earlier where an event fills the rooms, as early as it says. */
function lodgingAhead(days: readonly PlanDay[], bases: readonly Destination[]): number {
  const busy = [...new Set(bases)]
    .flatMap((base) => eventsMet(base, days.slice(0, -1)).filter((event) => fillsRooms(event, base)))
    .filter(({ crowds }) => crowds === 3)
  const months = Math.max(0, ...busy.map(({ book = 0 }) => book))
  return Math.max(busy.length > 0 ? AHEAD.crowdedLodging : AHEAD.lodging, Math.round(months * DAYS_A_MONTH))
}

/** The same with nothing to be looked for before the day on which it was planned (YYYY-MM-DD). */
export function bookedFrom(today: string, booking: readonly BookingItem[]): BookingItem[] {
  return booking.map((each) => (each.from < today ? { ...each, from: today } : each))
}
