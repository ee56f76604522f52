import { fullDays } from './settle/best-days-first.ts'
import type { DayFrame } from '../frame.ts'
import { withStop } from '../search/insert-stop.ts'
import { buildRoute, type Route } from '../search/route.ts'
import type { Solution } from '../search/solution.ts'
import type { TourDay } from '../search/tour.ts'

/** Small changes of which day holds what, and what they cost. */

export type Changed = readonly { day: number; route: Route }[]

/** Whole days that change their dates: one with any of these stops, and any other; `isLess`: what may be left out for it. */
export function* daysExchanged(
  { tour, routes, dayOf }: Solution,
  stops: readonly number[],
  frames: readonly DayFrame[],
  isLess: (stop: number) => boolean = () => false,
) {
  const full = fullDays(frames)
  for (const day of new Set(stops.map((stop) => dayOf[stop] ?? -1)))
    for (const other of full) {
      const [one, two] = [routes[day], routes[other]]
      if (!full.includes(day) || other === day || !one || !two) continue
      const [route, back] = [fitted(one.day, two.order), fitted(two.day, one.order)]
      if (route && back)
        yield [
          { day, route },
          { day: other, route: back },
        ] satisfies Changed
    }

  function fitted(day: TourDay, order: readonly number[]): Route | undefined {
    const kept = order.filter((stop) => !isLess(stop))
    return buildRoute(tour, day, order) ?? (kept.length > 0 ? buildRoute(tour, day, kept) : undefined)
  }
}

/** One of these stops on another day, in the place of one of its stops or of none. */
export function* stopsMoved({ tour, routes, dayOf }: Solution, stops: readonly number[]) {
  for (const stop of stops) {
    const from = dayOf[stop] ?? -1
    const source = routes[from]
    if (!source) continue
    const rest = source.order.filter((each) => each !== stop)
    for (const [day, target] of routes.entries()) {
      if (day === from) continue
      for (const gone of [undefined, ...target.order]) {
        const route = withStop(
          tour,
          target.day,
          target.order.filter((each) => each !== gone),
          stop,
        )
        const left =
          gone === undefined ? buildRoute(tour, source.day, rest) : withStop(tour, source.day, rest, gone)
        if (route && left)
          yield [
            { day: from, route: left },
            { day, route },
          ] satisfies Changed
      }
    }
  }
}

/** Minutes of way more. */
export function detourOf({ routes }: Solution, changed: Changed): number {
  return changed.reduce((sum, { day, route }) => sum + route.travel - (routes[day]?.travel ?? 0), 0)
}

export function withRoutes(
  { routes, dayOf }: Solution,
  changed: Changed,
): Pick<Solution, 'routes' | 'dayOf'> {
  const days = dayOf.slice()
  for (const { day, route } of changed) for (const stop of route.order) days[stop] = day
  return {
    routes: routes.map((route, day) => changed.find((each) => each.day === day)?.route ?? route),
    dayOf: days,
  }
}
