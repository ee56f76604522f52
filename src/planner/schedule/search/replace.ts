import { buildRoute, insertionShift, type Route } from './route.ts'
import { replaceRoutes, type Solution } from './solution.ts'
import type { Tour } from './tour.ts'
import { minutesBetween, stopAt } from './visit-times.ts'
import { addedWay } from './way-changes.ts'

/** As many neighbouring stops may go for one that is worth more. */
const MOST_OUT = 2
/** The stop that comes in stands at most this far from where the others stood, in positions. */
const REACH = 3

interface Swap {
  day: number
  rest: Route
  stop: number
  position: number
  gain: number
}

/** Takes in a stop that is worth more than the one or two neighbours that make room for it; the best such swap. */
export function replace(solution: Solution): boolean {
  const { tour, routes } = solution
  const most = mostLeftOut(solution)
  let best: Swap | undefined
  for (const [day, route] of routes.entries())
    for (let out = 0; out < route.order.length; out++)
      for (let count = 1; count <= MOST_OUT && out + count <= route.order.length; count++) {
        // What is gained at the most, before the way to the one that comes in.
        const left = leftBy(tour, route, out, count)
        if (most + left <= (best?.gain ?? 0)) continue
        const rest = buildRoute(tour, route.day, route.order.toSpliced(out, count))
        if (rest) best = bestSwap(solution, { day, rest, left }, out, best)
      }
  if (!best) return false
  const { rest, stop, position, day } = best
  const route = buildRoute(solution.tour, rest.day, rest.order.toSpliced(position, 0, stop))
  if (!route) throw new Error('a swap that was judged feasible is not')
  replaceRoutes(solution, [{ day, route }])
  return true
}

/** The highest prize of a stop that no day holds. */
function mostLeftOut({ tour, dayOf }: Solution): number {
  let most = 0
  for (let stop = 0; stop < tour.prizes.length; stop++)
    if (dayOf[stop] === -1) most = Math.max(most, tour.prizes[stop] ?? 0)
  return most
}

/** What the ways that are saved are worth, less the prizes that go. */
function leftBy(tour: Tour, { day, order }: Route, out: number, count: number): number {
  const before = stopAt(order, out - 1)
  let [lost, way, last] = [0, 0, before]
  for (let position = out; position < out + count; position++) {
    const stop = stopAt(order, position)
    lost += tour.prizes[stop] ?? 0
    way += minutesBetween(tour, day, last, stop)
    last = stop
  }
  const next = stopAt(order, out + count)
  way += minutesBetween(tour, day, last, next) - minutesBetween(tour, day, before, next)
  return (tour.wayCost ?? 0) * way - lost
}

function bestSwap(
  { tour, dayOf }: Solution,
  { day, rest, left }: Pick<Swap, 'day' | 'rest'> & { left: number },
  out: number,
  known: Swap | undefined,
): Swap | undefined {
  const cost = tour.wayCost ?? 0
  let best = known
  for (let stop = 0; stop < tour.prizes.length; stop++) {
    const gain = (tour.prizes[stop] ?? 0) + left
    if (dayOf[stop] !== -1 || gain <= (best?.gain ?? 0)) continue
    const last = Math.min(rest.order.length, out + REACH)
    for (let position = Math.max(0, out - REACH); position <= last; position++) {
      const better = cost ? gain - addedWay(tour, rest, stop, position) * cost : gain
      if (better <= (best?.gain ?? 0)) continue
      if (insertionShift(tour, rest, stop, position) === Infinity) continue
      best = { day, rest, stop, position, gain: better }
      if (!cost) break
    }
  }
  return best
}
