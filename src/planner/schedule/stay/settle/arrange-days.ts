import { loadOf } from '../../search/balance.ts'
import type { DayWishes } from './day-wishes.ts'
import { withStop } from '../../search/insert-stop.ts'
import { buildRoute, type Route } from '../../search/route.ts'
import { replaceRoutes, type Solution } from '../../search/solution.ts'
import type { Tour } from '../../search/tour.ts'
import { stopAt } from '../../search/visit-times.ts'

/**
 * Once it is settled what is visited, this settles on which day: neighbours together, no full day without a stop, each
 * with something of what the party came for, days evenly filled, on short ways. Moves one stop, or lets two change places.
 */

/** What a day's plan is worth, in the unit of what is seen together: an hour on the way, a load like that of a full day. */
const WORTH = { hour: -1, load: -1, empty: -4 }
/** What it costs to leave to the last morning what one came for, or to put off what had been seen first. */
const LAST_MORNING = 4
const LEAST = 1e-6
const ROUNDS = 60

export function arrangeDays(solution: Solution, wishes: DayWishes): void {
  for (let round = 0; round < ROUNDS; round++)
    if (!moveOne(solution, wishes) && !exchangeOne(solution, wishes) && !replaceOne(solution, wishes)) return
}

/** What is wished for on a day, without its ways and load; asked for every pair of stops of every two days. */
function wishesMet(wishes: DayWishes, day: number, order: readonly number[]): number {
  const { together, full, first, boats, last, keeps, wanted } = wishes
  let [pairs, waited, kept, missing] = [0, 0, 0, 0]
  for (let index = 0; index < order.length; index++) {
    const stop = stopAt(order, index)
    const beside = together[stop]
    if (beside?.size)
      for (let next = index + 1; next < order.length; next++) pairs += beside.get(stopAt(order, next)) ?? 0
    if (last?.[day] && (first?.[stop] || boats?.[stop])) waited++
    if (keeps?.(stop, day)) kept++
  }
  const empty = full[day] && order.length === 0 ? WORTH.empty : 0
  if (full[day])
    for (const { marks, worth } of wanted) if (!order.some((stop) => marks[stop])) missing += worth
  return pairs + empty - missing + (kept - waited) * LAST_MORNING
}

/** What a day's plan is worth, ways and load included. */
export function worthOf(tour: Tour, wishes: DayWishes, day: number, route: Route): number {
  const load = loadOf(tour, route)
  return wishesMet(wishes, day, route.order) + (route.travel / 60) * WORTH.hour + load * load * WORTH.load
}

interface Change {
  gain: number
  changed: { day: number; route: Route }[]
}

/** What is wished for and met on each day as it is. */
function metNow({ routes }: Solution, wishes: DayWishes): number[] {
  return routes.map(({ order }, day) => wishesMet(wishes, day, order))
}

function moveOne(solution: Solution, wishes: DayWishes): boolean {
  const { routes } = solution
  const now = metNow(solution, wishes)
  let best: Change | undefined
  for (const [from, source] of routes.entries())
    for (const stop of source.order) {
      const order = source.order.filter((other) => other !== stop)
      const rest = { day: from, order, met: wishesMet(wishes, from, order) }
      for (const [to, target] of routes.entries()) {
        if (to === from) continue
        best = better(solution, wishes, now, best, [rest, { day: to, order: target.order, added: stop }])
      }
    }
  return apply(solution, best)
}

function exchangeOne(solution: Solution, wishes: DayWishes): boolean {
  const { routes } = solution
  const now = metNow(solution, wishes)
  const others = routes.map(({ order }) => order.map((gone) => order.filter((stop) => stop !== gone)))
  let best: Change | undefined
  for (const [one, first] of routes.entries())
    for (const [other, second] of routes.entries()) {
      if (other <= one) continue
      for (const [a, added] of first.order.entries())
        for (const [b, stop] of second.order.entries())
          best = better(solution, wishes, now, best, [
            { day: one, order: others[one]?.[a] ?? [], added: stop },
            { day: other, order: others[other]?.[b] ?? [], added },
          ])
    }
  return apply(solution, best)
}

/** Something wanted that was left out, or that another day has more of, takes the place of something else where there is none. */
export function replaceOne(solution: Solution, wishes: DayWishes, wanted = wishes.wanted): boolean {
  const { tour, routes, dayOf } = solution
  const { full } = wishes
  const now = metNow(solution, wishes)
  let best: Change | undefined
  for (const { marks, replaces } of wanted)
    for (const [day, { order }] of routes.entries()) {
      if (!full[day] || order.some((stop) => marks[stop])) continue
      for (const added of tour.prizes.keys()) {
        const other = routes[dayOf[added] ?? -1]?.order.filter((stop) => marks[stop]) ?? []
        if (!marks[added] || other.length === 1) continue
        const without = routesWithout(solution, added)
        best = better(solution, wishes, now, best, [...without, { day, order, added }])
        for (const gone of onesAndPairs(order)) {
          const lost = gone.reduce((sum, stop) => sum + (tour.prizes[stop] ?? 0), 0)
          if (lost > (tour.prizes[added] ?? 0) * replaces) continue
          const rest = order.filter((stop) => !gone.includes(stop))
          best = better(solution, wishes, now, best, [...without, { day, order: rest, added }])
        }
      }
    }
  return apply(solution, best)
}

/** The day that a stop stands on, without it; none where it was left out. */
function routesWithout({ routes, dayOf }: Solution, stop: number): Draft[] {
  const day = dayOf[stop] ?? -1
  const order = routes[day]?.order
  return order ? [{ day, order: order.filter((each) => each !== stop) }] : []
}

function onesAndPairs(order: readonly number[]): number[][] {
  return order.flatMap((one, index) => [[one], ...order.slice(index + 1).map((other) => [one, other])])
}

interface Draft {
  day: number
  order: readonly number[]
  added?: number
  /** What is wished for and met by this order, where it is known. */
  met?: number
}

/** The change, where it is feasible and gains more than the best so far. `now`: what each day meets as it is. */
function better(
  { tour, routes }: Solution,
  wishes: DayWishes,
  now: readonly number[],
  best: Change | undefined,
  drafts: readonly Draft[],
): Change | undefined {
  const least = best?.gain ?? LEAST
  let hoped = 0
  for (const { day, order, added, met } of drafts) {
    const then = added === undefined ? order : [...order, added]
    hoped += (met ?? wishesMet(wishes, day, then)) - (now[day] ?? 0)
  }
  // Ways and loads alone are the search's matter.
  if (hoped <= LEAST) return best
  const changed: Change['changed'] = []
  let gain = 0
  for (const { day, order, added } of drafts) {
    const before = routes[day]
    if (!before) return best
    const route =
      added === undefined ? buildRoute(tour, before.day, order) : withStop(tour, before.day, order, added)
    if (!route) return best
    gain += worthOf(tour, wishes, day, route) - worthOf(tour, wishes, day, before)
    changed.push({ day, route })
  }
  return gain > least ? { gain, changed } : best
}

function apply(solution: Solution, change: Change | undefined): boolean {
  if (change) replaceRoutes(solution, change.changed)
  return change !== undefined
}
