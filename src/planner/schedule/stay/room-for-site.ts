import { worthOf } from './settle/arrange-days.ts'
import type { DayWishes } from './settle/day-wishes.ts'
import { isOpen } from './settle/best-days-first.ts'
import { noneOneOrTwo } from './settle/best-first.ts'
import { neighbourPairs } from './settle/neighbour-pairs.ts'
import { routeExchanged, withStop } from '../search/insert-stop.ts'
import type { Route } from '../search/route.ts'
import { copySolution, insertAll, replaceRoutes, restore, type Solution } from '../search/solution.ts'

/** What it costs to come back, by stop seen before, and for how many at most, in the unit of arrange-days.ts. */
const BACK_AGAIN = 1
const MOST_SEEN = 2
/** Prizes in that unit: what an hour under way costs in the search. */
const PRIZE = 18_000
/** What may be lost for it in all, in prizes: a sight that nobody would have missed. */
const MOST_LOST = 12_000
const TRIED = 3

/** By stop: the others of its site. */
export type Sites = DayWishes['near']

export interface SiteSearch {
  solution: Solution
  /** The full ones. */
  days: readonly number[]
  wishes: DayWishes
  sites: Sites
  /** By stop: it makes room for nothing. */
  kept: readonly boolean[]
}

export interface Change {
  gain: number
  changed: { day: number; route: Route }[]
}

interface Coming extends Change {
  /** What coming back would have cost. */
  back: number
}

/** A stop goes to the day of its site; lesser ones make room there, and what was left out fills the hours. */
export function makeRoom(search: SiteSearch): boolean {
  const { solution, wishes } = search
  const before = copySolution(solution)
  const worth = worthOfAll(solution, wishes)
  const best = [...solution.dayOf.keys()].flatMap((stop) => comings(search, stop))
  for (const { changed, back } of best.toSorted((a, b) => b.gain - a.gain).slice(0, TRIED)) {
    replaceRoutes(solution, changed)
    insertAll(solution)
    const lost = before.prize - solution.prize
    const isTorn = neighbourPairs(solution.routes, wishes.near) < neighbourPairs(before.routes, wishes.near)
    if (!isTorn && lost <= MOST_LOST && worthOfAll(solution, wishes) + back - lost / PRIZE > worth)
      return true
    restore(solution, before)
  }
  return false
}

function worthOfAll({ tour, routes }: Solution, wishes: DayWishes): number {
  return routes.reduce((sum, route, day) => sum + worthOf(tour, wishes, day, route), 0)
}

/** The ways in which a stop may go to a day that sees more of its site than its own, and gain. */
function comings(search: SiteSearch, stop: number): Coming[] {
  const { solution, days, sites } = search
  const { tour, routes, dayOf } = solution
  const from = dayOf[stop] ?? -1
  const source = routes[from]
  if (!source || !days.includes(from) || source.order.length < 2 || !sites[stop]?.size) return []
  const rest = routeExchanged(tour, source, [stop], [])
  if (!rest) return []
  const seen = ({ order }: Route) => order.filter((other) => sites[stop]?.has(other)).length
  return days.flatMap((day) => {
    const target = routes[day]
    const more = target ? seen(target) - seen(source) : 0
    if (!target || day === from || more <= 0 || !isOpen(target.day, stop)) return []
    return roomFor(search, stop, { from, source, rest, day, target }, BACK_AGAIN * Math.min(MOST_SEEN, more))
  })
}

interface Move {
  from: number
  source: Route
  /** The source without the stop. */
  rest: Route
  day: number
  target: Route
}

function roomFor(
  { solution: { tour }, wishes, sites, kept }: SiteSearch,
  stop: number,
  { from, source, rest, day, target }: Move,
  back: number,
): Coming[] {
  const worth = worthOf(tour, wishes, from, source) + worthOf(tour, wishes, day, target)
  const lesser = target.order.filter(
    (each) => !kept[each] && !wishes.first?.[each] && !sites[stop]?.has(each),
  )
  return noneOneOrTwo(lesser).flatMap((gone) => {
    const route = routeExchanged(tour, target, gone, [stop])
    if (!route) return []
    const left = gone.reduce((less, each) => withStop(tour, less.day, less.order, each) ?? less, rest)
    const lost = gone.filter((each) => !left.order.includes(each))
    const prize = lost.reduce((sum, each) => sum + (tour.prizes[each] ?? 0), 0)
    const then = worthOf(tour, wishes, from, left) + worthOf(tour, wishes, day, route)
    const gain = then + back - prize / PRIZE - worth
    const changed = [
      { day: from, route: left },
      { day, route },
    ]
    return gain > 0 ? [{ gain, back, changed }] : []
  })
}
