import { daysBetween } from '../platform/calendar-date.ts'
import type { DatedEvent, Destination, Evening, Sight } from './destination.ts'
import { distanceKm } from './distance.ts'
import {
  daysAhead,
  daysOf,
  type Hours,
  isLate,
  LEAST_STAY,
  mayComeBeforeDinner,
  type Offer,
  offersOn,
  type ProgrammeItem,
} from './event-parts.ts'
import { clockTime, downToFive } from '../platform/clock-time.ts'

/** Before the day of who takes their time; and when who rises for something early is there. */
const EARLY = 570
const RISEN = 450
/** What leaves less than this from then on is seen from its start, minutes. */
const LEAST_WHEN_RISEN = 60
/** As much of a programme's hours as a traveller stays, minutes at most. */
const STAY = { share: 0.8, most: 180 }
/** Or as long as dinner may wait. */
const BEFORE_DINNER = 75
/** What is held on no more days of the year than this is what its days are known for. */
const FEW_DAYS = 2
/** An event's first stop is worth as much as a city's first sight, the others a little less. */
const SCORES = [10, 9, 8]
/** What is held further away than this is a trip out of town. */
const DAYTRIP_KM = 30
/** And further than this nobody goes for a day. */
const FURTHEST_KM = 150
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
  const held = offersOn(destination, events, dates).filter((offer) => isWithinReach(offer, destination))
  const isNamed = namesOf(destination.sights)
  // What is a sight all year is seen as that.
  const sights = held
    .filter((offer) => (!isLate(offer, destination) || mayComeBeforeDinner(offer)) && !isNamed(offer))
    .map((offer) => sightOf(destination, offer))
  // Nobody is sent to a match in the evening unasked.
  const late = held.filter((offer) => isLate(offer, destination) && offer.event.kind !== 'sport')
  const evenings = late.map((offer) => eveningOf(destination, offer))
  const isUsual = namesOf(evenings)
  return {
    ...destination,
    sights: [...destination.sights, ...sights],
    ...(evenings.length > 0 && {
      evenings: [
        ...evenings,
        ...(destination.evenings ?? []).filter(({ name }) => !isUsual({ item: { title: name } })),
      ],
    }),
  }
}

/** Whether it is a day trip at most from where one may stay. */
function isWithinReach({ item: { at } }: Offer, { center, bases = [] }: Destination): boolean {
  return !at || [{ at: center }, ...bases].some((base) => distanceKm(at, base.at) <= FURTHEST_KM)
}

/** Whether a part of an event has the name of one of these. */
function namesOf(places: readonly Pick<Sight, 'name'>[]) {
  const names = new Set(places.flatMap(({ name }) => [name.en, name.de]))
  return ({ item: { title } }: { item: Pick<ProgrammeItem, 'title'> }) =>
    names.has(title.en) || names.has(title.de)
}

function sightOf(destination: Destination, offer: Offer): Sight {
  const { event, item, index, hours } = offer
  const length = Math.min(...hours.map(({ start, end }) => end - start))
  const fixed = startsOf(item, hours)
  const left = Math.min(
    fixed ? length : Math.min(length, ...hours.map(({ end }) => end - RISEN)),
    isLate(offer, destination) ? BEFORE_DINNER : Infinity,
  )
  const usual = item.minutes ?? downToFive(Math.max(LEAST_STAY, Math.min(STAY.most, length * STAY.share)))
  const seen = seenBy(destination, item)
  return {
    id: offerId(event, index),
    name: item.title,
    hint: item.hint ?? event.about,
    at: item.at ?? destination.center,
    category: 'experience',
    minutes: item.whole ? length : Math.min(usual, left),
    hours: 'always',
    // On its days at its hours; the rule after them shuts every other day.
    exceptions: [
      ...hours.map(({ date, start, end }) => ({
        dates: [date],
        hours: `${clockTime(start)}-${clockTime(end)}`,
      })),
      { months: ALL_MONTHS },
    ],
    ...(fixed ?? earlyOf(hours)),
    ...(index === 0 && daysOf(event, item) <= FEW_DAYS && { mainAct: true }),
    price: 0,
    ...(seen && item.sight && item.cost === undefined && ticketOf(seen)),
    ...(item.cost !== undefined && { adult: item.cost }),
    ...(seen && { visits: seen.id }),
    ...(item.meal && { meal: item.meal }),
    ...(item.booking && { booking: { days: daysAhead(event), required: true } }),
    ...(event.kind === 'sport' && { ifAsked: true, aliases: [event.name.en, event.name.de] }),
    ...(item.at && distanceKm(item.at, destination.center) > DAYTRIP_KM && { daytrip: true }),
    setting: 'mixed',
    daylight: false,
    kids: event.kids === false || item.kids === false ? 0 : 2,
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

function ticketOf(sight: Sight) {
  const { price, adult, child, freeUnder, residence, reduced, ticket, validDays, booking } = sight
  return {
    price,
    ...(adult !== undefined && { adult }),
    ...(child !== undefined && { child }),
    ...(freeUnder !== undefined && { freeUnder }),
    ...(residence && { residence }),
    ...(reduced && { reduced }),
    ...(ticket && { ticket, ...(validDays && { validDays }) }),
    ...(booking && { booking }),
  }
}

function eveningOf(destination: Destination, { event, item, index, hours }: Offer): Evening {
  const [first] = hours
  const seen = seenBy(destination, item)
  const cost = item.cost ?? (item.sight ? seen?.adult : undefined)
  return {
    id: offerId(event, index),
    name: item.title,
    at: item.at ?? destination.center,
    kind: 'show',
    from: clockTime(first?.start ?? 0),
    to: clockTime(Math.min(1440, first?.end ?? 1440)),
    dates: hours.map(({ date }) => date),
    ...(cost !== undefined && { cost }),
    ...(item.minutes !== undefined && { stay: item.minutes }),
    ...(item.whole && { whole: true }),
    ...(item.finale && { finale: true }),
    ...(item.until && { until: item.until }),
    ...(item.booking && { booking: true }),
    ...(seen && { visits: seen.id }),
    kids: event.kids !== false && item.kids !== false,
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

/** What must be seen from its start begins then, as does what is over before anybody would be there. */
function startsOf({ whole }: ProgrammeItem, hours: readonly Hours[]): Pick<Sight, 'starts'> | undefined {
  const starts = [...new Set(hours.map(({ start }) => start))]
  if (!whole && hours.every(({ end }) => end - RISEN >= LEAST_WHEN_RISEN)) return undefined
  return { starts: [{ times: starts.map(clockTime) }] }
}

function offerId({ id }: DatedEvent, index: number): string {
  return `event-${id}-${index + 1}`
}
