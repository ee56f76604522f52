import type { DayFrame } from './frame.ts'
import { buildRoute, type Route } from './search/route.ts'
import { replaceRoutes, type Solution } from './search/solution.ts'

/** Where there is room for all sights, the best of them are seen while everybody is fresh. */
export function bestDaysFirst(solution: Solution, frames: readonly DayFrame[]): void {
  const { tour, routes } = solution
  const prizeOf = ({ order }: Route) => order.reduce((sum, stop) => sum + (tour.prizes[stop] ?? 0), 0)
  const full = frames.flatMap(({ role, move }, index) => (role === 'full' && !move ? [index] : []))
  for (const [position, early] of full.entries())
    for (const late of full.slice(position + 1)) {
      const [one, other] = [routes[early], routes[late]]
      if (!one || !other || prizeOf(other) <= prizeOf(one) || one.order.length === 0) continue
      const sooner = buildRoute(tour, one.day, other.order)
      const later = buildRoute(tour, other.day, one.order)
      if (!sooner || !later) continue
      replaceRoutes(solution, [
        { day: early, route: sooner },
        { day: late, route: later },
      ])
    }
}
