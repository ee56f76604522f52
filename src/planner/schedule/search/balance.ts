import { buildRoute, type Route } from './route.ts'
import { replaceRoutes, type Solution } from './solution.ts'

/** Days whose loads differ by less than this are even. */
const EVEN = 0.25
/** Minutes of way that an evener trip may cost per stop moved. */
const MOST_DETOUR = 45

/** Share of a day's time that its visits and ways fill. */
export function loadOf(tour: Solution['tour'], { day, order, travel }: Route): number {
  const visits = order.reduce((sum, stop) => sum + (tour.minutes[stop] ?? 0), 0)
  return (visits + travel + (day.lunch?.minutes ?? 0)) / Math.max(1, day.end - day.start)
}

/** Moves stops from full days to idle ones, as long as that makes the trip evener at a small detour. */
export function balanceDays(solution: Solution): void {
  for (let moves = 0; moves < solution.tour.prizes.length; moves++) if (!moveOne(solution)) return
}

function moveOne(solution: Solution): boolean {
  const { tour, routes } = solution
  const loads = routes.map((route) => loadOf(tour, route))
  const idleFirst = [...routes.keys()].sort((a, b) => (loads[a] ?? 0) - (loads[b] ?? 0) || a - b)
  for (const to of idleFirst) {
    const target = routes[to]
    let best: { from: number; without: Route; with: Route; detour: number } | undefined
    for (const [from, source] of routes.entries()) {
      if (!target || (loads[from] ?? 0) < (loads[to] ?? 0) + EVEN || source.order.length < 2) continue
      for (const stop of source.order) {
        const without = buildRoute(
          tour,
          source.day,
          source.order.filter((other) => other !== stop),
        )
        if (!without) continue
        for (let position = 0; position <= target.order.length; position++) {
          const longer = buildRoute(tour, target.day, target.order.toSpliced(position, 0, stop))
          if (!longer) continue
          const detour = without.travel + longer.travel - source.travel - target.travel
          const evener = Math.max(loadOf(tour, longer), loadOf(tour, without)) < (loads[from] ?? 0)
          if (evener && detour < Math.min(best?.detour ?? Infinity, MOST_DETOUR))
            best = { from, without, with: longer, detour }
        }
      }
    }
    if (!best) continue
    replaceRoutes(solution, [
      { day: best.from, route: best.without },
      { day: to, route: best.with },
    ])
    return true
  }
  return false
}
