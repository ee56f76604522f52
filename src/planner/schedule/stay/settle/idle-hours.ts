import type { DayFrame } from '../../frame.ts'
import { buildRoute, type Route } from '../../search/route.ts'
import { timesOf } from '../../search/times.ts'
import type { Tour, TourDay } from '../../search/tour.ts'
import { minutesBetween } from '../../search/visit-times.ts'
import { addedWay } from '../../search/way-changes.ts'

/** Where a day's hours are idle, and where one stop more comes in. */

const BEFORE_DINNER = 15

/** Idle minutes before each stop of a route, and after the last until dinner. */
export function holesOf(tour: Tour, route: Route, frame: DayFrame): number[] {
  const { starts, lunch } = timesOf(tour, route)
  const evening = Math.min(
    frame.leaves ?? Infinity,
    frame.dinner === undefined ? frame.end : frame.dinner - BEFORE_DINNER,
  )
  const before = route.order.map((stop, position) => {
    const last = route.order[position - 1]
    const left = last === undefined ? frame.start : (starts[position - 1] ?? 0) + (tour.minutes[last] ?? 0)
    const meal = lunch?.after === position ? lunch.end - lunch.start : 0
    return (starts[position] ?? 0) - left - meal - minutesBetween(tour, route.day, last ?? -1, stop)
  })
  return [...before, evening - route.end]
}

/** Before which stops, and after the last, so much is idle. */
export function inHoles(holes: readonly number[], hole: number): number[] {
  return holes.flatMap((idle, position) => (idle >= hole ? [position] : []))
}

/** At which of these positions a stop comes in on the shortest way, before no earlier morning than `start` and no later evening; undefined where at none. */
export function positionFor(
  tour: Tour,
  day: TourDay,
  route: Route,
  positions: readonly number[],
  stop: number,
  longest: number,
  start: number,
  idle = 0,
): number | undefined {
  let best: { position: number; way: number } | undefined
  const latest = Math.max(route.end, route.end + idle)
  for (const position of positions) {
    const way = addedWay(tour, route, stop, position)
    if (way > longest || (best && way >= best.way)) continue
    const longer = buildRoute(tour, day, route.order.toSpliced(position, 0, stop))
    if (!longer || longer.end > latest || (position === 0 && startOf(tour, longer) < start)) continue
    best = { position, way }
  }
  return best?.position
}

function startOf(tour: Tour, route: Route): number {
  return timesOf(tour, route).starts[0] ?? Infinity
}
