import type { Sight } from '../../../../atlas/destination.ts'
import { daysBetween } from '../../../../platform/calendar-date.ts'
import { fullDays } from './best-days-first.ts'
import { daysExchanged, detourOf, stopsMoved, withRoutes } from '../day-changes.ts'
import type { DayWishes } from './day-wishes.ts'
import { fillEmptied } from './emptied-days.ts'
import { neighbourPairs } from './neighbour-pairs.ts'
import type { DayFrame } from '../../frame.ts'
import type { Route } from '../../search/route.ts'
import { replaceRoutes, type Solution } from '../../search/solution.ts'

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
    const possible = [...daysExchanged(solution, ticket.stops, frames), ...stopsMoved(solution, ticket.stops)]
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
    if (!least) continue
    replaceRoutes(solution, least.changed)
    fillEmptied(solution, least.changed, ticket.stops, wishes.near)
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
