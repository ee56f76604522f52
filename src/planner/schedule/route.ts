import type { Span } from '../../atlas/moments.ts'
import type { Tour, TourDay } from './tour.ts'

/**
 * One day's stops in order, with what is needed to judge an insertion in constant time: forward the earliest end of
 * every visit, backward the latest arrival that keeps the rest feasible, each once before and once after lunch.
 */
export interface Route {
  readonly day: TourDay
  readonly order: readonly number[]
  /** By position, 0 = the base: earliest end of the visit with lunch still to come, and with lunch taken. */
  readonly hungry: Float64Array
  readonly fed: Float64Array
  /** By position from 1, the last = back at the base: latest arrival in either state. */
  readonly latestHungry: Float64Array
  readonly latestFed: Float64Array
  /** Minutes under way, lunch and visits left out. */
  readonly travel: number
  /** When the base is reached again at the earliest. */
  readonly end: number
  /** A stop of it may replace lunch: constant-time checks do not hold. */
  readonly feeding: boolean
}

/** Minutes of a visit that must lie over noon for it to bring its own lunch, and what noon is. */
const FEEDS = { minutes: 90, from: 660, to: 870 }

const at = (list: ArrayLike<number>, index: number): number => list[index] ?? Infinity

/** Earliest end of a visit to `stop` when one arrives at `time`; Infinity when it is too late. */
export function endOfVisit(tour: Tour, day: TourDay, stop: number, time: number): number {
  const spans = day.starts?.[stop]
  const start = spans ? firstStart(spans, time) : Math.max(time, at(day.opens, stop))
  return start <= at(day.closes, stop) ? start + at(tour.minutes, stop) : Infinity
}

/** Earliest end of a lunch that begins at `time` at the earliest; Infinity when it is too late for it. */
export function endOfLunch(day: TourDay, time: number): number {
  const { lunch } = day
  if (!lunch || time > lunch.to) return Infinity
  return Math.max(time, lunch.from) + lunch.minutes
}

/** Minutes from one stop to another, -1 standing for the day's base. */
export function minutesBetween(tour: Tour, day: TourDay, from: number, to: number): number {
  if (from < 0) return to < 0 ? 0 : at(day.from, to)
  return to < 0 ? at(day.back, from) : at(tour.between[from] ?? [], to)
}

export function stopAt(order: readonly number[], position: number): number {
  return order[position] ?? -1
}

/** The route through these stops, or undefined when hours, lunch, the day's end or its pace do not allow it. */
export function buildRoute(tour: Tour, day: TourDay, order: readonly number[]): Route | undefined {
  const size = order.length
  if (size > day.maxStops || crowds(tour, order)) return undefined
  const hungry = new Float64Array(size + 2)
  const fed = new Float64Array(size + 2)
  hungry[0] = day.lunch ? day.start : Infinity
  fed[0] = day.lunch ? endOfLunch(day, day.start) : day.start
  let travel = 0
  let feeding = false
  for (let position = 1; position <= size + 1; position++) {
    const stop = stopAt(order, position - 1)
    const way = minutesBetween(tour, day, position === 1 ? -1 : stopAt(order, position - 2), stop)
    travel += way
    const arriveHungry = at(hungry, position - 1) + way
    const arriveFed = at(fed, position - 1) + way
    if (stop < 0) {
      hungry[position] = arriveHungry
      fed[position] = arriveFed
      continue
    }
    const endHungry = endOfVisit(tour, day, stop, arriveHungry)
    let endFed = Math.min(endOfVisit(tour, day, stop, arriveFed), endOfLunch(day, endHungry))
    if (tour.feeds?.[stop] && day.lunch) {
      feeding = true
      if (coversNoon(endHungry - at(tour.minutes, stop), endHungry)) endFed = Math.min(endFed, endHungry)
    }
    if (endHungry === Infinity && endFed === Infinity) return undefined
    hungry[position] = endHungry
    fed[position] = endFed
  }
  const end = at(fed, size + 1)
  if (end > day.end) return undefined
  const route = { day, order, hungry, fed, travel, end, feeding }
  return { ...route, ...latestArrivals(tour, day, order) }
}

/** More of those that a day takes few of than it does. */
function crowds({ limited }: Tour, order: readonly number[]): boolean {
  if (!limited) return false
  let count = 0
  for (const stop of order) if (limited.stops[stop]) count++
  return count > limited.most
}

function coversNoon(start: number, end: number): boolean {
  return end < Infinity && Math.min(end, FEEDS.to) - Math.max(start, FEEDS.from) >= FEEDS.minutes
}

function latestArrivals(tour: Tour, day: TourDay, order: readonly number[]) {
  const size = order.length
  const latestHungry = new Float64Array(size + 2)
  const latestFed = new Float64Array(size + 2)
  latestHungry[size + 1] = -Infinity
  latestFed[size + 1] = day.end
  for (let position = size; position >= 1; position--) {
    const stop = stopAt(order, position - 1)
    const way = minutesBetween(tour, day, stop, stopAt(order, position))
    const fedEnd = at(latestFed, position + 1) - way
    const lunch = day.lunch
    // Lunch after this visit: it starts early enough, ends in time, and does not begin before its hour.
    const lunchStart = lunch ? Math.min(lunch.to, fedEnd - lunch.minutes) : -Infinity
    const afterLunch = lunch && lunchStart >= lunch.from ? lunchStart : -Infinity
    const hungryEnd = Math.max(at(latestHungry, position + 1) - way, afterLunch)
    latestFed[position] = latestStart(tour, day, stop, fedEnd)
    latestHungry[position] = latestStart(tour, day, stop, hungryEnd)
  }
  return { latestHungry, latestFed }
}

/** Latest arrival at a stop whose visit must end by `end`; -Infinity when that cannot be. */
function latestStart(tour: Tour, day: TourDay, stop: number, end: number): number {
  const spans = day.starts?.[stop]
  const latest = Math.min(at(day.closes, stop), end - at(tour.minutes, stop))
  const start = spans ? lastStart(spans, latest) : latest
  return start >= at(day.opens, stop) ? start : -Infinity
}

function firstStart(spans: readonly Span[], time: number): number {
  for (const { from, to } of spans) if (time <= to) return Math.max(time, from)
  return Infinity
}

function lastStart(spans: readonly Span[], time: number): number {
  const span = spans.findLast(({ from }) => from <= time)
  return span ? Math.min(time, span.to) : -Infinity
}

/** Whether hours, lunch, the day's end and its pace allow these stops in this order: buildRoute without its tables. */
export function fits(tour: Tour, day: TourDay, order: readonly number[]): boolean {
  const size = order.length
  if (size > day.maxStops || crowds(tour, order)) return false
  let hungry = day.lunch ? day.start : Infinity
  let fed = day.lunch ? endOfLunch(day, day.start) : day.start
  let before = -1
  for (let position = 0; position < size; position++) {
    const stop = stopAt(order, position)
    const way = minutesBetween(tour, day, before, stop)
    const endHungry = hungry === Infinity ? Infinity : endOfVisit(tour, day, stop, hungry + way)
    fed = Math.min(endOfVisit(tour, day, stop, fed + way), endOfLunch(day, endHungry))
    if (tour.feeds?.[stop] && day.lunch && coversNoon(endHungry - at(tour.minutes, stop), endHungry))
      fed = Math.min(fed, endHungry)
    hungry = endHungry
    if (hungry === Infinity && fed === Infinity) return false
    before = stop
  }
  return fed + minutesBetween(tour, day, before, -1) <= day.end
}

/** Minutes of way that `stop` adds before `position` (from 0). */
export function addedWay(tour: Tour, { day, order }: Route, stop: number, position: number): number {
  const before = stopAt(order, position - 1)
  const next = stopAt(order, position)
  return (
    minutesBetween(tour, day, before, stop) +
    minutesBetween(tour, day, stop, next) -
    minutesBetween(tour, day, before, next)
  )
}

/** Minutes of way that leaving out the stop at `position` saves. */
export function savedWay(tour: Tour, { day, order }: Route, position: number): number {
  const before = stopAt(order, position - 1)
  const stop = stopAt(order, position)
  const next = stopAt(order, position + 1)
  return (
    minutesBetween(tour, day, before, stop) +
    minutesBetween(tour, day, stop, next) -
    minutesBetween(tour, day, before, next)
  )
}

/**
 * By how many minutes the next arrival is put off when `stop` comes in before `position` (from 0), waiting included;
 * Infinity when it does not fit.
 */
export function insertionShift(tour: Tour, route: Route, stop: number, position: number): number {
  const { day, order } = route
  if (order.length >= day.maxStops) return Infinity
  if (tour.limited?.stops[stop] && crowds(tour, [...order, stop])) return Infinity
  const before = stopAt(order, position - 1)
  const to = minutesBetween(tour, day, before, stop)
  const hungry = at(route.hungry, position)
  const fed = at(route.fed, position)
  // Most insertions fail here, and this is where the search spends its time.
  if (Math.min(hungry, fed) + to > at(day.closes, stop)) return Infinity
  const next = stopAt(order, position)
  const on = minutesBetween(tour, day, stop, next)
  const direct = minutesBetween(tour, day, before, next)
  if (!day.lunch) {
    const end = endOfVisit(tour, day, stop, fed + to)
    return end + on <= at(route.latestFed, position + 1) ? end + on - fed - direct : Infinity
  }
  if (route.feeding || tour.feeds?.[stop])
    return fits(tour, day, order.toSpliced(position, 0, stop))
      ? to + at(tour.minutes, stop) + on - direct
      : Infinity
  const endHungry = endOfVisit(tour, day, stop, hungry + to)
  if (endHungry + on <= at(route.latestHungry, position + 1)) return endHungry + on - hungry - direct
  const endFed = Math.min(endOfVisit(tour, day, stop, fed + to), endOfLunch(day, endHungry))
  if (endFed + on > at(route.latestFed, position + 1)) return Infinity
  return endFed + on - Math.min(fed, endOfLunch(day, hungry)) - direct
}
