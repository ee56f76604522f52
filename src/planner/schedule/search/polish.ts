import { buildRoute, type Route } from './route.ts'
import type { Tour, TourDay } from './tour.ts'

/** Days of more stops keep the order that the search gave them. */
const MOST_STOPS = 7
/** The way back in the evening weighs less than the ways of the day, by this share. */
const HOMEWARD = 0.6

/** The order of these stops with the shortest way that hours and lunch allow, found by trying all of them. */
export function shortestOrder(tour: Tour, day: TourDay, order: readonly number[]): readonly number[] {
  if (order.length < 2 || order.length > MOST_STOPS) return order
  let best: Route | undefined = buildRoute(tour, day, order)
  const length = ({ order: stops, travel }: Route) => travel - (day.back[stops.at(-1) ?? -1] ?? 0) * HOMEWARD
  const visit = (done: readonly number[], open: readonly number[], way: number) => {
    if (best && way > length(best)) return
    if (open.length === 0) {
      const route = buildRoute(tour, day, done)
      const shorter = route && (best ? length(route) - length(best) || route.end - best.end : -1)
      if (route && shorter !== undefined && shorter < 0) best = route
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
