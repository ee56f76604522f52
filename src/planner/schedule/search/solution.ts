import { buildRoute, insertionShift, type Route } from './route.ts'
import type { Orders, Tour, TourDay } from './tour.ts'
import { addedWay } from './way-changes.ts'

/** A feasible set of routes that is being improved; changed in place. */
export interface Solution {
  readonly tour: Tour
  readonly routes: Route[]
  /** By stop: its day, or -1. */
  readonly dayOf: Int32Array
  prize: number
}

/** Starts from given orders; what does not fit any more is left out. */
export function createSolution(tour: Tour, orders: Orders = []): Solution {
  const dayOf = new Int32Array(tour.prizes.length).fill(-1)
  const solution: Solution = { tour, routes: [], dayOf, prize: 0 }
  for (const [index, day] of tour.days.entries()) {
    const order = (orders[index] ?? []).filter((stop) => dayOf[stop] === -1)
    // As a whole first: a stop may be too far out for a day's end but for the next one on the way back.
    const route = buildRoute(tour, day, order) ?? longestRoute(tour, day, order) ?? neverHome(index)
    for (const stop of route.order) {
      dayOf[stop] = index
      solution.prize += tour.prizes[stop] ?? 0
    }
    solution.routes.push(route)
  }
  return solution
}

/** Of these stops, in order, each that still fits after those before it. */
function longestRoute(tour: Tour, day: TourDay, order: readonly number[]): Route | undefined {
  return order.reduce<Route | undefined>(
    (route, stop) => (route && buildRoute(tour, day, [...route.order, stop])) ?? route,
    buildRoute(tour, day, []),
  )
}

function neverHome(day: number): never {
  throw new Error(`day ${day} ends before it begins`)
}

export function copySolution({ tour, routes, dayOf, prize }: Solution): Solution {
  return { tour, routes: [...routes], dayOf: dayOf.slice(), prize }
}

/** As it was when it was copied. */
export function restore(solution: Solution, { routes, dayOf, prize }: Solution): void {
  solution.routes.splice(0, solution.routes.length, ...routes)
  solution.dayOf.set(dayOf)
  solution.prize = prize
}

/** Minutes under way on all days. */
export function travelOf(solution: Solution): number {
  return solution.routes.reduce((sum, route) => sum + route.travel, 0)
}

/** Better: worth more than its ways cost, or worth the same on a shorter way. */
export function isBetter(a: Solution, b: Solution): boolean {
  const [travelA, travelB] = [travelOf(a), travelOf(b)]
  const cost = a.tour.wayCost ?? 0
  const gain = a.prize - b.prize - (travelA - travelB) * cost
  return gain > 0 || (gain === 0 && travelA < travelB)
}

/** Gives days new routes, all at once: stops may change over between them. */
export function replaceRoutes(solution: Solution, changed: readonly { day: number; route: Route }[]): void {
  const { routes, dayOf, tour } = solution
  for (const { day } of changed)
    for (const stop of routes[day]?.order ?? []) {
      dayOf[stop] = -1
      solution.prize -= tour.prizes[stop] ?? 0
    }
  for (const { day, route } of changed) {
    for (const stop of route.order) {
      dayOf[stop] = day
      solution.prize += tour.prizes[stop] ?? 0
    }
    routes[day] = route
  }
}

interface Insertion {
  stop: number
  day: number
  position: number
  ratio: number
}

/**
 * Puts in stops as long as one fits, each time the one with the highest prize² per minute it takes
 * (Vansteenwegen et al., Iterated local search for the TOPTW, 2009). `favour` multiplies that, by stop. True when any
 * came in.
 */
export function insertAll(solution: Solution, favour?: readonly number[]): boolean {
  const { tour, dayOf } = solution
  const best: (Insertion | undefined)[] = Array.from({ length: tour.prizes.length })
  let stale = new Set(tour.days.keys())
  let everything = true
  let inserted = false
  for (;;) {
    let chosen: Insertion | undefined
    for (let stop = 0; stop < tour.prizes.length; stop++) {
      if (dayOf[stop] !== -1) continue
      const known = best[stop]
      // Only the day just changed can have got better or worse; a place lost on it may be anywhere.
      const lost = known !== undefined && stale.has(known.day)
      const found = cheapest(
        solution,
        stop,
        favour?.[stop] ?? 1,
        everything || lost ? tour.days.keys() : stale,
        lost ? undefined : known,
      )
      best[stop] = found
      if (found && (!chosen || found.ratio > chosen.ratio)) chosen = found
    }
    if (!chosen) return inserted
    const route = solution.routes[chosen.day]
    const longer =
      route && buildRoute(tour, route.day, route.order.toSpliced(chosen.position, 0, chosen.stop))
    if (!longer) throw new Error('an insertion that was judged feasible is not')
    replaceRoutes(solution, [{ day: chosen.day, route: longer }])
    inserted = true
    everything = false
    stale = new Set([chosen.day])
  }
}

/** A day that nothing was worth the way on takes the best that can be seen on it, and what lies beside that. */
export function fillEmptyDays(solution: Solution): void {
  const { tour, routes, dayOf } = solution
  for (const [index, { day, order }] of routes.entries()) {
    if (order.length > 0) continue
    let best: Route | undefined
    for (const [stop, prize] of tour.prizes.entries()) {
      if (dayOf[stop] !== -1 || prize <= (tour.prizes[best?.order[0] ?? -1] ?? 0)) continue
      best = buildRoute(tour, day, [stop]) ?? best
    }
    if (best) replaceRoutes(solution, [{ day: index, route: best }])
  }
  insertAll(solution)
}

function cheapest(
  { tour, routes }: Solution,
  stop: number,
  favour: number,
  days: Iterable<number>,
  known: Insertion | undefined,
): Insertion | undefined {
  const prize = tour.prizes[stop] ?? 0
  const cost = tour.wayCost ?? 0
  let best = known
  for (const day of days) {
    const route = routes[day]
    if (!route) continue
    for (let position = 0; position <= route.order.length; position++) {
      const shift = insertionShift(tour, route, stop, position)
      if (shift === Infinity) continue
      const worth = cost ? prize - addedWay(tour, route, stop, position) * cost : prize
      if (worth <= 0) continue
      const ratio = (favour * worth * worth) / Math.max(1, shift)
      if (!best || ratio > best.ratio) best = { stop, day, position, ratio }
    }
  }
  return best
}
