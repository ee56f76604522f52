import { addedWay, buildRoute, insertionShift, type Route } from './route.ts'
import { replaceRoutes, type Solution } from './solution.ts'

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
  let best: Swap | undefined
  for (const [day, { day: frame, order, travel }] of solution.routes.entries())
    for (let out = 0; out < order.length; out++)
      for (let count = 1; count <= MOST_OUT && out + count <= order.length; count++) {
        const rest = buildRoute(solution.tour, frame, order.toSpliced(out, count))
        if (rest) best = bestSwap(solution, { day, rest, travel }, order.slice(out, out + count), out, best)
      }
  if (!best) return false
  const { rest, stop, position, day } = best
  const route = buildRoute(solution.tour, rest.day, rest.order.toSpliced(position, 0, stop))
  if (!route) throw new Error('a swap that was judged feasible is not')
  replaceRoutes(solution, [{ day, route }])
  return true
}

function bestSwap(
  { tour, dayOf }: Solution,
  { day, rest, travel }: Pick<Swap, 'day' | 'rest'> & { travel: number },
  gone: readonly number[],
  out: number,
  known: Swap | undefined,
): Swap | undefined {
  const lost = gone.reduce((sum, stop) => sum + (tour.prizes[stop] ?? 0), 0)
  const cost = tour.wayCost ?? 0
  const saved = cost * (travel - rest.travel)
  let best = known
  for (let stop = 0; stop < tour.prizes.length; stop++) {
    const gain = (tour.prizes[stop] ?? 0) - lost + saved
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
