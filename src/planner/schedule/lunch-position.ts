import { downToFive } from '../../platform/clock-time.ts'
import type { DayRoute } from './day-route.ts'
import type { Route } from './search/route.ts'
import type { RouteTimes } from './search/times.ts'
import type { Tour } from './search/tour.ts'
import { endOfLunch, endOfVisit, minutesBetween, stopAt } from './search/visit-times.ts'

/** Lunch waits no longer for its hour, minutes. */
const LONGEST_WAIT = 30

/** A lunch that weighs less stays where it is, and moves only where it then weighs so much less. */
const LITTLE = 16
const SAVED = 10
/** So much later the first stop after lunch may begin for a table's sake, minutes. */
const LATER_AFTERNOON = 60

/**
 * A day's items with lunch a stop sooner or later where its table is then less out of the way; where it has none, at
 * another time. `weight`: what lunch weighs by its way and price, Infinity without a table.
 */
export function withLunchOnTheWay<Items>(
  times: RouteTimes,
  { tour, route }: DayRoute,
  timed: (times: RouteTimes) => Items,
  weight: (items: Items) => number,
): Items {
  const usual = timed(times)
  const { starts, lunch } = times
  const after = lunch?.after ?? 0
  let best = { items: usual, weight: weight(usual) }
  if (!lunch || best.weight <= LITTLE) return usual
  if (best.weight === Infinity && after < route.order.length) {
    // The afternoon may begin later, as far as its doors and the evening allow.
    const latest = Math.min(route.latestAfterLunch[after + 1] ?? 0, (starts[after] ?? 0) + LATER_AFTERNOON)
    const later = timed({
      lunch,
      starts: startsFrom(tour, route, starts, after, downToFive(latest)) ?? starts,
    })
    best = lighter(best, later, 0)
  }
  for (const position of [after - 1, after + 1]) {
    const moved = position > 0 ? withLunchAfter(tour, route, times, position) : undefined
    if (moved) best = lighter(best, timed(moved), SAVED)
  }
  return best.items

  function lighter(than: typeof best, items: Items, by: number): typeof best {
    const then = weight(items)
    return then < than.weight - by ? { items, weight: then } : than
  }
}

/** The same stops with lunch after so many of them; undefined where its hour or a door does not allow it. */
export function withLunchAfter(
  tour: Tour,
  route: Route,
  { starts, lunch }: RouteTimes,
  after: number,
): RouteTimes | undefined {
  const { day, order } = route
  if (!lunch || !day.lunch || after < 0 || after > order.length) return undefined
  const leaves = (position: number, at: readonly number[]) =>
    position < 1 ? day.start : (at[position - 1] ?? 0) + (tour.minutes[stopAt(order, position - 1)] ?? 0)
  const onward = (position: number) =>
    minutesBetween(tour, day, stopAt(order, position - 1), stopAt(order, position))
  // What came after lunch is seen as soon as one is there.
  const sooner =
    after > lunch.after
      ? startsFrom(tour, route, starts, lunch.after, leaves(lunch.after, starts) + onward(lunch.after))
      : starts
  if (!sooner) return undefined
  const left = leaves(after, sooner)
  const end = endOfLunch(day, left)
  const start = end - day.lunch.minutes
  if (!Number.isFinite(end) || start - left > LONGEST_WAIT) return undefined
  const later = startsFrom(tour, route, sooner, after, end + onward(after))
  return later && { starts: later, lunch: { after, start, end } }
}

/** The same starts, where the stop at `first` is reached at `time`; undefined where they do not fit then. */
export function startsFrom(
  tour: Tour,
  { day, order }: Route,
  starts: readonly number[],
  first: number,
  time: number,
): number[] | undefined {
  const result = starts.slice(0, first)
  let reached = time
  for (let position = first; position < order.length; position++) {
    const stop = stopAt(order, position)
    const end = endOfVisit(tour, day, stop, reached)
    result.push(end - (tour.minutes[stop] ?? 0))
    reached = end + minutesBetween(tour, day, stop, stopAt(order, position + 1))
  }
  return reached <= day.end ? result : undefined
}
