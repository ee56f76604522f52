import type { Destination, FoodPlace, Sight } from '../../../atlas/destination.ts'
import { daysAhead } from '../../../atlas/event-parts.ts'
import { pricedAt } from '../../../atlas/ticket-price.ts'
import { tableName } from '../../../atlas/table-name.ts'
import { addDays } from '../../../platform/calendar-date.ts'
import { mealAt } from '../../meal-hours.ts'
import { flightCode } from '../../travel/flight-codes.ts'
import { legTextsIn } from '../../prose/leg-texts.ts'
import { AHEAD, feastTableAhead, lodgingAhead, tableAhead, ticketAhead } from './booking-ahead.ts'
import { type CityCard, cityCardsOf } from '../money/city-card.ts'
import { hasOwnCar, hiredDays, spansOf } from '../../travel/car-days.ts'
import { isUnderWay } from '../../travel/transfer-items.ts'
import { visitedByDay } from '../plan-advice.ts'
import type { Way } from '../ways-there.ts'
import type { BookingItem, PlanDay, PlanItem, PlanRequest } from '../../plan.ts'

/** As many entries for the days as a short trip needs, one more for each further day, and never more than that. */
const MOST = { least: 8, besideDays: 5, most: 18 }
/** Where a table can be booked at all. */
const WITH_WAITERS: ReadonlySet<FoodPlace['kind']> = new Set(['restaurant', 'tavern'])

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
  const eve = { onCard, language: request.language, budget: request.budget }
  const most = Math.min(MOST.most, Math.max(MOST.least, MOST.besideDays + days.length))
  const urgent = days
    .flatMap((day, index) =>
      day.items.flatMap((item) => {
        const base = bases[index]
        const wanted = base
          ? [bookingOf(item, day.date, base, eve), trainOf(item, base, request.language)]
          : []
        return wanted.flatMap((each) => {
          if (!each) return []
          const { days: count, ...rest } = each
          return [{ count, entry: { ...rest, day: index, item: item.id, from: addDays(day.date, -count) } }]
        })
      }),
    )
    // A table is found elsewhere, a ticket that is sold out nowhere.
    .toSorted(
      (a, b) =>
        Number(b.entry.required) - Number(a.entry.required) ||
        Number(a.entry.kind === 'table') - Number(b.entry.kind === 'table') ||
        b.count - a.count,
    )
    .filter(({ entry }, index, all) => all.findIndex((other) => isSame(other.entry, entry)) === index)
    .filter(({ entry }, index) => index < most || entry.required)
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
  const ends = ways.includes('flight') ? openEnds(bases) : undefined
  const oneWay = ends && legTextsIn(request.language).oneWayHire(...ends)
  const hired = hiredDays(days, bases, request)
  const cars = hasOwnCar(request) ? [] : carsOf(hired, days, request.language, ahead(AHEAD.car), oneWay)
  return [
    ...urgent,
    ...passes,
    ...lodging,
    ...ways.map((kind): BookingItem => ({
      kind,
      title: (kind === 'flight' && ends && legTextsIn(request.language).openJaw(...ends)) || '',
      from: ahead(AHEAD[kind]),
      required: ways.length === 1,
    })),
    ...cars,
  ]
}

/** Sights for which its holder books nothing else. */
function letIn({ sights, slots }: CityCard): Sight[] {
  return sights.filter((sight) => !slots.includes(sight) && !sight.booking?.required)
}

/** The airports where one lands and from which one leaves, where these are two. */
function openEnds(bases: readonly Destination[]): [string, string] | undefined {
  const [to, from] = [bases[0], bases.at(-1)].map((base) => flightCode(base?.airports[0]?.code))
  return to && from && to !== from ? [to, from] : undefined
}

/** A hired car for each run of days, by its dates; no day is named where one has it all the time. */
function carsOf(
  hired: ReadonlySet<number>,
  days: readonly PlanDay[],
  language: PlanRequest['language'],
  whole: string,
  oneWay: string | undefined,
): BookingItem[] {
  const car = { kind: 'car' as const, required: false }
  if (days.every((day, index) => hired.has(index) || isUnderWay(day)))
    return hired.size > 0 ? [{ ...car, title: oneWay ?? '', from: whole }] : []
  return spansOf(hired).flatMap(({ from, to }): BookingItem[] => {
    const [first, last] = [days[from]?.date, days[to]?.date]
    if (first === undefined || last === undefined) return []
    const ahead = from === to ? AHEAD.carOfDay : AHEAD.car
    const title = legTextsIn(language).hireDays(first, last)
    return [{ ...car, title, day: from, from: addDays(first, -ahead) }]
  })
}

/** A table that is come back to is booked in one go. */
function isSame(a: BookingItem, b: BookingItem): boolean {
  return a.kind === b.kind && a.title === b.title
}

type Wanted = Pick<BookingItem, 'kind' | 'title' | 'required' | 'site'> & { days: number }

/** Who books: in which language, for how much, and with what on a card. */
interface Booker {
  language: PlanRequest['language']
  budget: PlanRequest['budget'] | undefined
  onCard: ReadonlySet<Sight>
}

/** The seats on a line that is as good as the only way to what nobody enters without a ticket. */
function trainOf({ kind, place }: PlanItem, base: Destination, language: PlanRequest['language']) {
  const sight = kind === 'daytrip' ? base.sights.find(({ id }) => id === place?.id) : undefined
  if (!sight?.booking?.required || sight.reach?.mode !== 'train' || !sight.reach.fare) return undefined
  return { kind: 'train' as const, title: sight.name[language], required: true, days: AHEAD.trainOfDay }
}

function bookingOf(
  { kind, place, start }: PlanItem,
  date: string,
  base: Destination,
  { language, budget, onCard }: Booker,
): Wanted | undefined {
  if (place?.id === undefined) return undefined
  const found = base.sights.find(({ id }) => id === place.id)
  if (found && onCard.has(found)) return undefined
  const sight = found && pricedAt(found, date, start)
  if (sight?.booking) {
    const { required = false } = sight.booking
    return {
      kind: sight.event && sight.meal ? 'table' : 'ticket',
      title: sight.name[language],
      required,
      days: ticketAhead(sight.booking, date),
      ...(sight.site && { site: sight.site }),
    }
  }
  if (sight?.reach?.mode === 'tour') return ticket(sight.name[language], AHEAD.tour)
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
  if (!table) return undefined
  const feast = WITH_WAITERS.has(table.kind) ? feastTableAhead(base, date, mealAt(start)) : undefined
  if (!table.booking && feast === undefined) return undefined
  return {
    kind: 'table',
    title: tableName(table, language),
    required: false,
    days: Math.max(tableAhead(budget, base, date), feast ?? 0),
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

/** The same with nothing to be looked for before the day on which it was planned (YYYY-MM-DD). */
export function bookedFrom(today: string, booking: readonly BookingItem[]): BookingItem[] {
  return booking.map((each) => (each.from < today ? { ...each, from: today } : each))
}
