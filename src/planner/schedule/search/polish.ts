import { buildRoute, type Route } from './route.ts'
import type { Tour, TourDay } from './tour.ts'

/** Days of more stops keep the order that the search gave them. */
const MOST_STOPS = 7
/** The way back in the evening weighs less than the ways of the day, by this share. */
const HOMEWARD = 0.6

/**
 * The order of these stops with the shortest way that hours and lunch allow, found by trying all of them. `off`: what
 * else weighs against an order, minutes.
 */
export function shortestOrder(
  tour: Tour,
  day: TourDay,
  order: readonly number[],
  off: (route: Route) => number = () => 0,
): readonly number[] {
  if (order.length < 2 || order.length > MOST_STOPS) return order
  const length = (route: Route) =>
    route.travel - (day.back[route.order.at(-1) ?? -1] ?? 0) * HOMEWARD + off(route)
  let best: Route | undefined = buildRoute(tour, day, order)
  let least = best ? length(best) : Infinity
  const visit = (done: readonly number[], open: readonly number[], way: number) => {
    if (way > least) return
    if (open.length === 0) {
      const route = buildRoute(tour, day, done)
      if (!route) return
      const total = length(route)
      if (total > least || (total === least && best && route.end >= best.end)) return
      best = route
      least = total
      return
    }
    for (const stop of open) {
      const last = done.at(-1)
      const step = last === undefined ? day.from[stop] : tour.between[last]?.[stop]
      visit(
        [...done, stop],
        open.filter((other) => other !== stop),
        way + (step ?? Infinity),
      )
    }
  }
  visit([], order, 0)
  return best?.order ?? order
}
