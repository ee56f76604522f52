import { downToFive, upToFive } from '../../../platform/clock-time.ts'
import { daylightOn } from '../../../atlas/daylight.ts'
import type { Destination, Evening, FoodPlace, Sight } from '../../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../../atlas/distance.ts'
import { momentOn, momentsOf } from '../../../atlas/moments.ts'
import { isInSeason, weekdayOf } from '../../../atlas/opening-hours.ts'
import { waysAround } from '../../travel/travel-time.ts'
import type { DayFrame } from '../frame.ts'
import { FAMOUS } from '../party/fame.ts'
import type { Party } from '../party/party-likes.ts'
import { isEasyEnough } from '../party/wishes.ts'
import type { Taken } from '../taken.ts'
import { isClimb, isFirstDayUp, isForDrinks } from '../hours/thin-air.ts'
import type { TimedItem } from '../time-day.ts'
import { eveningPriceOff, isBeyondMeans } from './evening-price.ts'
import { isForBed, isForTheTired, latestEnd, LEAST, leavesBeforeItsEnd, staysUp } from './evening-ends.ts'
import { isGoodPerformance, isHeldOnce, isPerformance, isSoonAfterOne } from './performances.ts'
import {
  isOwnPoint,
  isSamePlace,
  isSamePoint,
  isSecondView,
  seenNowhereElse,
  withoutHad,
  withoutSeen,
  withoutTwins,
} from './same-place.ts'
import { isPromenade, strollsAround } from './strolls.ts'

const MINUTES = 75
/** Nobody waits longer for an evening to begin, or goes further for it, minutes. */
const LONGEST_WAIT = 75
const LONGEST_WAIT_FOR_EVENT = 210
/** Who has a seat is in it before the curtain rises, minutes. */
export const BEFORE_CURTAIN = 15
/** For the bang at midnight one goes home once more. */
const LONGEST_WAIT_AT_HOME = 330
/** For one of the place's best sights a little longer, and a little further. */
export const LONGEST_WAIT_FOR_SIGHT = 110
const WORTH_WAITING = 8
const FURTHEST = 30
/** For a feast one goes as far as this, and home again. */
const FURTHEST_FOR_EVENT = 60
const NEAR = 20
/** So much longer the way to bed gets at most, minutes, and what a minute of it weighs. */
const LONGEST_DETOUR = 35
const DETOUR_WEIGHT = 0.5
/** A walk after dinner, minutes. */
const STROLL = 45
/** An event's evening comes before every other, one that is held on this night alone before that. */
const EVENT_FIRST = 1000
const ONLY_TONIGHT = 500
/** Minutes of way that a point of a sight's score is worth. */
const SIGHT_WEIGHT = 4
type Place = Pick<Destination, 'id' | 'country' | 'center' | 'zone' | 'evenings' | 'daily'> &
  Partial<Pick<Destination, 'sights' | 'altitude'>>

/**
 * How a day can end after dinner: with one of the place's evenings, or else a walk near the table; undefined where
 * nothing fits. `taken`: ids of other days' evenings.
 */
export function planEvening(
  items: readonly TimedItem[],
  destination: Place,
  frame: DayFrame,
  party: Party,
  taken: Taken,
): TimedItem | undefined {
  const last = items.at(-1)
  if (last?.kind !== 'dinner') return undefined
  const dined: Dined = { end: last.end, at: last.food?.at ?? last.area?.at ?? destination.center }
  const seen = items.flatMap(({ sight }) => sight ?? [])
  const setting = { destination, frame, party, taken, dined, left: seen.at(-1) }
  const tables = items.flatMap(({ kind, food }) => (kind === 'lunch' && food ? [food] : []))
  const evenings = (destination.evenings ?? []).filter((evening) =>
    evening.event === undefined
      ? seen.every((sight) => isElsewhere(evening, sight)) &&
        !tables.some((table) => isAtTable(evening, table))
      : seen.every(({ id }) => id !== evening.id && id !== evening.visits),
  )
  if (frame.chosen?.evening) return bestEvening(evenings, setting)
  if (isForBed(frame, party)) return undefined
  const fit = evenings.filter(
    (evening) => !isSecondView(evening, seen, last.food) && (!frame.tired || isForTheTired(evening)),
  )
  const unseen = withoutSeen(fit, destination, taken, frame.date)
  // By lamplight one returns to a place of another day where nothing else is left.
  const elsewhere = withoutTwins(unseen, destination, taken, frame.date)
  const found =
    bestEvening(elsewhere, setting) ??
    bestEvening(
      unseen.filter(({ kind }) => kind === 'lights'),
      setting,
    )
  if (found) return found
  const strolls = withoutHad(strollsAround(destination, dined.at, items, party), destination, taken)
  const others = seenNowhereElse(strolls, taken, frame.date)
  const walk = (among: Evening[]) => bestEvening(among, { ...setting, isStroll: true })
  return walk(elsewhere.filter(isPromenade)) ?? walk(others)
}

const BACK = { near: 1, from: 1.2 }

/** What one drinks at or listens to is not what the day has seen there, unless it is in the very same spot. */
function isElsewhere(evening: Evening, sight: Sight): boolean {
  return !(isOwnPoint(evening) ? isSamePoint(evening, sight) : isSamePlace(evening, sight))
}

/** The bar on the roof of where one had lunch. */
function isAtTable(evening: Evening, table: FoodPlace): boolean {
  return isOwnPoint(evening) && isSamePoint(evening, table)
}

interface Dined {
  end: number
  at: Coordinates
}

interface EveningSetting {
  /** The last stop before dinner. */
  left?: Sight | undefined
  destination: Place
  frame: DayFrame
  party: Party
  taken: Taken
  dined: Dined
  /** A walk of no fixed hour. */
  isStroll?: boolean
}

/** The one of these that costs the least way and waiting for what it is. */
export function bestEvening(
  evenings: readonly Evening[],
  { destination, frame, party, taken, dined, left, isStroll = false }: EveningSetting,
): TimedItem | undefined {
  const { center } = destination
  const { date } = frame
  const way = waysAround(destination, party)
  const day = momentsOf('always', daylightOn(date, center, destination.zone))
  const home = way(dined.at, center, party.kids).minutes
  const isOneEnough = !frame.chosen?.evening && isSoonAfterOne(destination, date, party, taken)
  const isUp = !frame.chosen?.evening && isFirstDayUp(destination, frame)
  let best: { item: TimedItem; cost: number } | undefined
  for (const evening of evenings) {
    if (taken.has(evening.id) || !takesPlace(evening, date, party)) continue
    if (isBeyondMeans(evening, destination, party)) continue
    if (isUp && (isForDrinks(evening) || isClimb(evening))) continue
    if (!evening.event && left && leadsBack(evening, left, dined)) continue
    const travel = way(dined.at, evening.at, party.kids)
    const detour = travel.minutes + way(evening.at, center, party.kids).minutes - home
    if (!isWithin(evening, travel.minutes, detour)) continue
    const from = momentOn(evening.from, day)
    const latest = latestEnd(evening, dined.end, party, staysUp(frame, party, isStroll))
    const to = Math.min(latest, momentOn(evening.to, day))
    if (leavesBeforeItsEnd(evening, to, momentOn(evening.to, day))) continue
    const reached = dined.end + travel.minutes
    const isPlay = isPerformance(evening)
    if (isPlay && isOneEnough && !isHeldOnce(evening)) continue
    if (isPlay && reached > from - beforeCurtain(evening)) continue
    // Children do not leave in the middle of it.
    if (isPlay && party.kids > 0 && to < momentOn(evening.to, day) - LEAST) continue
    const stays = isStroll ? STROLL : (evening.stay ?? MINUTES)
    const start = upToFive(Math.max(reached, from, evening.finale ? to - stays : 0))
    const end = downToFive(Math.min(isPlay ? to : start + stays, to))
    if (end - start < LEAST || start - reached > longestWait(evening)) continue
    const cost =
      travel.minutes +
      detour * DETOUR_WEIGHT +
      (start - reached) / 2 +
      eveningPriceOff(evening, destination, party) -
      (evening.event ? EVENT_FIRST : 0) -
      (isHeldOnce(evening) ? ONLY_TONIGHT : 0) -
      (evening.score ?? 0) * SIGHT_WEIGHT
    const item: TimedItem = { kind: 'evening', start, end, evening, ...(travel.minutes > 0 && { travel }) }
    if (!best || cost < best.cost) best = { item, cost }
  }
  return best?.item
}

function beforeCurtain({ booking, event }: Evening): number {
  return booking && !event ? BEFORE_CURTAIN : 0
}

/** Nobody goes back after dinner, so many km, to where the day was left for it. */
function leadsBack({ at }: Evening, left: Sight, dined: Dined): boolean {
  return distanceKm(at, left.at) <= BACK.near && distanceKm(at, dined.at) >= BACK.from
}

/** Nobody crosses the town twice in one evening, but for what one has come for. */
function isWithin(evening: Evening, minutes: number, detour: number): boolean {
  if (evening.event) return minutes <= FURTHEST_FOR_EVENT
  if (minutes > FURTHEST) return false
  const { score = 0 } = evening
  if (score >= FAMOUS || isGoodPerformance(evening)) return true
  return (minutes <= NEAR || score >= WORTH_WAITING) && detour <= LONGEST_DETOUR
}

function longestWait({ event, finale, score = 0 }: Evening): number {
  if (finale) return LONGEST_WAIT_AT_HOME
  if (event) return LONGEST_WAIT_FOR_EVENT
  return score >= WORTH_WAITING ? LONGEST_WAIT_FOR_SIGHT : LONGEST_WAIT
}

/** Held on that date, and for this party. */
export function takesPlace(evening: Evening, date: string, { kids, wishes }: Party): boolean {
  if (!isEasyEnough(evening, { wishes })) return false
  if ((evening.dates && !evening.dates.includes(date)) || evening.closedOn?.includes(date)) return false
  const weekday = weekdayOf(date)
  const then = !evening.days || (weekday !== undefined && evening.days.includes(weekday))
  return then && isInSeason(evening, date) && (kids === 0 || evening.kids === true)
}
