import { daysBetween } from '../platform/calendar-date.ts'
import { daylightOn } from './daylight.ts'
import type { DatedEvent, Destination, Evening, Sight } from './destination.ts'
import { distanceKm } from './distance.ts'
import { momentOn, momentsOf } from './moments.ts'
import { clockTime } from '../platform/clock-time.ts'

type ProgrammeItem = DatedEvent['programme'][number]

/** What begins later belongs to the evening, minutes after midnight. */
const EVENING_FROM = 1110
/** Before the day of who takes their time. */
const EARLY = 570
/** As much of a programme's hours as a traveller stays, minutes at most. */
const STAY = { share: 0.8, most: 180, least: 30 }
/** An event's first stop is worth as much as a city's first sight, the others a little less. */
const SCORES = [10, 9, 8]
/** What is held further away than this is a trip out of town. */
const DAYTRIP_KM = 30
/** A part of an event as near to a sight as this, and named after it, is a visit there. */
const SAME_PLACE_KM = 0.15
const KINDS = new Set([
  'square',
  'market',
  'street',
  'church',
  'garden',
  'palace',
  'piazza',
  'place',
  'plaza',
  'bridge',
])
const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Events that fall on one of the dates (YYYY-MM-DD, in order), those of fewest days first. */
export function eventsOn({ events }: Pick<Destination, 'events'>, dates: readonly string[]): DatedEvent[] {
  const length = (event: DatedEvent) => Math.min(...event.spans.map(({ from, to }) => daysBetween(from, to)))
  return (events ?? [])
    .filter(({ spans }) => dates.some((date) => spans.some((span) => date >= span.from && date <= span.to)))
    .toSorted((a, b) => length(a) - length(b))
}

/**
 * The destination as it is on these dates: what its events offer stands among its sights and evenings, open on its
 * days alone. Planner, edits and verifier all see it so.
 */
export function withEvents(destination: Destination, dates: readonly string[]): Destination {
  const events = eventsOn(destination, dates)
  if (events.length === 0) return destination
  const offers = events.flatMap((event) =>
    event.programme.map((item, index) => ({
      event,
      item,
      index,
      hours: hoursOf(destination, event, item, dates),
    })),
  )
  const names = new Set(destination.sights.flatMap(({ name }) => [name.en, name.de]))
  const held = mergeSameTitles(
    offers.filter(
      // What is a sight all year is seen as that.
      ({ item, hours }) => hours.length > 0 && !names.has(item.title.en) && !names.has(item.title.de),
    ),
  )
  const late = ({ item, hours }: Offer) => !item.meal && hours.every(({ start }) => start >= EVENING_FROM)
  const sights = held.filter((offer) => !late(offer)).map((offer) => sightOf(destination, offer))
  // Nobody is sent to a match in the evening unasked.
  const evenings = held
    .filter((offer) => late(offer) && offer.event.kind !== 'sport')
    .map((offer) => eveningOf(destination, offer))
  return {
    ...destination,
    sights: [...destination.sights, ...sights],
    ...(evenings.length > 0 && { evenings: [...evenings, ...(destination.evenings ?? [])] }),
  }
}

interface Hours {
  date: string
  start: number
  end: number
}

interface Offer {
  event: DatedEvent
  item: ProgrammeItem
  index: number
  hours: readonly Hours[]
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
  { on, start, end }: ProgrammeItem,
  dates: readonly string[],
): Hours[] {
  return dates.flatMap((date) => {
    const span = spans.find(({ from, to }) => date >= from && date <= to)
    if (!span || (on && !on.includes(daysBetween(span.from, date)))) return []
    const day = momentsOf('always', daylightOn(date, center, zone))
    const hours = { date, start: step(momentOn(start, day)), end: step(Math.min(1440, momentOn(end, day))) }
    return hours.end - hours.start >= STAY.least ? [hours] : []
  })
}

function sightOf(destination: Destination, { event, item, index, hours }: Offer): Sight {
  const length = Math.min(...hours.map(({ start, end }) => end - start))
  const minutes = step(Math.max(STAY.least, Math.min(STAY.most, length * STAY.share)))
  const seen = seenBy(destination, item)
  return {
    id: offerId(event, index),
    name: item.title,
    hint: item.hint ?? event.about,
    at: item.at ?? destination.center,
    category: 'experience',
    minutes: Math.min(minutes, length),
    hours: 'always',
    // On its days at its hours; the rule after them shuts every other day.
    exceptions: [
      ...hours.map(({ date, start, end }) => ({
        dates: [date],
        hours: `${clockTime(start)}-${clockTime(end)}`,
      })),
      { months: ALL_MONTHS },
    ],
    ...earlyOf(hours),
    price: 0,
    ...(seen && item.sight && item.cost === undefined && ticketOf(seen)),
    ...(item.cost !== undefined && { adult: item.cost }),
    ...(seen && { visits: seen.id }),
    ...(item.meal && { meal: item.meal }),
    ...(event.kind === 'sport' && { ifAsked: true, aliases: [event.name.en, event.name.de] }),
    ...(item.at && distanceKm(item.at, destination.center) > DAYTRIP_KM && { daytrip: true }),
    setting: 'mixed',
    daylight: false,
    kids: event.kids === false ? 0 : 2,
    score: SCORES[index] ?? 7,
    event: event.id,
  }
}

/** The sight that a part of an event shows: the one it says, or the square or bridge that it is held on and named after. */
function seenBy({ sights }: Destination, { sight, title, at }: ProgrammeItem): Sight | undefined {
  if (sight) return sights.find(({ id }) => id === sight)
  const words = wordsOf(title.en)
  return sights.find(
    (each) =>
      at &&
      each.setting === 'outdoor' &&
      each.price === 0 &&
      !each.adult &&
      distanceKm(at, each.at) <= SAME_PLACE_KM &&
      wordsOf(each.name.en).some((word) => words.includes(word)),
  )
}

/** Those that tell one place from another. */
function wordsOf(name: string): string[] {
  const words: string[] = name.toLowerCase().match(/\p{L}{5,}/gu) ?? []
  return words.filter((word) => !KINDS.has(word))
}

function ticketOf({ price, adult, child, freeUnder, ticket, booking }: Sight) {
  return {
    price,
    ...(adult !== undefined && { adult }),
    ...(child !== undefined && { child }),
    ...(freeUnder !== undefined && { freeUnder }),
    ...(ticket && { ticket }),
    ...(booking && { booking }),
  }
}

function eveningOf(destination: Destination, { event, item, index, hours }: Offer): Evening {
  const [first] = hours
  return {
    id: offerId(event, index),
    name: item.title,
    at: item.at ?? destination.center,
    kind: 'show',
    from: clockTime(first?.start ?? EVENING_FROM),
    to: clockTime(Math.min(1440, first?.end ?? 1440)),
    dates: hours.map(({ date }) => date),
    ...(item.cost !== undefined && { cost: item.cost }),
    kids: event.kids !== false,
    hint: item.hint ?? event.about,
    event: event.id,
  }
}

/** What begins early in the morning is worth rising for: its hours are its best. */
function earlyOf(hours: readonly Hours[]): Pick<Sight, 'best'> {
  const start = Math.min(...hours.map((each) => each.start))
  const end = Math.max(...hours.map((each) => each.end))
  return start < EARLY ? { best: [{ from: clockTime(start), to: clockTime(end) }] } : {}
}

function offerId({ id }: DatedEvent, index: number): string {
  return `event-${id}-${index + 1}`
}

function step(minutes: number): number {
  return Math.floor(minutes / 5) * 5
}
