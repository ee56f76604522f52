import { buildRoute, type Route } from '../../search/route.ts'
import { replaceRoutes, type Solution } from '../../search/solution.ts'
import type { DayWishes } from './day-wishes.ts'

/**
 * A day that gave its stop to another one gets something back: what stands together there and apart from `kept`, the
 * least of it first.
 */
export function fillEmptied(
  solution: Solution,
  changed: readonly { day: number; route: Route }[],
  kept: readonly number[],
  near: DayWishes['near'],
): void {
  const emptied = changed.filter(({ route }) => route.order.length === 0)
  for (const { day: empty } of emptied)
    for (const { day: donor } of changed) {
      const [from, to] = [solution.routes[donor], solution.routes[empty]]
      if (!from || !to || donor === empty) continue
      for (const group of groupsOf(from.order, kept, near)) {
        const rest = from.order.filter((stop) => !group.includes(stop))
        const [fewer, filled] = [
          buildRoute(solution.tour, from.day, rest),
          buildRoute(solution.tour, to.day, group),
        ]
        if (!fewer || !filled) continue
        replaceRoutes(solution, [
          { day: donor, route: fewer },
          { day: empty, route: filled },
        ])
        return
      }
    }
}

/** The stops within a walk of each other that none of `kept` is among, the fewest first. */
function groupsOf(order: readonly number[], kept: readonly number[], near: DayWishes['near']): number[][] {
  const groups: number[][] = []
  for (const stop of order) {
    const beside = groups.filter((group) => group.some((other) => near[stop]?.has(other)))
    const others = groups.filter((group) => !beside.includes(group))
    groups.splice(0, groups.length, ...others, [...beside.flat(), stop])
  }
  return groups
    .filter((group) => !group.some((stop) => kept.includes(stop)))
    .toSorted((a, b) => a.length - b.length)
}
