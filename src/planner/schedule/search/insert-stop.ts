import { buildRoute, type Route } from './route.ts'
import type { Tour, TourDay } from './tour.ts'

/** The route of a day with one stop more, where that takes the shortest way; undefined where it does not fit. */
export function withStop(
  tour: Tour,
  day: TourDay,
  order: readonly number[],
  stop: number,
): Route | undefined {
  let best: Route | undefined
  for (let position = 0; position <= order.length; position++) {
    const route = buildRoute(tour, day, order.toSpliced(position, 0, stop))
    if (route && (!best || route.travel < best.travel)) best = route
  }
  return best
}
