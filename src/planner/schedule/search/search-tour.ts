import { exchange, relocate, twoOpt } from './moves.ts'
import { createRandom } from './random.ts'
import { replace } from './replace.ts'
import { buildRoute } from './route.ts'
import {
  copySolution,
  createSolution,
  insertAll,
  isBetter,
  replaceRoutes,
  restore,
  type Solution,
} from './solution.ts'
import type { Orders, Tour } from './tour.ts'

export interface SearchOptions {
  seed: number
  /** Shakes without an improvement after which the search ends. */
  patience: number
}

export interface SearchResult {
  orders: Orders
  prize: number
}

/**
 * Iterated local search for the team orienteering problem with time windows: insert what fits, shorten, exchange,
 * then shake by taking a stretch out of every day (Vansteenwegen et al. 2009, with replace and cross-day moves added).
 * Bounded by iterations, never by time; the same seed gives the same result.
 */
export function searchTour(tour: Tour, { seed, patience }: SearchOptions): SearchResult {
  const random = createRandom(seed)
  const current = createSolution(tour)
  improve(current)
  let best = copySolution(current)
  let length = 1
  let start = 0
  const longest = Math.max(1, Math.floor(tour.prizes.length / (3 * tour.days.length)))
  for (let idle = 0; idle < patience;) {
    const stretch = 1 + Math.floor(random() * length)
    if (idle % 2 === 0) shake(current, start, stretch)
    else force(current, random, idle % 4 === 1)
    start += stretch
    length = length >= longest ? 1 : length + 1
    improve(
      current,
      tour.prizes.map(() => 0.25 + random() * random() * 4),
    )
    if (isBetter(current, best)) {
      best = copySolution(current)
      idle = 0
      length = 1
    } else idle++
    if (idle > 0 && idle % RETURN === 0) restore(current, best)
  }
  return { orders: best.routes.map((route) => route.order), prize: best.prize }
}

/** Idle shakes after which the search goes back to the best it has found. */
const RETURN = 20

function improve(solution: Solution, favour?: readonly number[]): void {
  insertAll(solution, favour)
  for (let again = true; again;) {
    const shorter = [twoOpt(solution), relocate(solution), exchange(solution)].some(Boolean)
    again = replace(solution)
    if (shorter || again) again = insertAll(solution) || again
  }
}

/** Takes `length` neighbouring stops out of every day, from `start` on, round the day's end. */
function shake(solution: Solution, start: number, length: number): void {
  for (const [day, route] of solution.routes.entries()) {
    const size = route.order.length
    if (size === 0) continue
    const first = start % size
    const kept = route.order.filter((_, position) => (position - first + size) % size >= length)
    const rest = buildRoute(solution.tour, route.day, kept)
    // Taking stops out can only break a day where long ways make a detour the shorter way.
    if (rest) replaceRoutes(solution, [{ day, route: rest }])
  }
}

/**
 * Empties a day at random but for one stop that was left out so far: it takes more than a neighbour to make room. Any
 * of them, or the one that is worth most.
 */
function force(solution: Solution, random: () => number, dearest: boolean): void {
  const { tour, routes, dayOf } = solution
  const left = tour.prizes.flatMap((_, stop) => (dayOf[stop] === -1 ? [stop] : []))
  const most = Math.max(...left.map((stop) => tour.prizes[stop] ?? 0))
  const among = dearest ? left.filter((stop) => tour.prizes[stop] === most) : left
  const stop = among[Math.floor(random() * among.length)]
  const day = Math.floor(random() * routes.length)
  const frame = routes[day]?.day
  const route = stop !== undefined && frame && buildRoute(tour, frame, [stop])
  if (route) replaceRoutes(solution, [{ day, route }])
}
