import { downToFive, minutesOfDay } from '../platform/clock-time.ts'
import { addDays, daysBetween } from '../platform/calendar-date.ts'
import { daylightOn } from './daylight.ts'
import type { DatedEvent, Destination } from './destination.ts'
import { momentOn, momentsOf } from './moments.ts'
import { weekdayOf } from './opening-hours.ts'

/** The parts of events as they are held on the dates of a trip. */

export type ProgrammeItem = DatedEvent['programme'][number]

/** What begins later belongs to the evening, minutes after midnight. */
const EVENING_FROM = 1110
/** As does what begins a little sooner and goes on so long after the hour at which one sits down to dinner, minutes. */
const GOES_ON = { from: 1020, afterDinner: 150 }
const USUAL_DINNER = 1110
/** What begins before this belongs to the night of the day before: one stays up for it, from then on. */
const NIGHT_ENDS = 180
const STAYS_UP_FROM = 1380
const DAY_ENDS = 1440
const DAYS_A_MONTH = 30
/** Shorter than this nobody goes there, minutes. */
export const LEAST_STAY = 30

export interface Hours {
  date: string
  start: number
  end: number
}

export interface Offer {
  event: DatedEvent
  item: ProgrammeItem
  index: number
  hours: readonly Hours[]
}

/** What these events offer on the dates (YYYY-MM-DD), each with its hours; none that is not held on any of them. */
export function offersOn(
  place: Pick<Destination, 'center' | 'zone'>,
  events: readonly DatedEvent[],
  dates: readonly string[],
): Offer[] {
  const offers = events.flatMap((event) =>
    event.programme.map((item, index) => ({ event, item, index, hours: hoursOf(place, event, item, dates) })),
  )
  return mergeSameTitles(offers.filter(({ hours }) => hours.length > 0))
}

/** It belongs to the evening on each of its days, by the hours at which the place dines. */
export function isLate({ item, hours }: Offer, { countryFacts }: Pick<Destination, 'countryFacts'>): boolean {
  const [dinner] = countryFacts?.meals?.dinner ?? []
  const until = (dinner ? minutesOfDay(dinner) : USUAL_DINNER) + GOES_ON.afterDinner
  return (
    !item.meal &&
    hours.every(({ start, end }) => start >= EVENING_FROM || (start >= GOES_ON.from && end >= until))
  )
}

/** It begins before dinner and is held on one of the days alone: who finds no evening for it goes before. */
export function mayComeBeforeDinner({ hours }: Offer): boolean {
  return hours.length === 1 && hours.every(({ start }) => start < EVENING_FROM)
}

/** A market of Advent that goes on over Christmas is one place: open on the days of both, seen once. */
function mergeSameTitles(offers: readonly Offer[]): Offer[] {
  const byTitle = new Map<string, Offer>()
  for (const offer of offers) {
    const { title } = offer.item
    const first = byTitle.get(title.en)
    const dates = new Set(first?.hours.map(({ date }) => date))
    const hours = [...(first?.hours ?? []), ...offer.hours.filter(({ date }) => !dates.has(date))]
    byTitle.set(title.en, { ...(first ?? offer), hours })
  }
  return [...byTitle.values()]
}

/** When it is held, on those of the dates that fit. */
function hoursOf(
  { center, zone }: Pick<Destination, 'center' | 'zone'>,
  { spans }: DatedEvent,
  { on, weekdays, start, end }: ProgrammeItem,
  dates: readonly string[],
): Hours[] {
  return dates.flatMap((date) => {
    const span = spans.find(({ from, to }) => date >= from && date <= to)
    if (!span || (on && !on.includes(daysBetween(span.from, date)))) return []
    if (weekdays?.every((each) => each !== weekdayOf(date))) return []
    const day = momentsOf('always', daylightOn(date, center, zone))
    const hours = {
      date,
      start: downToFive(momentOn(start, day)),
      end: downToFive(Math.min(DAY_ENDS, momentOn(end, day))),
    }
    if (hours.end - hours.start < LEAST_STAY) return []
    return [
      hours.start < NIGHT_ENDS ? { date: addDays(date, -1), start: STAYS_UP_FROM, end: DAY_ENDS } : hours,
    ]
  })
}

/** When its tickets and tables are booked, days. */
export function daysAhead({ book = 1 }: Pick<DatedEvent, 'book'>): number {
  return Math.round(book * DAYS_A_MONTH)
}

/** On how many days of the year it is held. */
export function daysOf({ spans: [span] }: DatedEvent, { on }: ProgrammeItem): number {
  return on?.length ?? (span ? daysBetween(span.from, span.to) + 1 : 0)
}
