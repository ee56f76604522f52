import { minutesOfDay, upToFive } from '../../platform/clock-time.ts'
import type { Destination, Evening, FoodPlace, Sight } from '../../atlas/destination.ts'
import { footpathsAt } from '../../atlas/ways/footpaths.ts'
import { onItsDay } from '../travel/days-on-foot.ts'
import type { Travel } from '../travel/paces.ts'
import { waysOfDay } from '../travel/ways-of-day.ts'
import { dayRoute, hasteFor, withoutNeedlessHaste } from './day-route.ts'
import { withLunchOnTheWay } from './lunch-position.ts'
import { isExcursion, type Party, stopFor } from './party/party-likes.ts'
import { untilSunset } from './hours/until-sunset.ts'
import { spreadOut } from './spread-day.ts'
import { type RouteTimes, timesOf } from './search/times.ts'
import { CHECK_IN, CHECK_OUT, EVENING_ENDS } from '../limits.ts'
import { COLD_SUPPER, type DayFrame, DINNER } from './frame.ts'
import { seatMeals } from './meals/seat-meals.ts'
import { type Seated, withEvening } from './evenings/with-evening.ts'
import { weightOfLunch } from './meals/weight-of-lunch.ts'
import { NOTHING_TAKEN, type Taken } from './taken.ts'

/** One entry of a day with its times, minutes after midnight; a plan's item without its words. */
export interface TimedItem {
  kind:
    | 'sight'
    | 'daytrip'
    | 'lunch'
    | 'dinner'
    | 'checkin'
    | 'move'
    | 'via'
    | 'move-on'
    | 'journey'
    | 'departure'
    | 'free'
    | 'evening'
  start: number
  end: number
  /** Of a broken transfer: which of its halts, from 0, or after which it goes on. */
  halt?: number
  sight?: Sight
  /** Where a meal is had. */
  food?: FoodPlace
  /** Or the street or quarter, in any of whose kitchens. */
  area?: Sight
  evening?: Evening
  /** The way there from the stop before. */
  travel?: Travel
  /** Of a dinner: when one is home, after the kitchens have closed; without a table on the way it is had there. */
  home?: number
  /** Of a dinner: when it may begin at a table to which one goes straight from the last stop. */
  straight?: number
  /** Of a departure: straight from the last place, the bags are in the car. */
  fromHere?: true
}

/** What a day needs to know of where it is spent. */
export type DayPlace = Pick<
  Destination,
  'id' | 'country' | 'center' | 'zone' | 'daily' | 'food' | 'evenings'
> &
  Partial<Pick<Destination, 'sights' | 'events' | 'climate'>> & {
    onFootKm?: number
    walkKm?: number
    alongPaths?: boolean
  }

/** Idle minutes before dinner that are named "free" rather than left blank. */
const FREE_FROM = 140
/** Of an evening flight the day holds the way to the airport at least, minutes. */
const SETTING_OUT = 60

/**
 * Times for these sights in this order within a day, with its meals, check-in and departure; undefined when they do
 * not fit: too much for the day, or closed. A walk that one comes for is walked where the day has the time.
 */
export function timeDay(
  place: DayPlace,
  frame: DayFrame,
  sights: readonly Sight[],
  party: Party,
  taken: Taken = NOTHING_TAKEN,
): TimedItem[] | undefined {
  const destination = onItsDay(place, frame.date)
  const onFoot = footpathsAt(place.center)
    ? timeStops({ ...destination, alongPaths: true }, frame, sights, party, taken)
    : undefined
  return onFoot ?? timeStops(destination, frame, sights, party, taken)
}

function timeStops(
  destination: DayPlace,
  frame: DayFrame,
  sights: readonly Sight[],
  party: Party,
  taken: Taken,
): TimedItem[] | undefined {
  const stops = sights.map((sight) => stopFor(sight, party))
  const found = dayRoute(destination, frame, stops, party)
  if (!found) return undefined
  const { tour, route } = found
  const spread = spreadOut(tour, route, timesOf(tour, route), frame)
  const haste = hasteFor(sights[0], spread.starts[0], destination, frame)
  const starts = withoutNeedlessHaste(spread.starts, found, haste, spread.lunch)
  const way = waysOfDay(destination, party)
  const seating = { destination, frame, party, taken }
  const best = withLunchOnTheWay({ ...spread, starts }, found, timed, ({ seated }) =>
    weightOfLunch(seated, destination, party),
  )
  return withEvening(best, seating)

  function timed({ starts: soon, lunch }: RouteTimes): Seated {
    const times = untilSunset(soon, { tour, route }, destination, frame, sights, lunch?.after ?? 0)
    const items: TimedItem[] = openingOf(frame)
    let here = destination.center
    for (const [index, { sight, minutes }] of stops.entries()) {
      if (lunch?.after === index) items.push({ kind: 'lunch', start: lunch.start, end: lunch.end })
      const start = times[index] ?? 0
      const travel = way(here, sight.at, party.kids)
      const kind = isExcursion(sight) ? 'daytrip' : 'sight'
      items.push({ kind, start, end: start + minutes, sight, ...(travel.minutes > 0 && { travel }) })
      here = sight.at
    }
    if (lunch && lunch.after >= stops.length)
      items.push({ kind: 'lunch', start: lunch.start, end: lunch.end })
    const back = way(here, destination.center, party.kids).minutes
    const whole = [...items, ...closingOf(frame, items, back)]
    return { items: whole, seated: seatMeals(whole, seating) }
  }
}

/** The same day with its meals at a table, and something for the evening. `taken`: what other days have of both. */
export function withTables(
  items: readonly TimedItem[],
  there: DayPlace,
  frame: DayFrame,
  party: Party,
  taken: Taken,
): TimedItem[] {
  const seating = { destination: onItsDay(there, frame.date), frame, party, taken }
  return withEvening({ items, seated: seatMeals(items, seating) }, seating)
}

export function openingOf({ role, opens, closes, landing, move, flight }: DayFrame): TimedItem[] {
  const items: TimedItem[] = []
  if (role === 'journey') items.push(...underWay(opens, closes, flight))
  if (landing !== undefined) items.push({ kind: 'journey', start: landing, end: opens })
  if (move) items.push(...movesOf(opens, move))
  if (role === 'arrival' || move) {
    const start = opens + (move?.minutes ?? 0)
    items.push({ kind: 'checkin', start, end: start + CHECK_IN })
  }
  return items
}

/** A day under way; who sets out in the evening has the hours before. */
function underWay(opens: number, closes: number, flight: DayFrame['flight']): TimedItem[] {
  const leaves = flight ? Math.max(opens, minutesOfDay(flight.depart)) : opens
  const hours: TimedItem[] = leaves - opens >= FREE_FROM ? [{ kind: 'free', start: opens, end: leaves }] : []
  const last: TimedItem = { kind: 'journey', start: leaves, end: Math.max(closes, leaves + SETTING_OUT) }
  return [...hours, last]
}

/** The way from another base; where it is broken, in parts with the halts between. */
function movesOf(opens: number, { minutes, mode, km, leg }: NonNullable<DayFrame['move']>): TimedItem[] {
  if (!leg?.via) return [{ kind: 'move', start: opens, end: opens + minutes, travel: { mode, minutes, km } }]
  const items: TimedItem[] = []
  let now = opens
  const goOn = (travel: Travel, halt: number) => {
    const start = now
    now += travel.minutes
    const part = halt < 0 ? { kind: 'move' as const } : { kind: 'move-on' as const, halt }
    return { ...part, start, end: now, travel }
  }
  for (const [halt, { way, wait = 0, visit }] of leg.via.halts.entries()) {
    const isWalk = halt > 0 && way.mode === 'walk'
    const ride = goOn(way, halt - 1)
    if (!isWalk) items.push(ride)
    now += wait
    items.push({ kind: 'via', halt, start: now, end: now + visit, ...(isWalk && { travel: way }) })
    now += visit
  }
  return [...items, goOn(leg.via.onward, leg.via.halts.length - 1)]
}

/** What ends a day: the way home, or time to oneself and dinner. */
export function closingOf(frame: DayFrame, items: readonly TimedItem[], back: number): TimedItem[] {
  const done = (items.at(-1)?.end ?? frame.opens) + back
  const leaves = frame.closes - CHECK_OUT
  const departure: TimedItem[] =
    frame.role === 'departure' ? [{ kind: 'departure', start: leaves, end: frame.closes }] : []
  const hasDined = items.some(({ sight }) => sight?.meal === 'dinner')
  const isOver = departure.length > 0 && done > (frame.latestDinner ?? 0)
  if (frame.dinner === undefined || hasDined || isOver)
    return [...free(done, departure.length > 0 ? leaves : frame.end), ...departure]
  const latest = frame.latestDinner ?? frame.closes - DINNER.minutes
  const start = Math.min(Math.max(frame.dinner, upToFive(done + 15)), latest)
  if (start < done) return lateDinner(done, done - back)
  const pause = free(done, Math.min(start, frame.closes))
  // Who has been back in between comes from there.
  const straight = pause.length > 0 ? start : Math.max(frame.dinner, upToFive(done - back + 15))
  return [
    ...pause,
    { kind: 'dinner', start, end: start + DINNER.minutes, ...(straight < start && { straight }) },
    ...departure,
  ]
}

/** At a table on the way back, or at home when one is there. */
function lateDinner(home: number, left: number): TimedItem[] {
  const start = upToFive(left + 15)
  return upToFive(home) + COLD_SUPPER <= EVENING_ENDS
    ? [{ kind: 'dinner', start, end: start + DINNER.minutes, home: upToFive(home) }]
    : []
}

function free(from: number, to: number): TimedItem[] {
  const start = upToFive(from + 15)
  return to - start >= FREE_FROM ? [{ kind: 'free', start, end: to - 15 }] : []
}
