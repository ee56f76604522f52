import type { Sight } from '../../../atlas/destination.ts'
import { daysBetween } from '../../../platform/calendar-date.ts'
import { fullDays } from './best-days-first.ts'
import type { DayWishes } from './arrange-days.ts'
import { neighbourPairs } from './neighbour-pairs.ts'
import type { DayFrame } from '../frame.ts'
import { withStop } from '../search/insert-stop.ts'
import { buildRoute, type Route } from '../search/route.ts'
import { replaceRoutes, type Solution } from '../search/solution.ts'

/** A ticket for more sights than these is a park's: it is paid for each day there. */
const MOST_SIGHTS = 3
/** Minutes of way that a second ticket is worth. */
const LONGEST_DETOUR = 45
/** One pair of neighbours may come apart for it where all ways together get no longer: others come closer. */
const PAIRS_GIVEN = 1

interface Ticket {
  stops: readonly number[]
  validDays: number
}

type Changed = readonly { day: number; route: Route }[]

/**
 * The sights of a ticket that is good for some days alone are seen on those: two days change their dates, or a stop its
 * day, alone or against another. What stands together or comes first stays so, but for a pair where ways get shorter.
 */
export function keepTicketsValid(
  solution: Solution,
  sights: readonly Sight[],
  frames: readonly DayFrame[],
  wishes: Pick<DayWishes, 'near' | 'first' | 'last'>,
): void {
  const tickets = ticketsOf(sights)
  for (const ticket of tickets) {
    if (isHeld(solution, ticket, frames)) continue
    const before = {
      pairs: neighbourPairs(solution.routes, wishes.near),
      held: heldBy(solution),
      first: comesFirst(solution),
    }
    const possible = [...daysExchanged(solution, ticket, frames), ...stopsMoved(solution, ticket)]
    const [least] = possible
      .map((changed) => ({ changed, detour: detourOf(solution, changed) }))
      .filter(({ detour }) => detour <= LONGEST_DETOUR)
      .map((each) => {
        const tried = withRoutes(solution, each.changed)
        return { ...each, tried, torn: Math.max(0, before.pairs - neighbourPairs(tried.routes, wishes.near)) }
      })
      .toSorted((a, b) => a.torn - b.torn || a.detour - b.detour)
      .filter(
        ({ changed, detour, tried, torn }) =>
          isHeld(tried, ticket, frames) &&
          heldBy(tried) > before.held &&
          torn <= (detour <= 0 ? PAIRS_GIVEN : 0) &&
          comesFirst(tried) >= before.first &&
          !changed.some(({ day, route }) => waits(day, route, solution.routes[day])),
      )
    if (least) replaceRoutes(solution, least.changed)
  }

  function heldBy(each: Pick<Solution, 'dayOf'>): number {
    return tickets.filter((ticket) => isHeld(each, ticket, frames)).length
  }

  /** What one came for that is seen by the first full day. */
  function comesFirst({ routes }: Pick<Solution, 'routes'>): number {
    const [begin = -1] = fullDays(frames)
    const early = routes
      .slice(0, begin + 1)
      .flatMap(({ order }) => order.filter((stop) => wishes.first?.[stop]))
    return Math.min(1, early.length)
  }

  /** Something one came for would be left to the day of leaving. */
  function waits(day: number, { order }: Route, old: Route | undefined): boolean {
    const isLast = wishes.last?.[day] ?? false
    return isLast && order.some((stop) => wishes.first?.[stop] && !old?.order.includes(stop))
  }
}

function ticketsOf(sights: readonly Sight[]): Ticket[] {
  const names = new Set(sights.flatMap(({ ticket, validDays }) => (ticket && validDays ? [ticket] : [])))
  return [...names].flatMap((name) => {
    const stops = sights.flatMap(({ ticket }, stop) => (ticket === name ? [stop] : []))
    const validDays = sights[stops[0] ?? -1]?.validDays
    return validDays && stops.length > 1 && stops.length <= MOST_SIGHTS ? [{ stops, validDays }] : []
  })
}

function isHeld(
  { dayOf }: Pick<Solution, 'dayOf'>,
  { stops, validDays }: Ticket,
  frames: readonly DayFrame[],
): boolean {
  const days = stops.map((stop) => dayOf[stop] ?? -1).filter((day) => day >= 0)
  const [first, last] = [frames[Math.min(...days)]?.date, frames[Math.max(...days)]?.date]
  return !first || !last || daysBetween(first, last) < validDays
}

/** Whole days that change their dates: one with a sight of the ticket, and any other. */
function* daysExchanged({ tour, routes, dayOf }: Solution, { stops }: Ticket, frames: readonly DayFrame[]) {
  const full = fullDays(frames)
  for (const day of new Set(stops.map((stop) => dayOf[stop] ?? -1)))
    for (const other of full) {
      const [one, two] = [routes[day], routes[other]]
      if (!full.includes(day) || other === day || !one || !two) continue
      const [route, back] = [buildRoute(tour, one.day, two.order), buildRoute(tour, two.day, one.order)]
      if (route && back)
        yield [
          { day, route },
          { day: other, route: back },
        ] satisfies Changed
    }
}

/** A stop of the ticket on another day, in the place of one of its stops or of none. */
function* stopsMoved({ tour, routes, dayOf }: Solution, { stops }: Ticket) {
  for (const stop of stops) {
    const from = dayOf[stop] ?? -1
    const source = routes[from]
    if (!source) continue
    const rest = source.order.filter((each) => each !== stop)
    for (const [day, target] of routes.entries()) {
      if (day === from) continue
      for (const gone of [undefined, ...target.order]) {
        const route = withStop(
          tour,
          target.day,
          target.order.filter((each) => each !== gone),
          stop,
        )
        const left =
          gone === undefined ? buildRoute(tour, source.day, rest) : withStop(tour, source.day, rest, gone)
        if (route && left)
          yield [
            { day: from, route: left },
            { day, route },
          ] satisfies Changed
      }
    }
  }
}

function detourOf({ routes }: Solution, changed: Changed): number {
  return changed.reduce((sum, { day, route }) => sum + route.travel - (routes[day]?.travel ?? 0), 0)
}

function withRoutes({ routes, dayOf }: Solution, changed: Changed): Pick<Solution, 'routes' | 'dayOf'> {
  const days = dayOf.slice()
  for (const { day, route } of changed) for (const stop of route.order) days[stop] = day
  return {
    routes: routes.map((route, day) => changed.find((each) => each.day === day)?.route ?? route),
    dayOf: days,
  }
}
