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

/** An order without some of its stops and with others at its end. */
export function exchanged(
  order: readonly number[],
  gone: readonly number[],
  added: readonly number[],
): readonly number[] {
  return [...order.filter((stop) => !gone.includes(stop)), ...added]
}

/** The route without some of its stops and with others, each where that takes the shortest way. */
export function routeExchanged(
  tour: Tour,
  { day, order }: Route,
  gone: readonly number[],
  added: readonly number[],
): Route | undefined {
  if (order.length - gone.length + added.length > day.maxStops) return undefined
  return added.reduce<Route | undefined>(
    (longer, stop) => longer && withStop(tour, day, longer.order, stop),
    buildRoute(tour, day, exchanged(order, gone, [])),
  )
}
