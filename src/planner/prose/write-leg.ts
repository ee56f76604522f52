import type { Destination } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { openOn } from '../../atlas/opening-hours.ts'
import { daysBetween } from '../../platform/calendar-date.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { LegMove } from '../journey/move-between.ts'
import { lunchHalt } from '../journey/road-halts.ts'
import type { LegMode, PlanItem } from '../plan.ts'
import type { Travel } from '../travel/paces.ts'
import { TEXT_LIMITS } from '../limits.ts'
import type { DayFrame } from '../schedule/frame.ts'
import { isOverNoon } from '../schedule/hours/over-noon.ts'
import { legTextsIn } from './leg-texts.ts'
import { proseIn } from './prose.ts'

const MOST_NAMED = 3
/** Lunch so near the next bed is in the same town, km. */
const SAME_TOWN_KM = 6
/** Further out nobody goes between two trains, km. */
const FROM_THE_STATION_KM = 2.5

/** An entry that a transfer is made of: the way, a halt on it by its number from 0, or the way on after that. */
export interface LegPart {
  kind: 'move' | 'via' | 'move-on'
  halt: number
}

/** What an item's id ends with: a second halt is "via-2". */
export function endOfId({ kind, halt }: LegPart): string {
  return halt > 0 ? `${kind}-${halt + 1}` : kind
}

/** The same, read again; undefined for an id of something else. */
export function legPartOf(id: string): LegPart | undefined {
  const [, kind, number = '1'] = /-(move|via|move-on)(?:-(\d))?$/.exec(id) ?? []
  if (kind !== 'move' && kind !== 'via' && kind !== 'move-on') return undefined
  return { kind, halt: Number(number) - 1 }
}

/** The words and place of a transfer of a journey: all of it, or a part of it where it is broken. */
export function writeLegPart(
  { kind: part, halt }: LegPart,
  frame: Pick<DayFrame, 'move' | 'date' | 'opens' | 'lunch'>,
  { names, center }: Pick<Destination, 'names' | 'center'>,
  language: Locale,
): Pick<PlanItem, 'kind' | 'title' | 'place' | 'why' | 'note'> {
  const { move, date } = frame
  const { move: title } = proseIn(language)
  const words = legTextsIn(language)
  const { leg, from = '' } = move ?? {}
  const to = names[language]
  if (!leg) return { kind: 'transfer', title: title(from, to) }
  const { halts = [], onward: lastWay } = leg.via ?? {}
  const here = halts[halt]
  const stop = here?.place.names[language]
  if (part === 'via' && here && stop) {
    const { sight, place } = here
    const said = sight
      ? { title: words.via(stop, [], leg.mode).title, why: sight.hint[language] }
      : words.via(stop, bestOf(place, date, language), leg.mode)
    return { kind: 'free', ...said, place: placeOf(place, language) }
  }
  const next = halts[part === 'move' ? 0 : halt + 1]
  const goal = next?.place.names[language] ?? to
  const eats = eatsIn({ kind: part, halt }, frame)
  const place = next && { place: placeOf(next.place, language) }
  if (part === 'move-on' && stop) {
    const minutes = next?.way.minutes ?? lastWay?.minutes ?? 0
    const note = withLunch(words.onward(leg.mode, minutes), leg.mode, language, eats)
    const isThere = !next && here && distanceKm(here.place.center, center) <= SAME_TOWN_KM
    const onward = next?.sight
      ? words.toHalt(here?.sight ? undefined : stop, goal)
      : here?.sight
        ? words.onTo(goal)
        : title(stop, goal)
    return { kind: 'transfer', title: isThere ? words.toBed(to) : onward, ...place, note }
  }
  const note = words.note(factsOf(leg, next?.way.minutes ?? leg.minutes, next && goal))
  return {
    kind: 'transfer',
    title: next?.sight ? words.toHalt(from, goal) : title(from, goal),
    ...place,
    note: withLunch(note, leg.mode, language, eats),
  }
}

/** What is said of the way from one base of a region to the next. */
export function moveNote(
  frame: Pick<DayFrame, 'move' | 'opens' | 'lunch'>,
  { mode, minutes }: Travel,
  language: Locale,
): string {
  const by = mode === 'transit' || mode === 'walk' ? 'ferry' : mode
  return withLunch(
    proseIn(language).moveNote(mode, minutes),
    by,
    language,
    eatsIn({ kind: 'move', halt: 0 }, frame),
  )
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
  { kind, halt }: LegPart,
  { move, opens, lunch }: Pick<DayFrame, 'move' | 'opens' | 'lunch'>,
): boolean {
  if (!move || lunch) return false
  const via = move.leg?.via
  const [next] = via?.halts ?? []
  if (!via || !next) return isOverNoon(opens, opens + move.minutes)
  const { halts } = via
  if (!halts.every(({ sight }) => sight) || lunchHalt(via, opens) >= 0) return false
  const first = isOverNoon(opens, opens + next.way.minutes)
  return kind === 'move' ? first : !first && halt === halts.length - 1
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
