import { isOverNoon } from '../hours/over-noon.ts'
import type { Tour, TourDay } from './tour.ts'
import { at, endOfLunch, endOfVisit, latestStart, minutesBetween, stopAt } from './visit-times.ts'

/**
 * One day's stops in order, with what is needed to judge an insertion in constant time: forward the earliest end of
 * every visit, backward the latest arrival that keeps the rest feasible, each once before and once after lunch.
 */
export interface Route {
  readonly day: TourDay
  readonly order: readonly number[]
  /** By position, 0 = the base: earliest end of the visit with lunch still to come, and with lunch taken. */
  readonly beforeLunch: readonly number[]
  readonly afterLunch: readonly number[]
  /** By position from 1, the last = back at the base: latest arrival in either state. */
  readonly latestBeforeLunch: readonly number[]
  readonly latestAfterLunch: readonly number[]
  /** Minutes under way, lunch and visits left out. */
  readonly travel: number
  /** When the base is reached again at the earliest. */
  readonly end: number
  /** Of the day's stops, as the tour counts them. */
  readonly taken: number
  /** A stop of it may replace lunch: constant-time checks do not hold. */
  readonly feeding: boolean
}

/** The route through these stops, or undefined when hours, lunch, the day's end or its pace do not allow it. */
export function buildRoute(tour: Tour, day: TourDay, order: readonly number[]): Route | undefined {
  const size = order.length
  if (isTooMuch(tour, day, order) || crowds(tour, order)) return undefined
  const beforeLunch = zeros(size + 2)
  const afterLunch = zeros(size + 2)
  beforeLunch[0] = day.lunch ? day.start : Infinity
  afterLunch[0] = day.lunch ? endOfLunch(day, day.start) : day.start
  let travel = 0
  let feeding = false
  for (let position = 1; position <= size + 1; position++) {
    const stop = stopAt(order, position - 1)
    const way = minutesBetween(tour, day, position === 1 ? -1 : stopAt(order, position - 2), stop)
    travel += way
    const arriveBeforeLunch = at(beforeLunch, position - 1) + way
    const arriveAfterLunch = at(afterLunch, position - 1) + way
    if (stop < 0) {
      beforeLunch[position] = arriveBeforeLunch
      afterLunch[position] = arriveAfterLunch
      continue
    }
    const endBeforeLunch = endOfVisit(tour, day, stop, arriveBeforeLunch)
    let endAfterLunch = Math.min(
      endOfVisit(tour, day, stop, arriveAfterLunch),
      endOfLunch(day, endBeforeLunch),
    )
    if (tour.feeds?.[stop] && day.lunch) {
      feeding = true
      if (coversNoon(endBeforeLunch - at(tour.minutes, stop), endBeforeLunch))
        endAfterLunch = Math.min(endAfterLunch, endBeforeLunch)
    }
    if (endBeforeLunch === Infinity && endAfterLunch === Infinity) return undefined
    beforeLunch[position] = endBeforeLunch
    afterLunch[position] = endAfterLunch
  }
  const end = at(afterLunch, size + 1)
  if (end > day.end) return undefined
  const taken = tour.room ? roomTaken(tour.room, order) : size
  const { latestBeforeLunch, latestAfterLunch } = latestArrivals(tour, day, order)
  return {
    day,
    order,
    beforeLunch,
    afterLunch,
    latestBeforeLunch,
    latestAfterLunch,
    travel,
    end,
    taken,
    feeding,
  }
}

/** More than a day's pace has room for; one stop alone never is. */
function isTooMuch({ room }: Tour, { maxStops }: TourDay, order: readonly number[]): boolean {
  return (
    order.length > maxStops || (room !== undefined && order.length > 1 && roomTaken(room, order) > maxStops)
  )
}

function roomTaken(room: readonly number[], order: readonly number[]): number {
  let taken = 0
  for (const stop of order) taken += room[stop] ?? 1
  return taken
}

function roomOf({ room }: Tour, stop: number): number {
  return room?.[stop] ?? 1
}

/** More of those that a day takes few of than it does. */
function crowds({ limited }: Tour, order: readonly number[]): boolean {
  if (!limited) return false
  let count = 0
  for (const stop of order) if (limited.stops[stop]) count++
  return count > limited.most
}

/** Whether a visit lies over noon for so long that it brings its own lunch. */
function coversNoon(start: number, end: number): boolean {
  return end < Infinity && isOverNoon(start, end)
}

/** A plain list: for so few numbers a typed one takes longer to make than to fill. */
function zeros(size: number): number[] {
  const list: number[] = []
  for (let index = 0; index < size; index++) list.push(0)
  return list
}

function latestArrivals(tour: Tour, day: TourDay, order: readonly number[]) {
  const size = order.length
  const latestBeforeLunch = zeros(size + 2)
  const latestAfterLunch = zeros(size + 2)
  latestBeforeLunch[size + 1] = -Infinity
  latestAfterLunch[size + 1] = day.end
  for (let position = size; position >= 1; position--) {
    const stop = stopAt(order, position - 1)
    const way = minutesBetween(tour, day, stop, stopAt(order, position))
    const endAfterLunch = at(latestAfterLunch, position + 1) - way
    const lunch = day.lunch
    // Lunch after this visit: it starts early enough, ends in time, and does not begin before its hour.
    const lunchStart = lunch ? Math.min(lunch.to, endAfterLunch - lunch.minutes) : -Infinity
    const lunchAfter = lunch && lunchStart >= lunch.from ? lunchStart : -Infinity
    const endBeforeLunch = Math.max(at(latestBeforeLunch, position + 1) - way, lunchAfter)
    latestAfterLunch[position] = latestStart(tour, day, stop, endAfterLunch)
    latestBeforeLunch[position] = latestStart(tour, day, stop, endBeforeLunch)
  }
  return { latestBeforeLunch, latestAfterLunch }
}

/** Whether hours, lunch, the day's end and its pace allow these stops in this order: buildRoute without its tables. */
export function fits(tour: Tour, day: TourDay, order: readonly number[]): boolean {
  const size = order.length
  if (isTooMuch(tour, day, order) || crowds(tour, order)) return false
  let beforeLunch = day.lunch ? day.start : Infinity
  let afterLunch = day.lunch ? endOfLunch(day, day.start) : day.start
  let before = -1
  for (let position = 0; position < size; position++) {
    const stop = stopAt(order, position)
    const way = minutesBetween(tour, day, before, stop)
    const endBeforeLunch =
      beforeLunch === Infinity ? Infinity : endOfVisit(tour, day, stop, beforeLunch + way)
    afterLunch = Math.min(endOfVisit(tour, day, stop, afterLunch + way), endOfLunch(day, endBeforeLunch))
    if (
      tour.feeds?.[stop] &&
      day.lunch &&
      coversNoon(endBeforeLunch - at(tour.minutes, stop), endBeforeLunch)
    )
      afterLunch = Math.min(afterLunch, endBeforeLunch)
    beforeLunch = endBeforeLunch
    if (beforeLunch === Infinity && afterLunch === Infinity) return false
    before = stop
  }
  return afterLunch + minutesBetween(tour, day, before, -1) <= day.end
}

/**
 * By how many minutes the next arrival is put off when `stop` comes in before `position` (from 0), waiting included;
 * Infinity when it does not fit.
 */
export function insertionShift(tour: Tour, route: Route, stop: number, position: number): number {
  const { day, order } = route
  if (order.length >= day.maxStops || (order.length > 0 && route.taken + roomOf(tour, stop) > day.maxStops))
    return Infinity
  if (tour.limited?.stops[stop] && crowds(tour, [...order, stop])) return Infinity
  const before = stopAt(order, position - 1)
  const to = minutesBetween(tour, day, before, stop)
  const beforeLunch = at(route.beforeLunch, position)
  const afterLunch = at(route.afterLunch, position)
  // Most insertions fail here, and this is where the search spends its time.
  if (Math.min(beforeLunch, afterLunch) + to > at(day.closes, stop)) return Infinity
  const next = stopAt(order, position)
  const on = minutesBetween(tour, day, stop, next)
  const direct = minutesBetween(tour, day, before, next)
  if (!day.lunch) {
    const end = endOfVisit(tour, day, stop, afterLunch + to)
    return end + on <= at(route.latestAfterLunch, position + 1) ? end + on - afterLunch - direct : Infinity
  }
  if (route.feeding || tour.feeds?.[stop])
    return fits(tour, day, order.toSpliced(position, 0, stop))
      ? to + at(tour.minutes, stop) + on - direct
      : Infinity
  const endBeforeLunch = endOfVisit(tour, day, stop, beforeLunch + to)
  if (endBeforeLunch + on <= at(route.latestBeforeLunch, position + 1))
    return endBeforeLunch + on - beforeLunch - direct
  const endAfterLunch = Math.min(
    endOfVisit(tour, day, stop, afterLunch + to),
    endOfLunch(day, endBeforeLunch),
  )
  if (endAfterLunch + on > at(route.latestAfterLunch, position + 1)) return Infinity
  return endAfterLunch + on - Math.min(afterLunch, endOfLunch(day, beforeLunch)) - direct
}
