import type { DayFrame } from '../../frame.ts'
import { buildRoute } from '../../search/route.ts'
import { replaceRoutes, type Solution } from '../../search/solution.ts'
import type { TourDay } from '../../search/tour.ts'

/** So many days at one place are a long stay. */
const LONG_STAY = 10
/** So many are a month: the best of them do not all come in its first half. */
const MONTH = 24

/**
 * The best days come while everybody is fresh. `counts`: by stop, whether it makes a day one of the best; where there is
 * room for all sights, each does.
 */
export function bestDaysFirst(
  solution: Solution,
  frames: readonly DayFrame[],
  counts: (stop: number) => boolean = () => true,
): void {
  const { tour, routes } = solution
  const full = fullDays(frames)
  for (const [position, early] of full.entries()) {
    const better = full.slice(position + 1).filter((late) => prizeAt(late) > prizeAt(early))
    const bestFirst = better.toSorted((a, b) => prizeAt(b) - prizeAt(a))
    bestFirst.some((late) => exchangeDays(solution, early, late))
  }

  function prizeAt(day: number): number {
    const order = routes[day]?.order ?? []
    return order.reduce((sum, stop) => sum + (counts(stop) ? (tour.prizes[stop] ?? 0) : 0), 0)
  }
}

/** Spent at one place from morning to evening. */
export function fullDays(frames: readonly DayFrame[]): number[] {
  return frames.flatMap(({ role, move }, index) => (role === 'full' && !move ? [index] : []))
}

/**
 * In a long stay days out and days close by take turns, the best of each first: so that there is somewhere to go until
 * the end, and a rest before it.
 */
export function takeTurns(solution: Solution, frames: readonly DayFrame[]): void {
  const { tour, routes } = solution
  const days = fullDays(frames).filter((day) => routes[day]?.order.length)
  if (days.length < LONG_STAY) return
  const way = (day: number) => routes[day]?.travel ?? 0
  const middle = days.map(way).toSorted((a, b) => a - b)[Math.floor(days.length / 2)] ?? 0
  const prize = (day: number) =>
    (routes[day]?.order ?? []).reduce((sum, stop) => sum + (tour.prizes[stop] ?? 0), 0)
  let turns = 0
  let isNear = way(days[0] ?? -1) >= middle
  for (const [position, day] of days.entries()) {
    if (position === 0) continue
    const rest = days.slice(position).toSorted((a, b) => prize(b) - prize(a))
    const fitting = rest.filter((each) => way(each) < middle === isNear)
    if (!isNear) turns++
    const skipped = !isNear && days.length >= MONTH && turns % 2 === 0 ? Math.floor(fitting.length / 2) : 0
    const inTurn = [...fitting.slice(skipped), ...fitting.slice(0, skipped)]
    inTurn.some((each) => each === day || exchangeDays(solution, day, each))
    isNear = way(day) >= middle
  }
}

/** Two days change their dates, where everything is open then. */
function exchangeDays(solution: Solution, early: number, late: number): boolean {
  const { tour, routes } = solution
  const [one, other] = [routes[early], routes[late]]
  if (!one || !other || one.order.length === 0) return false
  const sooner = buildRoute(tour, one.day, other.order)
  const later = buildRoute(tour, other.day, one.order)
  if (!sooner || !later) return false
  replaceRoutes(solution, [
    { day: early, route: sooner },
    { day: late, route: later },
  ])
  return true
}

export function isOpen({ opens, closes }: TourDay, stop: number): boolean {
  return (opens[stop] ?? Infinity) <= (closes[stop] ?? -1)
}
