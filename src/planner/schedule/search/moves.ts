import { buildRoute, fits, insertionShift, type Route } from './route.ts'
import { replaceRoutes, type Solution } from './solution.ts'
import type { Tour } from './tour.ts'
import { minutesBetween, stopAt } from './visit-times.ts'
import { addedWay, savedWay } from './way-changes.ts'

/** Local moves. Each changes the solution when it finds an improvement, and says whether it did. */

/** Minutes saved that are no rounding error. */
const LEAST = 1e-7

/** 2-opt: turns a stretch of one day around when that shortens the way. */
export function twoOpt(solution: Solution): boolean {
  let improved = false
  for (const day of solution.routes.keys()) while (turnOne(solution, day)) improved = true
  return improved
}

function turnOne(solution: Solution, day: number): boolean {
  const { tour, routes } = solution
  const route = routes[day]
  if (!route) return false
  const { order } = route
  for (let from = 0; from < order.length - 1; from++) {
    let straight = minutesBetween(tour, route.day, stopAt(order, from - 1), stopAt(order, from))
    let turned = 0
    for (let to = from + 1; to < order.length; to++) {
      straight += minutesBetween(tour, route.day, stopAt(order, to - 1), stopAt(order, to))
      turned += minutesBetween(tour, route.day, stopAt(order, to), stopAt(order, to - 1))
      const before = straight + minutesBetween(tour, route.day, stopAt(order, to), stopAt(order, to + 1))
      const after =
        minutesBetween(tour, route.day, stopAt(order, from - 1), stopAt(order, to)) +
        turned +
        minutesBetween(tour, route.day, stopAt(order, from), stopAt(order, to + 1))
      if (before - after < LEAST) continue
      const other = [
        ...order.slice(0, from),
        ...order.slice(from, to + 1).toReversed(),
        ...order.slice(to + 1),
      ]
      if (!fits(tour, route.day, other)) continue
      replaceRoutes(solution, [{ day, route: rebuilt(tour, route, other) }])
      return true
    }
  }
  return false
}

function rebuilt(tour: Tour, { day }: Route, order: readonly number[]): Route {
  const route = buildRoute(tour, day, order)
  if (!route) throw new Error('a move that was judged feasible is not')
  return route
}

/** Moves a stop to where it costs less way, on its own day or another. */
export function relocate(solution: Solution): boolean {
  const { tour, routes, dayOf } = solution
  let improved = false
  for (let stop = 0; stop < tour.prizes.length; stop++) {
    const from = dayOf[stop] ?? -1
    const source = routes[from]
    if (!source) continue
    const position = source.order.indexOf(stop)
    const saved = savedWay(tour, source, position)
    if (saved < LEAST) continue
    const rest = source.order.toSpliced(position, 1)
    const best = nearerPlace(solution, stop, from, rest, saved)
    if (!best || !fits(tour, source.day, rest)) continue
    const without = rebuilt(tour, source, rest)
    const target = best.day === from ? without : routes[best.day]
    if (!target) continue
    const moved = {
      day: best.day,
      route: rebuilt(tour, target, target.order.toSpliced(best.position, 0, stop)),
    }
    replaceRoutes(solution, best.day === from ? [moved] : [{ day: from, route: without }, moved])
    improved = true
  }
  return improved
}

function nearerPlace(
  { tour, routes }: Solution,
  stop: number,
  from: number,
  rest: readonly number[],
  saved: number,
): { day: number; position: number } | undefined {
  let least = saved - LEAST
  let best: { day: number; position: number } | undefined
  for (const [day, route] of routes.entries()) {
    const own = day === from
    const order = own ? rest : route.order
    const visited = own ? { day: route.day, order } : route
    for (let position = 0; position <= order.length; position++) {
      const added = addedWay(tour, visited, stop, position)
      if (added >= least) continue
      const feasible = own
        ? fits(tour, route.day, order.toSpliced(position, 0, stop))
        : insertionShift(tour, route, stop, position) < Infinity
      if (!feasible) continue
      least = added
      best = { day, position }
    }
  }
  return best
}

/** Lets two stops of different days change places when that shortens the way. */
export function exchange(solution: Solution): boolean {
  let improved = false
  const { routes } = solution
  for (let one = 0; one < routes.length; one++)
    for (let other = one + 1; other < routes.length; other++)
      for (let a = 0; a < (routes[one]?.order.length ?? 0); a++)
        for (let b = 0; b < (routes[other]?.order.length ?? 0); b++)
          if (exchangeTwo(solution, { day: one, position: a }, { day: other, position: b })) improved = true
  return improved
}

interface Spot {
  day: number
  position: number
}

function exchangeTwo({ tour, routes, dayOf }: Solution, one: Spot, other: Spot): boolean {
  const first = routes[one.day]
  const second = routes[other.day]
  if (!first || !second) return false
  const stopA = stopAt(first.order, one.position)
  const stopB = stopAt(second.order, other.position)
  const gained = gain(tour, first, one.position, stopB) + gain(tour, second, other.position, stopA)
  if (gained < LEAST) return false
  const changedFirst = first.order.with(one.position, stopB)
  const changedSecond = second.order.with(other.position, stopA)
  if (!fits(tour, first.day, changedFirst) || !fits(tour, second.day, changedSecond)) return false
  routes[one.day] = rebuilt(tour, first, changedFirst)
  routes[other.day] = rebuilt(tour, second, changedSecond)
  dayOf[stopB] = one.day
  dayOf[stopA] = other.day
  return true
}

/** Minutes of way saved when another stop takes this one's place. */
function gain(tour: Tour, { day, order }: Route, position: number, other: number): number {
  const before = stopAt(order, position - 1)
  const stop = stopAt(order, position)
  const next = stopAt(order, position + 1)
  const now = minutesBetween(tour, day, before, stop) + minutesBetween(tour, day, stop, next)
  return now - minutesBetween(tour, day, before, other) - minutesBetween(tour, day, other, next)
}
