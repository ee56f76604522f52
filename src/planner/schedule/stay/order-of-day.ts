import type { Sight } from '../../../atlas/destination.ts'
import { distanceKm } from '../../../atlas/distance.ts'
import { shortestOrder } from '../search/polish.ts'
import { buildRoute } from '../search/route.ts'
import type { Tour } from '../search/tour.ts'
import { NEAR_KM } from './arrange-days.ts'

/** Who is further away than this has left, km. */
const LEFT_KM = 2
/** So many minutes further one goes rather than come back to where one has been. */
const COMING_BACK = 15

/**
 * The shortest order that keeps every best hour, where one does, and rather not back to where one has been. `tours`:
 * the strictest first.
 */
export function orderOfDay(
  index: number,
  order: readonly number[],
  tours: readonly Tour[],
  sights: readonly Pick<Sight, 'at'>[],
): readonly number[] {
  for (const each of new Set(tours)) {
    const day = each.days[index]
    const shortest = day && shortestOrder(each, day, order, (stops) => comingBack(stops, sights))
    if (shortest && buildRoute(each, day, shortest)) return shortest
  }
  return order
}

/** Minutes for each stop beside one that was left for something elsewhere. */
function comingBack(order: readonly number[], sights: readonly Pick<Sight, 'at'>[]): number {
  const km = (one: number | undefined, other: number) => {
    const [from, to] = [sights[one ?? -1], sights[other]]
    return from && to ? distanceKm(from.at, to.at) : 0
  }
  const back = order.filter(
    (stop, position) =>
      km(order[position - 1], stop) > LEFT_KM &&
      order.slice(0, position).some((before) => km(before, stop) <= NEAR_KM),
  )
  return back.length * COMING_BACK
}
