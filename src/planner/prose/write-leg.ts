import type { Destination } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { openOn } from '../../atlas/opening-hours.ts'
import { daysBetween } from '../../platform/calendar-date.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { LegMove } from '../journey/move-between.ts'
import type { LegMode, PlanItem } from '../plan.ts'
import type { Travel } from '../travel/paces.ts'
import { TEXT_LIMITS } from '../limits.ts'
import type { DayFrame } from '../schedule/frame.ts'
import { isOverNoon } from '../schedule/hours/over-noon.ts'
import { legTextsIn } from './leg-texts.ts'
import { proseIn } from './prose.ts'

const MOST_NAMED = 3
/** Further out nobody goes between two trains, km. */
const FROM_THE_STATION_KM = 2.5

/** The entries that a transfer is made of, by the end of their ids. */
const PARTS = ['move', 'via', 'move-on'] as const
export type LegPart = (typeof PARTS)[number]

export function isLegPart(text: string | undefined): text is LegPart {
  return PARTS.some((part) => part === text)
}

/** The words and place of a transfer of a journey: all of it, or up to and on from where it is broken. */
export function writeLegPart(
  part: LegPart,
  frame: Pick<DayFrame, 'move' | 'date' | 'opens' | 'lunch'>,
  { names }: Pick<Destination, 'names'>,
  language: Locale,
): Pick<PlanItem, 'kind' | 'title' | 'place' | 'why' | 'note'> {
  const { move, date } = frame
  const { move: title } = proseIn(language)
  const words = legTextsIn(language)
  const { leg, from = '' } = move ?? {}
  const to = names[language]
  const via = leg?.via
  const stop = via?.place.names[language]
  if (!leg) return { kind: 'transfer', title: title(from, to) }
  if (part === 'via' && via?.sight && stop)
    return {
      kind: 'free',
      title: words.via(stop, [], leg.mode).title,
      why: via.sight.hint[language],
      place: placeOf(via.place, language),
    }
  if (part === 'via' && via && stop)
    return {
      kind: 'free',
      ...words.via(stop, bestOf(via.place, date, language), leg.mode),
      place: placeOf(via.place, language),
    }
  if (part === 'move-on' && via && stop)
    return {
      kind: 'transfer',
      title: title(stop, to),
      note: withLunch(words.onward(leg.mode, via.second.minutes), leg.mode, language, eatsIn(part, frame)),
    }
  return {
    kind: 'transfer',
    title: title(from, stop ?? to),
    ...(via && { place: placeOf(via.place, language) }),
    note: withLunch(
      words.note(factsOf(leg, via?.first.minutes ?? leg.minutes, stop)),
      leg.mode,
      language,
      eatsIn('move', frame),
    ),
  }
}

/** What is said of the way from one base of a region to the next. */
export function moveNote(
  frame: Pick<DayFrame, 'move' | 'opens' | 'lunch'>,
  { mode, minutes }: Travel,
  language: Locale,
): string {
  const by = mode === 'transit' || mode === 'walk' ? 'ferry' : mode
  return withLunch(proseIn(language).moveNote(mode, minutes), by, language, eatsIn('move', frame))
}

/** From here on it is an evening flight, minutes after midnight. */
const EVENING_FLIGHT = 900

/** The words of a day under way, or of the landing that ends it. */
export function writeJourney(
  { role, flight, date }: Pick<DayFrame, 'role' | 'flight' | 'date'>,
  to: string,
  language: Locale,
): Pick<PlanItem, 'title'> & { note: string } {
  const { journey, move } = proseIn(language)
  const words = journey(to, role === 'arrival')
  if (!flight?.arrive) return words
  const { depart, minutes, shift, arrive } = flight
  const from = flight.from[language]
  const isLate = minutesOfDay(depart) >= EVENING_FLIGHT
  const nights = daysBetween(date, arrive.date)
  const isBackInTime = nights === 0 && arrive.time < depart
  const facts = { from, nights, isLate, isBackInTime, minutes, depart, shift }
  const note = legTextsIn(language).farFlight(facts)
  return { title: move(from, to), note }
}

/** Time to oneself, or what is left of it before a flight. */
export function freeTitle({ role, flight }: Pick<DayFrame, 'role' | 'flight'>, language: Locale): string {
  return role === 'journey' && flight
    ? legTextsIn(language).lastHours(flight.from[language])
    : proseIn(language).free
}

function withLunch(note: string, mode: LegMode, language: Locale, eats: boolean): string {
  const whole = `${note} ${legTextsIn(language).lunch[mode]}`
  return eats && whole.length <= TEXT_LIMITS.note ? whole : note
}

/** Whether lunch is had in this part of a transfer; at a place where the way is broken there is time for it. */
function eatsIn(
  part: 'move' | 'move-on',
  { move, opens, lunch }: Pick<DayFrame, 'move' | 'opens' | 'lunch'>,
): boolean {
  if (!move || lunch) return false
  const via = move.leg?.via
  if (!via) return isOverNoon(opens, opens + move.minutes)
  if (!via.sight) return false
  const first = isOverNoon(opens, opens + via.first.minutes)
  return part === 'move' ? first : !first
}

function factsOf({ mode, depart, shift }: LegMove, minutes: number, via: string | undefined) {
  return { mode, minutes, shift, depart, ...(via && { via }) }
}

function placeOf({ id, names, center }: Destination, language: Locale): NonNullable<PlanItem['place']> {
  return { id, name: names[language], lat: center[0], lon: center[1], verified: true }
}

function bestOf({ sights, center }: Destination, date: string, language: Locale): string[] {
  return sights
    .filter(
      (sight) => !sight.daytrip && distanceKm(sight.at, center) <= FROM_THE_STATION_KM && openOn(date)(sight),
    )
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_NAMED)
    .map(({ name }) => name[language])
}
