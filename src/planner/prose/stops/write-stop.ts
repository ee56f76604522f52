import type { Sight } from '../../../atlas/destination.ts'
import { hoursOn, spanOfHours } from '../../../atlas/opening-hours.ts'
import { pricedAt } from '../../../atlas/ticket-price.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { kidsFacts } from '../../advice/day/kids-facts.ts'
import { isStillGood, ticketCost } from '../../advice/money/tickets.ts'
import { clockTime, minutesOfDay } from '../../../platform/clock-time.ts'
import { TEXT_LIMITS } from '../../limits.ts'
import { originOf } from '../../place-source.ts'
import type { PlanItem } from '../../plan.ts'
import { isExcursion, isOuting } from '../../schedule/party/party-likes.ts'
import type { TimedItem } from '../../schedule/time-day.ts'
import { proseIn } from '../prose.ts'
import { fareTold, reachedBy } from './reached-by.ts'
import type { DaySetting } from '../write-day.ts'
import { hintFor } from './hint-for.ts'
import { lunchOnTrip } from './lunch-on-trip.ts'
import { ticketNote } from './ticket-note.ts'

/** Tickets for several sights that were bought at an earlier one and are still good. */
export function paidTickets(
  before: readonly TimedItem[],
  { taken, frame, destination }: DaySetting,
): Set<string> {
  const today = before.flatMap(
    ({ sight, start }) => (sight && pricedAt(sight, frame.date, clockTime(start)).ticket) ?? [],
  )
  const earlier = destination.sights.flatMap((sight) =>
    sight.ticket && isStillGood(sight, taken?.get(TICKET + sight.ticket), frame.date) ? [sight.ticket] : [],
  )
  return new Set([...today, ...earlier])
}

/** Among what other days have: the ticket for several sights. */
export const TICKET = 'ticket:'

/** What a stop's entry says, and what its ticket costs the party. */
export function writeStop(
  { sight: found, start, travel }: Pick<TimedItem, 'sight' | 'start' | 'travel'>,
  setting: DaySetting,
  eats: boolean,
  paidTickets: ReadonlySet<string>,
) {
  if (!found) throw new Error('a stop without a sight')
  const { index, frame, destination, prices, party, language, known, again, today } = setting
  const prose = proseIn(language)
  const now = (each: Sight) => pricedAt(each, frame.date, clockTime(start))
  const sight = now(found)
  const before = known?.get(sight.id)
  if (before && (isOuting(sight) || before.place?.id === undefined)) {
    const { start: _start, end: _end, travel: _travel, ...rest } = before
    return rest
  }
  const paid = sight.ticket !== undefined && paidTickets.has(sight.ticket)
  const cost = paid ? undefined : ticketCost(sight, destination.currency, prices, party)
  // The sight may be narrowed to a wish; its note is of the atlas's own.
  const usual = destination.sights.find(({ id }) => id === sight.id) ?? found
  const leaves = start - (travel?.minutes ?? 0)
  const lunch = eats ? lunchOnTrip(sight, { ...setting, date: frame.date, leaves }) : undefined
  const note = stopNote(
    inOwnCar(usual, frame.car),
    frame.date,
    language,
    lunch,
    clockTime(start),
    destination.currency,
  )
  const kidsNote =
    party.kids > 0
      ? (before?.kidsNote ?? prose.kidsNote(kidsFacts(sight, destination, party.wishes, today)))
      : undefined
  const [lat, lon] = sight.at
  const isAgain = again?.has(sight.id) ?? false
  const why =
    before?.why ?? (isAgain ? prose.again(sight.name[language], index) : hintFor(sight, party, language))
  const kind: PlanItem['kind'] = isExcursion(sight) ? 'daytrip' : 'sight'
  return {
    kind,
    title: sight.name[language],
    place: { id: sight.id, name: sight.name[language], lat, lon, ...originOf(sight) },
    ...(why && { why }),
    ...(cost && { cost }),
    ...(note && { note }),
    ...(kidsNote && { kidsNote }),
    ...(sight.event && { event: sight.event }),
    ...(isAgain && { again: true }),
    ...(before?.locked && { locked: true }),
  }
}

/** A stop's note for who has a car that day: it tells of no bus. */
export function inOwnCar(sight: Sight, hasCar = false): Sight {
  const { reach, ...rest } = sight
  return hasCar && reach?.mode === 'bus' && !reach.oneWay ? rest : sight
}

/** What its ticket is, when it is usually open on that date, what goes there and for how much, and what is said of the day's lunch, where that is had there. */
export function stopNote(
  found: Sight,
  date: string,
  language: Locale,
  lunch: string | undefined,
  start?: string,
  currency?: string,
): string | undefined {
  const sight = start === undefined ? found : pricedAt(found, date, start)
  const usual = sight.event ? undefined : proseIn(language).hours(sight, date)
  const way = sight.event ? undefined : reachedBy(sight, language)
  const join = (sentences: (string | undefined)[]) =>
    sentences.filter((each) => each !== undefined).join(' ') || undefined
  const ticket = ticketNote(sight, language, isAtOpening(sight, date, start))
  const fare = currency === undefined ? undefined : fareTold(sight, currency, language)
  const notes = [
    [ticket, usual, way, fare, lunch],
    [ticket, usual, fare, lunch],
  ]
  const fits = (said: string | undefined) => (said?.length ?? 0) <= TEXT_LIMITS.note
  return notes.map(join).find(fits) ?? join([ticket, usual, lunch])
}

/** Whether one comes within so many minutes of opening; of an hour that is not told it is taken to be so. */
const AT_OPENING = 30

function isAtOpening(sight: Sight, date: string, start: string | undefined): boolean {
  const hours = hoursOn(date)(sight)
  if (start === undefined || hours === undefined) return true
  return minutesOfDay(start) <= spanOfHours(hours).opens + AT_OPENING
}
