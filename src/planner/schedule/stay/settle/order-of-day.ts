import type { Sight } from '../../../../atlas/destination.ts'
import { distanceKm } from '../../../../atlas/distance.ts'
import type { Span } from '../../../../atlas/moments.ts'
import { isExposed } from '../../hours/midday-heat.ts'
import { shortestOrder } from '../../search/polish.ts'
import { buildRoute, type Route } from '../../search/route.ts'
import { endOfVisit } from '../../search/visit-times.ts'
import { timesOf } from '../../search/times.ts'
import type { Tour } from '../../search/tour.ts'
import { NEAR_KM } from './neighbour-pairs.ts'

/** Who is further away than this has left, km. */
const LEFT_KM = 2
/** So many minutes further one goes rather than come back to where one has been. */
const COMING_BACK = 15
/** So many minutes of way a minute without shade at a warm noon is worth. */
const IN_THE_SUN = 0.3
/** And so many one that nothing fills between two stops. */
const IDLE = 0.12

/** A bath is for after the climb: so many minutes further one goes rather than sweat behind it. */
const BATHS = /\b(hot pools?|hot springs?|onsen|spas?|thermal|hammams?|baths)\b/i
const SWEATING = 30
const STRENUOUS = 3

/** What a day has of hours: those of a warm noon, which what has shade is for, and when it usually begins. */
interface Hours {
  noon?: Span | undefined
  start?: number | undefined
}

type Ordered = Pick<Sight, 'at' | 'setting' | 'category' | 'activity' | 'name' | 'effort'>

/**
 * The shortest order that keeps every best hour, where one does, and rather not back to where one has been, nor in the
 * sun at noon. `tours`: the strictest first.
 */
export function orderOfDay(
  index: number,
  order: readonly number[],
  tours: readonly Tour[],
  sights: readonly Ordered[],
  { noon, start }: Hours = {},
): readonly number[] {
  for (const each of new Set(tours)) {
    const day = each.days[index]
    const off = (route: Route) =>
      comingBack(route.order, sights) +
      afterBath(route.order, sights) +
      inTheSun(each, route, sights, noon) +
      idleMinutes(each, route, start) * IDLE
    const shortest = day && shortestOrder(each, day, order, off)
    if (shortest && buildRoute(each, day, shortest)) return shortest
  }
  return order
}

/** Days to which something has come are walked in another order where that saves so much way, minutes. */
const WORTH_ANOTHER = 10

/** The same days, those with more than `before` in the order that is best for all of it. */
export function inBetterOrder(
  days: readonly (readonly Sight[])[],
  before: readonly (readonly Sight[])[],
  tours: readonly Tour[],
  sights: readonly Sight[],
  hoursOf: (index: number) => Hours,
): Sight[][] {
  const open = tours.map((tour) => withoutPace(tour))
  return days.map((stops, index) => {
    if (stops.length === before[index]?.length) return [...stops]
    const order = stops.map((sight) => sights.indexOf(sight))
    const better = orderOfDay(index, order, open, sights, hoursOf(index))
    const saved = open.some((tour) => {
      const day = tour.days[index]
      const [now, then] = [order, better].map((each) => day && buildRoute(tour, day, each))
      return then !== undefined && (!now || then.travel <= now.travel - WORTH_ANOTHER)
    })
    return saved ? better.flatMap((stop) => sights[stop] ?? []) : [...stops]
  })
}

/** Whether the hours hold them is all that counts once they are chosen. */
function withoutPace(tour: Tour): Tour {
  return { ...tour, room: undefined, days: tour.days.map((day) => ({ ...day, maxStops: Infinity })) }
}

/** Minutes for each stop beside one that was left for something elsewhere. */
function comingBack(order: readonly number[], sights: readonly Ordered[]): number {
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

function afterBath(order: readonly number[], sights: readonly Ordered[]): number {
  const bath = order.findIndex((stop) => BATHS.test(sights[stop]?.name.en ?? ''))
  if (bath < 0) return 0
  return order.slice(bath + 1).some((stop) => (sights[stop]?.effort ?? 1) >= STRENUOUS) ? SWEATING : 0
}

/** From the usual start on, or an earlier first stop, until the way home. */
function idleMinutes(tour: Tour, { day, order, end, travel }: Route, usual = day.start): number {
  const [first] = order
  if (first === undefined) return 0
  const out = day.from[first] ?? 0
  const leaves = endOfVisit(tour, day, first, day.start + out) - (tour.minutes[first] ?? 0) - out
  const visits = order.reduce((sum, stop) => sum + (tour.minutes[stop] ?? 0), 0)
  return Math.max(0, end - Math.min(leaves, usual) - visits - travel - (day.lunch?.minutes ?? 0))
}

/** Minutes of way that it weighs what is without shade at noon. */
function inTheSun(tour: Tour, route: Route, sights: readonly Ordered[], noon: Span | undefined): number {
  if (!noon) return 0
  const { starts } = timesOf(tour, route)
  let minutes = 0
  for (const [position, stop] of route.order.entries()) {
    const [sight, start] = [sights[stop], starts[position] ?? 0]
    if (!sight || !isExposed(sight)) continue
    minutes += Math.max(0, Math.min(start + (tour.minutes[stop] ?? 0), noon.to) - Math.max(start, noon.from))
  }
  return minutes * IN_THE_SUN
}
