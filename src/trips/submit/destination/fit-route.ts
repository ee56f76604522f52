import type { RouteStop } from '../../../planner/journey/plan-route.ts'
import { shareNights } from '../../../planner/journey/share-nights.ts'

/** Fewer nights than these are too few for a stop, unless the route gives it fewer. */
const LEAST_NIGHTS = 2
/** Of so few stops one may be cut short. */
const CUT_SHORT = { stops: 3, nights: 1 }
/** A route is no answer to more nights than so many times its own, or fewer than its own by so much. */
const MOST_TIMES = 2

/**
 * The stops of a ready route with as many nights as the trip has, shared as the planner shares them: what a longer trip
 * has more goes where there is most to see. Undefined where the trip is too short for all of the stops.
 */
export function fitRoute(stops: readonly RouteStop[], nights: number): RouteStop[] | undefined {
  const least = stops.map((stop) => Math.min(stop.nights, LEAST_NIGHTS))
  const missing = least.reduce((sum, each) => sum + each, 0) - nights
  if (missing > (stops.length <= CUT_SHORT.stops ? CUT_SHORT.nights : 0)) return undefined
  if (nightsOf(stops) > MOST_TIMES * nights) return undefined
  const isWhole = nightsOf(stops) <= nights
  const wanted = stops.map(({ destination, nights: own }, index) => ({
    destination,
    least: isWhole ? own : (least[index] ?? 1),
  }))
  const shared = shareNights(wanted, nights)
  return shared && stops.map(({ destination }, index) => ({ destination, nights: shared[index] ?? 1 }))
}

/** Whether a route is meant for about so many nights. */
export function suitsNights(stops: readonly Pick<RouteStop, 'nights'>[], nights: number): boolean {
  const own = nightsOf(stops)
  return own <= nights && nights <= MOST_TIMES * own
}

function nightsOf(stops: readonly Pick<RouteStop, 'nights'>[]): number {
  return stops.reduce((sum, stop) => sum + stop.nights, 0)
}
