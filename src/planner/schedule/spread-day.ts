import { downToFive } from '../../platform/clock-time.ts'
import type { DayFrame } from './frame.ts'
import { startsFrom, withLunchAfter } from './lunch-position.ts'
import type { Route } from './search/route.ts'
import type { RouteTimes } from './search/times.ts'
import type { Tour } from './search/tour.ts'
import { minutesBetween, stopAt } from './search/visit-times.ts'

/** Where nothing fills half a day, its stops are spread over it: one is left for after lunch, and those come later. */

/** So many idle minutes in one piece are half a day. */
const HALF_A_DAY = 180
/** At most so many stops wait for after lunch, and so many stay before it. */
const WAITING = { most: 2, leaves: 2 }
/** A break that is shorter is none, minutes. */
const BREAK = 75
/** Who is further out than this by then goes back and rests for the evening, minutes. */
const NEAR_BASE = 30
/** What is soon seen is not kept for the middle of fewer hours, minutes: better some in one piece. */
const SOON_SEEN = { visits: 60, idle: 240 }
/** Whatever the evening holds needs so long before it. */
const BEFORE_EVENING = 60

/** The same times, with a long hole after lunch cut in two. */
export function spreadOut(tour: Tour, route: Route, times: RouteTimes, frame: DayFrame): RouteTimes {
  const { role, move, returns, leaves, dinner, end } = frame
  if (role !== 'full' || move || returns || leaves !== undefined) return times
  const evening = dinner ?? end
  if (route.order.some((stop) => (route.day.back[stop] ?? 0) > NEAR_BASE)) return times
  let spread = times
  for (let waiting = 0; waiting < WAITING.most && idleAfterLunch(spread) >= HALF_A_DAY; waiting++)
    spread = lunchSooner(spread) ?? spread
  return laterAfternoon(spread)

  /** When the stop at a position may be left, and the next or the evening is reached. */
  function idleAfter({ starts }: RouteTimes, position: number): number {
    const [stop, next] = [stopAt(route.order, position), stopAt(route.order, position + 1)]
    const left = (starts[position] ?? 0) + (tour.minutes[stop] ?? 0)
    return (starts[position + 1] ?? evening) - left - minutesBetween(tour, route.day, stop, next)
  }

  function idleAfterLunch({ starts, lunch }: RouteTimes): number {
    if (!lunch) return 0
    const [last, next] = [stopAt(route.order, lunch.after - 1), stopAt(route.order, lunch.after)]
    return (starts[lunch.after] ?? evening) - lunch.end - minutesBetween(tour, route.day, last, next)
  }

  /** With the last stop before lunch after it. */
  function lunchSooner(found: RouteTimes): RouteTimes | undefined {
    const after = (found.lunch?.after ?? 0) - 1
    return after < WAITING.leaves ? undefined : withLunchAfter(tour, route, found, after)
  }

  /** What comes between lunch and the hole in the middle of both. */
  function laterAfternoon(found: RouteTimes): RouteTimes {
    const { starts, lunch } = found
    if (!lunch) return found
    for (let position = lunch.after; position < route.order.length; position++) {
      const idle = idleAfter(found, position) - (position + 1 < route.order.length ? 0 : BEFORE_EVENING)
      if (idle + BEFORE_EVENING < HALF_A_DAY) continue
      const visits = route.order
        .slice(lunch.after, position + 1)
        .reduce((sum, stop) => sum + (tour.minutes[stop] ?? 0), 0)
      if (visits < SOON_SEEN.visits && idle < SOON_SEEN.idle) continue
      const start = starts[lunch.after] ?? 0
      const latest = Math.min(route.latestAfterLunch[lunch.after + 1] ?? 0, start + idle / 2)
      const later =
        latest - start >= BREAK ? startsFrom(tour, route, starts, lunch.after, downToFive(latest)) : undefined
      return later ? { starts: later, lunch } : found
    }
    return found
  }
}
