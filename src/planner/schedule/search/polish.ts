import { buildRoute, type Route } from './route.ts'
import type { Tour, TourDay } from './tour.ts'
import { minutesBetween, stopAt } from './visit-times.ts'

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
  const done: number[] = []
  const visit = (way: number) => {
    if (way > least) return
    if (done.length === order.length) {
      const route = buildRoute(tour, day, [...done])
      if (!route) return
      const total = length(route)
      if (total > least || (total === least && best && route.end >= best.end)) return
      best = route
      least = total
      return
    }
    const last = stopAt(done, done.length - 1)
    for (const stop of order) {
      if (done.includes(stop)) continue
      done.push(stop)
      visit(way + minutesBetween(tour, day, last, stop))
      done.pop()
    }
  }
  visit(0)
  return best?.order ?? order
}
