import { daylightOn } from '../../atlas/daylight.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { bestHours, momentsOf } from '../../atlas/moments.ts'
import { hoursOn, isInSeason, spanOfHours } from '../../atlas/opening-hours.ts'
import type { PlanDay, PlanRequest } from '../plan.ts'
import { waysAround } from '../travel/travel-time.ts'
import { isForChildren, tiresChildren } from '../schedule/party/children-likes.ts'
import { isEasyEnough, isForOthersChildren, isHadOnTheSpot } from '../schedule/party/wishes.ts'
import { isShabbat } from '../schedule/meals/table-choice.ts'
import { isTooColdToBathe } from './beach-weather.ts'

/** Something to see for an hour between two entries of a day. */

/** What is suggested is so near the place before or after, km. */
const NEAR_KM = 0.8
/** A visit may lead further, minutes, to what is worth it. */
const LONGEST_WAY = 30
const LEAST_SCORE = 4
/** Of the levels of tickets, the dearest. */
const DEAR = 3
/** Of the light, minutes. */
const AFTER_SUNSET = 10
/** So many minutes on a beach are worth the way. */
const ON_THE_BEACH = 75

/** Without a ticket and at any pace. */
export const WALKS: ReadonlySet<Sight['category']> = new Set([
  'street',
  'square',
  'waterfront',
  'district',
  'bridge',
  'park',
  'garden',
  'market',
  'viewpoint',
])
export type Party = Pick<PlanRequest, 'tripType' | 'adults' | 'kids' | 'language' | 'wishes' | 'budget'>

export interface FreeHour {
  day: PlanDay
  destination: Destination
  party: Party
  /** Ids of what the days hold, or have been told to see. */
  used: Pick<Set<string>, 'has' | 'add'>
  turn: number
}

/** Minutes after midnight. */
export interface Span {
  from: number
  to: number
}

export interface Idea {
  id: string
  name: string
  /** What one has there, where one sits down. */
  eat?: string
  /** It lies between this place and the next, not beside this one. */
  isOnTheWay?: boolean
  /** How far a visit is. */
  minutes?: number
}

/** A walk that no day holds: without a ticket, open by then and light enough, the best first. */
export function walkNear(
  points: readonly [here: Coordinates, next?: Coordinates],
  span: Span,
  { day, destination, party, used }: FreeHour,
): Idea | undefined {
  const { center, zone } = destination
  if (span.to > daylightOn(day.date, center, zone).sunset + AFTER_SUNSET) return undefined
  const hoursOf = hoursOn(day.date)
  const isNear = nearTo(points, destination, party)
  const [best] = destination.sights
    .filter(
      (sight) => isWalk(sight, party) && isInSeason(sight, day.date) && !isSeen(sight, used, destination),
    )
    .filter((sight) => isNear(sight))
    .filter((sight) => sight.minutes <= span.to - span.from && isOpen(hoursOf(sight), span))
    .toSorted((a, b) => b.score - a.score)
  return best && { id: best.id, name: best.name[party.language] }
}

function isWalk(sight: Sight, party: Party): boolean {
  const { category, price, activity, adult, best } = sight
  return isAtAnyPace(sight, party) && !activity && !adult && !best && WALKS.has(category) && price === 0
}

function isAtAnyPace(sight: Sight, party: Party): boolean {
  const { daytrip, event, starts, ifAsked, effort = 1, kids } = sight
  if (isForOthersChildren(sight, party) || !isEasyEnough(sight, party)) return false
  return !daytrip && !event && !starts && !ifAsked && effort < 2 && (party.kids === 0 || kids > 0)
}

/** On a day of the plan or told before, itself or by what one has seen it by. */
function isSeen(
  sight: Sight,
  used: Pick<FreeHour['used'], 'has'>,
  { sights }: Pick<Destination, 'sights'>,
): boolean {
  if (used.has(sight.id) || (sight.visits !== undefined && used.has(sight.visits))) return true
  return sights.some(({ id, visits }) => visits === sight.id && used.has(id))
}

/** A few minutes on foot from one of these points: neither over water nor over a gorge. */
export function nearTo(
  points: readonly [here: Coordinates, next?: Coordinates],
  destination: Destination,
  party: Party,
) {
  const wayTo = waysAround(destination, party)
  return ({ at }: { at: Coordinates }) =>
    points.some(
      (point) => point && distanceKm(point, at) <= NEAR_KM && wayTo(point, at, party.kids).mode === 'walk',
    )
}

/** What children like best comes before all else. */
function isTheirs(sight: Sight, party: Party): boolean {
  return party.kids > 0 && isForChildren(sight, party)
}

/** Something worth its hours that no day holds, with a ticket or without: the best. `indoors`: out of the sun alone. */
export function visitNear(
  here: Coordinates,
  span: Span,
  { day, destination, party, used }: FreeHour,
  indoors: boolean,
): Idea | undefined {
  // A ticket is bought on no Shabbat.
  if (party.wishes?.diet === 'kosher' && isShabbat(destination, day.date, span.from, span.to))
    return undefined
  const hoursOf = hoursOn(day.date)
  const light = daylightOn(day.date, destination.center, destination.zone)
  const { sunset } = light
  /** From when until when it is open, and at its best. */
  const goodHours = (sight: Sight): Span[] => {
    const hours = hoursOf(sight)
    if (!hours) return []
    const best = bestHours(sight, day.date, momentsOf(hours, light))
    const { opens, closes } = spanOfHours(hours)
    const all = { from: opens, to: closes }
    return best.length > 0 ? best.map((each) => common(each, all)) : [all]
  }
  const place = hasDriven(day, here) ? { ...destination, practical: { car: 'needed' as const } } : destination
  const wayTo = waysAround(place, party)
  // Nobody leads children from one big hall into another.
  const seen = new Set(day.items.map(({ place }) => place?.id))
  const isTired =
    party.kids > 0 && destination.sights.some((each) => seen.has(each.id) && tiresChildren(each))
  const [best] = destination.sights
    .filter((sight) => isAtAnyPace(sight, party) && isInSeason(sight, day.date))
    .filter((sight) => !isTooColdToBathe(sight, day, destination))
    .filter(
      (sight) => isTheirs(sight, party) || (sight.score >= LEAST_SCORE && !(isTired && tiresChildren(sight))),
    )
    .filter((sight) => isHadOnTheSpot(sight, party) && !isSeen(sight, used, destination))
    .filter(({ price }) => price < DEAR || party.budget === 'luxury')
    .filter(({ setting }) => setting === 'indoor' || !indoors)
    .map((sight) => ({ sight, minutes: wayTo(here, sight.at, party.kids).minutes }))
    .filter(({ minutes }) => minutes <= LONGEST_WAY)
    .filter(({ sight, minutes }) => {
      const until = sight.setting === 'indoor' ? Infinity : sunset
      const there = { from: span.from + minutes, to: Math.min(span.to - minutes, until) }
      const least = sight.category === 'beach' ? Math.min(sight.minutes, ON_THE_BEACH) : sight.minutes
      return goodHours(sight).some((hours) => lengthOf(common(hours, there)) >= least)
    })
    .toSorted(
      (a, b) =>
        Number(isTheirs(b.sight, party)) - Number(isTheirs(a.sight, party)) ||
        b.sight.score - a.sight.score ||
        a.minutes - b.minutes,
    )
  return best && { id: best.sight.id, name: best.sight.name[party.language], minutes: best.minutes }
}

/** Who has come there by car goes on in it. */
function hasDriven({ items }: PlanDay, [lat, lon]: Coordinates): boolean {
  const there = items.findLast(({ place }) => place?.lat === lat && place.lon === lon)
  return items.slice(0, there ? items.indexOf(there) + 1 : 0).some(({ travel }) => travel?.mode === 'car')
}

function common(a: Span, b: Span): Span {
  return { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }
}

function lengthOf({ from, to }: Span): number {
  return to - from
}

export function isOpen(hours: string | undefined, { from, to }: Span): boolean {
  if (!hours) return false
  const { opens, closes } = spanOfHours(hours)
  return opens <= from && closes >= to
}
