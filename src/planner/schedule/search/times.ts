import type { Route } from './route.ts'
import { endOfLunch, endOfVisit, minutesBetween, stopAt } from './visit-times.ts'
import type { Tour } from './tour.ts'

export interface RouteTimes {
  /** Start of each visit, in the route's order. */
  starts: number[]
  /** Lunch after so many visits, and when; undefined when a visit brings its own or none is due. */
  lunch?: { after: number; start: number; end: number }
}

/** The earliest times of a route, with lunch where the day ends soonest. */
export function timesOf(tour: Tour, { day, order, beforeLunch, afterLunch }: Route): RouteTimes {
  const after = lunchPosition(tour, day, order, beforeLunch, afterLunch)
  const starts: number[] = []
  let time = day.start
  let lunch: RouteTimes['lunch']
  for (let position = 0; position <= order.length; position++) {
    if (position === after) {
      const end = endOfLunch(day, time)
      lunch = { after: position, start: end - (day.lunch?.minutes ?? 0), end }
      time = end
    }
    const stop = stopAt(order, position)
    if (stop < 0) break
    time = endOfVisit(tour, day, stop, time + minutesBetween(tour, day, stopAt(order, position - 1), stop))
    starts.push(time - (tour.minutes[stop] ?? 0))
  }
  return { starts, ...(lunch && { lunch }) }
}

/** Goes back from the end to where the time after lunch was reached from the one before; -1 without a lunch of its own. */
function lunchPosition(
  tour: Tour,
  day: Route['day'],
  order: readonly number[],
  beforeLunch: readonly number[],
  afterLunch: readonly number[],
): number {
  if (!day.lunch) return -1
  for (let position = order.length; position >= 1; position--) {
    const stop = stopAt(order, position - 1)
    const way = minutesBetween(tour, day, stopAt(order, position - 2), stop)
    const reached = afterLunch[position] ?? Infinity
    if (endOfVisit(tour, day, stop, (afterLunch[position - 1] ?? Infinity) + way) === reached) continue
    return endOfLunch(day, beforeLunch[position] ?? Infinity) === reached ? position : -1
  }
  return 0
}
