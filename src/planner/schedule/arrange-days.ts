import type { Sight } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { loadOf } from './balance.ts'
import type { DayFrame } from './frame.ts'
import { buildRoute, type Route } from './route.ts'
import { replaceRoutes, type Solution } from './solution.ts'
import type { Tour } from './tour.ts'

/**
 * Once it is settled what is visited, this settles on which day: neighbours together, no full day without a stop, on
 * action trips each with something to do, days evenly filled, on short ways. Moves one stop, or lets two change places.
 */

/** Sights as close as this are seen on one day, km. */
const NEAR_KM = 1
/** What a day's plan is worth, in the same unit: a pair of neighbours, an hour on the way, a load like that of a full day. */
const WORTH = { pair: 0.5, hour: -1, load: -1, empty: -4, inactive: -1.5 }
/** On an action trip something to do replaces what is worth at most so many times as much. */
const DEARER = 2.5
const LEAST = 1e-6
const ROUNDS = 60

export interface DayWishes {
  /** By stop: those within a walk of it. */
  near: readonly ReadonlySet<number>[]
  /** By day: it is spent there from morning to evening, and should hold something. */
  full: readonly boolean[]
  /** By stop: what one does rather than looks at, where days should hold some. */
  active?: readonly boolean[]
}

export function dayWishes(
  sights: readonly Sight[],
  frames: readonly DayFrame[],
  isAction: boolean,
): DayWishes {
  return {
    near: sights.map(
      (sight, stop) =>
        new Set(
          sights.flatMap(({ at }, other) =>
            other !== stop && distanceKm(at, sight.at) <= NEAR_KM ? [other] : [],
          ),
        ),
    ),
    full: frames.map(
      ({ role, move, maxStops }) => (role === 'full' || role === 'only') && !move && maxStops > 0,
    ),
    ...(isAction && { active: sights.map(({ activity }) => activity !== undefined) }),
  }
}

export function arrangeDays(solution: Solution, wishes: DayWishes): void {
  for (let round = 0; round < ROUNDS; round++)
    if (!moveOne(solution, wishes) && !exchangeOne(solution, wishes) && !replaceOne(solution, wishes)) return
}

/** What is wished for on a day, without its ways and load. */
function wished({ near, full, active }: DayWishes, day: number, order: readonly number[]): number {
  const pairs = order.reduce(
    (sum, stop, index) => sum + order.slice(index + 1).filter((other) => near[stop]?.has(other)).length,
    0,
  )
  const empty = full[day] && order.length === 0 ? WORTH.empty : 0
  const inactive = full[day] && active && !order.some((stop) => active[stop]) ? WORTH.inactive : 0
  return pairs * WORTH.pair + empty + inactive
}

function worthOf(tour: Tour, wishes: DayWishes, day: number, route: Route): number {
  const load = loadOf(tour, route)
  return wished(wishes, day, route.order) + (route.travel / 60) * WORTH.hour + load * load * WORTH.load
}

interface Change {
  gain: number
  changed: { day: number; route: Route }[]
}

function moveOne(solution: Solution, wishes: DayWishes): boolean {
  const { routes } = solution
  let best: Change | undefined
  for (const [from, source] of routes.entries())
    for (const stop of source.order) {
      const rest = source.order.filter((other) => other !== stop)
      for (const [to, target] of routes.entries()) {
        if (to === from) continue
        best = better(solution, wishes, best, [
          { day: from, order: rest },
          { day: to, order: target.order, added: stop },
        ])
      }
    }
  return apply(solution, best)
}

function exchangeOne(solution: Solution, wishes: DayWishes): boolean {
  const { routes } = solution
  let best: Change | undefined
  for (const [one, first] of routes.entries())
    for (const [other, second] of routes.entries()) {
      if (other <= one) continue
      for (const a of first.order)
        for (const b of second.order)
          best = better(solution, wishes, best, [
            { day: one, order: first.order.filter((stop) => stop !== a), added: b },
            { day: other, order: second.order.filter((stop) => stop !== b), added: a },
          ])
    }
  return apply(solution, best)
}

/** Something to do that was left out takes the place of something to look at, on a day that has only that. */
function replaceOne(solution: Solution, wishes: DayWishes): boolean {
  const { tour, routes, dayOf } = solution
  const { active, full } = wishes
  if (!active) return false
  const left = tour.prizes.flatMap((_, stop) => (active[stop] && dayOf[stop] === -1 ? [stop] : []))
  let best: Change | undefined
  for (const [day, { order }] of routes.entries()) {
    if (!full[day] || order.some((stop) => active[stop])) continue
    for (const added of left)
      for (const gone of order) {
        if ((tour.prizes[gone] ?? 0) > (tour.prizes[added] ?? 0) * DEARER) continue
        best = better(solution, wishes, best, [{ day, order: order.filter((stop) => stop !== gone), added }])
      }
  }
  return apply(solution, best)
}

interface Draft {
  day: number
  order: readonly number[]
  added?: number
}

/** The change, where it is feasible and gains more than the best so far. */
function better(
  { tour, routes }: Solution,
  wishes: DayWishes,
  best: Change | undefined,
  drafts: readonly Draft[],
): Change | undefined {
  const least = best?.gain ?? LEAST
  const hoped = drafts.reduce((sum, { day, order, added }) => {
    const now = routes[day]?.order ?? []
    const then = added === undefined ? order : [...order, added]
    return sum + wished(wishes, day, then) - wished(wishes, day, now)
  }, 0)
  // Ways and loads alone are the search's matter.
  if (hoped <= LEAST) return best
  const changed: Change['changed'] = []
  let gain = 0
  for (const { day, order, added } of drafts) {
    const before = routes[day]
    const route = before && shortest(tour, before, order, added)
    if (!route) return best
    gain += worthOf(tour, wishes, day, route) - worthOf(tour, wishes, day, before)
    changed.push({ day, route })
  }
  return gain > least ? { gain, changed } : best
}

function shortest(
  tour: Tour,
  { day }: Route,
  order: readonly number[],
  added: number | undefined,
): Route | undefined {
  if (added === undefined) return buildRoute(tour, day, order)
  let best: Route | undefined
  for (let position = 0; position <= order.length; position++) {
    const route = buildRoute(tour, day, order.toSpliced(position, 0, added))
    if (route && (!best || route.travel < best.travel)) best = route
  }
  return best
}

function apply(solution: Solution, change: Change | undefined): boolean {
  if (change) replaceRoutes(solution, change.changed)
  return change !== undefined
}
