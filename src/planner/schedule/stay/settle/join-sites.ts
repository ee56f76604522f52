import type { Sight } from '../../../../atlas/destination.ts'
import { worthOf } from './arrange-days.ts'
import type { DayWishes } from './day-wishes.ts'
import { fullDays } from './best-days-first.ts'
import { noneOneOrTwo } from './best-first.ts'
import type { DayFrame } from '../../frame.ts'
import { loadOf } from '../../search/balance.ts'
import { exchanged, routeExchanged } from '../../search/insert-stop.ts'
import { neighbourPairs, othersWithin } from './neighbour-pairs.ts'
import { type Change, makeRoom, type Sites, type SiteSearch } from '../room-for-site.ts'
import type { Route } from '../../search/route.ts'
import { replaceRoutes, type Solution } from '../../search/solution.ts'
import type { Tour } from '../../search/tour.ts'

/**
 * A site far from the base is seen on one full day, where that takes more than a stop changing its day: some of each of
 * two days change over, or lesser stops make room for it.
 */

/** Stops so close to each other, km, and further than so many minutes from the base are a site; further out, a wider one. */
const SITES = [
  { out: 30, km: 4 },
  { out: 15, km: 1.5 },
]
/** Ways may be so much longer where stops change over, minutes. */
const LONGEST_DETOUR = 20
/** No day is left emptier than either was, unless so much of it is filled. */
const FILLED = 0.6
const ROUNDS = 10

export function joinSites(
  solution: Solution,
  frames: readonly DayFrame[],
  wishes: DayWishes,
  { sights, kept }: { sights: readonly Sight[]; kept: readonly boolean[] },
): void {
  const search = { solution, days: fullDays(frames), wishes, sites: sitesOf(solution, sights), kept }
  for (let round = 0; round < ROUNDS; round++) if (!exchangeStops(search) && !makeRoom(search)) return
}

function sitesOf({ tour }: Solution, sights: readonly Sight[]): Sites {
  const out = (stop: number) => tour.days[0]?.from[stop] ?? 0
  const widthOf = (one: number, other: number) =>
    SITES.find((site) => Math.min(out(one), out(other)) > site.out)?.km ?? -1
  return othersWithin(sights, widthOf)
}

/** Up to two stops of each of two days change over: the best exchange that joins what belongs together. */
function exchangeStops(search: SiteSearch): boolean {
  const { solution, days, sites } = search
  let best: Change | undefined
  for (const [index, one] of days.entries())
    for (const other of days.slice(index + 1)) {
      const [first, second] = [solution.routes[one], solution.routes[other]]
      if (!first || !second || !isTorn(first, second, sites)) continue
      for (const out of noneOneOrTwo(first.order))
        for (const back of noneOneOrTwo(second.order)) {
          const changed = exchangeOf(
            search,
            { day: one, route: first, out },
            { day: other, route: second, out: back },
          )
          const gain = changed ? gainOf(search, changed) : 0
          if (changed && gain > (best?.gain ?? 0)) best = { gain, changed }
        }
    }
  if (best) replaceRoutes(solution, best.changed)
  return best !== undefined
}

function isTorn(one: Route, other: Route, sites: Sites): boolean {
  return one.order.some((stop) => other.order.some((each) => sites[stop]?.has(each)))
}

interface Side {
  day: number
  route: Route
  /** The stops that change over to the other day. */
  out: readonly number[]
}

function exchangeOf(
  { solution: { tour }, sites, wishes }: SiteSearch,
  one: Side,
  other: Side,
): Change['changed'] | undefined {
  const before = [one.route, other.route]
  const orders = [
    { order: exchanged(one.route.order, one.out, other.out) },
    { order: exchanged(other.route.order, other.out, one.out) },
  ]
  if (neighbourPairs(orders, sites) <= neighbourPairs(before, sites)) return undefined
  if (neighbourPairs(orders, wishes.near) < neighbourPairs(before, wishes.near)) return undefined
  const first = routeExchanged(tour, one.route, one.out, other.out)
  const second = first && routeExchanged(tour, other.route, other.out, one.out)
  if (!first || !second) return undefined
  const after = [first, second]
  if (waysOf(after) > waysOf(before) + LONGEST_DETOUR) return undefined
  if (leastLoad(tour, after) < Math.min(FILLED, leastLoad(tour, before))) return undefined
  return [
    { day: one.day, route: first },
    { day: other.day, route: second },
  ]
}

function waysOf(routes: readonly Route[]): number {
  return routes.reduce((sum, { travel }) => sum + travel, 0)
}

function leastLoad(tour: Tour, routes: readonly Route[]): number {
  return Math.min(...routes.map((route) => loadOf(tour, route)))
}

function gainOf({ solution: { tour, routes }, wishes }: SiteSearch, changed: Change['changed']): number {
  return changed.reduce((sum, { day, route }) => {
    const before = routes[day]
    return sum + worthOf(tour, wishes, day, route) - (before ? worthOf(tour, wishes, day, before) : 0)
  }, 0)
}
