import type { Route } from './route.ts'
import type { Tour } from './tour.ts'
import { minutesBetween, stopAt } from './visit-times.ts'

/** Minutes of way that `stop` adds before `position` (from 0). */
export function addedWay(
  tour: Tour,
  { day, order }: Pick<Route, 'day' | 'order'>,
  stop: number,
  position: number,
): number {
  const before = stopAt(order, position - 1)
  const next = stopAt(order, position)
  return (
    minutesBetween(tour, day, before, stop) +
    minutesBetween(tour, day, stop, next) -
    minutesBetween(tour, day, before, next)
  )
}

/** Minutes of way that leaving out the stop at `position` saves. */
export function savedWay(tour: Tour, { day, order }: Route, position: number): number {
  const before = stopAt(order, position - 1)
  const stop = stopAt(order, position)
  const next = stopAt(order, position + 1)
  return (
    minutesBetween(tour, day, before, stop) +
    minutesBetween(tour, day, stop, next) -
    minutesBetween(tour, day, before, next)
  )
}
