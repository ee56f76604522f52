import type { Sight } from '../../../../atlas/destination.ts'
import { pricedAt } from '../../../../atlas/ticket-price.ts'
import type { DayWishes } from './day-wishes.ts'
import { type Changed, daysExchanged, detourOf, stopsMoved, withRoutes } from '../day-changes.ts'
import { neighbourPairs } from './neighbour-pairs.ts'
import type { DayFrame } from '../../frame.ts'
import { FAMOUS } from '../../party/fame.ts'
import type { Party } from '../../party/party-likes.ts'
import { replaceRoutes, type Solution } from '../../search/solution.ts'

/** Minutes of way that a free ticket is worth. */
const LONGEST_DETOUR = 30
/** Sights of a lower score may give way where they do not fit into the other day. */
const LEFT_OUT_BELOW = 7
const ROUNDS = 4

/**
 * Who counts every coin sees on a free day what is free on it, where it may stand on either: two days change their dates,
 * or a stop its day. No neighbours come apart for it, and nothing that one came for waits for the last morning.
 */
export function freeDaysFirst(
  solution: Solution,
  sights: readonly Sight[],
  frames: readonly DayFrame[],
  { budget }: Party,
  { near, first, last }: Pick<DayWishes, 'near' | 'first' | 'last'>,
): void {
  if (budget !== 'budget') return
  for (let round = 0; round < ROUNDS; round++) {
    const stops = [...solution.dayOf.keys()].filter(saves)
    const paid = paidBy(solution.dayOf)
    const pairs = neighbourPairs(solution.routes, near)
    const possible = [...daysExchanged(solution, stops, frames, isLess), ...stopsMoved(solution, stops)]
    const [best] = possible
      .filter(
        (changed) => detourOf(solution, changed) <= LONGEST_DETOUR && !waits(changed) && isFair(changed),
      )
      .map((changed) => ({ changed, tried: withRoutes(solution, changed) }))
      .filter(({ tried }) => neighbourPairs(tried.routes, near) >= pairs)
      .map(({ changed, tried }) => ({ changed, paid: paidBy(tried.dayOf) }))
      .toSorted((a, b) => a.paid - b.paid)
    if (!best || best.paid >= paid) return
    replaceRoutes(solution, best.changed)
  }

  /** For what the place is known for alone something lesser is left out. */
  function isFair(changed: Changed): boolean {
    const before = changed.flatMap(({ day }) => solution.routes[day]?.order ?? [])
    const after = changed.flatMap(({ route }) => route.order)
    return (
      after.length === before.length ||
      after.some((stop) => saves(stop) && (sights[stop]?.score ?? 0) >= FAMOUS)
    )
  }

  /** Something else fills its hours. */
  function isLess(stop: number): boolean {
    return (sights[stop]?.score ?? 0) < LEFT_OUT_BELOW
  }

  /** It stands on a day on which it costs more than on another. */
  function saves(stop: number): boolean {
    const day = solution.dayOf[stop] ?? -1
    const now = priceOn(stop, day)
    return day >= 0 && frames.some((_, other) => priceOn(stop, other) < now)
  }

  function priceOn(stop: number, day: number): number {
    const [sight, frame] = [sights[stop], frames[day]]
    return sight?.reduced && frame ? (pricedAt(sight, frame.date).adult ?? 0) : (sight?.adult ?? 0)
  }

  function paidBy(dayOf: ArrayLike<number>): number {
    return Array.from(dayOf).reduce((sum, day, stop) => sum + (day >= 0 ? priceOn(stop, day) : 0), 0)
  }

  function waits(changed: Changed): boolean {
    return changed.some(({ day, route }) => {
      const before = solution.routes[day]?.order ?? []
      return last?.[day] && route.order.some((stop) => first?.[stop] && !before.includes(stop))
    })
  }
}
