import { regionOf } from '../../atlas/bases.ts'
import type { Destination } from '../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import type { RouteEnd, StopOrder } from '../../trips/trip-stops.ts'
import { CHECK_IN, dayLimits } from '../limits.ts'
import type { PlanRequest } from '../plan.ts'
import { daysOfFlight } from '../travel/arrival.ts'
import { hasFewLines } from '../travel/flight-codes.ts'
import { farFlight } from '../travel/far-flight.ts'
import { type StopPlace, type StopWay, wayBetweenStops, wayFromHome } from '../travel/stop-ways.ts'
import { bestOrder, type TourMinutes } from './best-order.ts'
import { shareNights } from './share-nights.ts'

export interface RouteTask {
  stops: readonly { destination: Destination; nights?: number }[]
  order: StopOrder
  ends: RouteEnd
  /** Where the trip begins, where the atlas knows it. */
  home?: StopPlace | undefined
  nights: number
  /** Minutes that a transfer may take of a day. */
  longest: number
  /** Whether flights that take longer count as ways as well: asked for by name, one crosses oceans. */
  fliesFar?: boolean
}

export interface RouteStop {
  destination: Destination
  nights: number
  /** Of these, nights on the way from the stop before; those from home are the trip's. */
  underWay?: number
}

/** What makes a journey impossible, and at which of the stops as they were named. */
export interface RouteProblem {
  stop: number
  reason: 'same_place_twice' | 'part_of_stop' | 'no_way_there' | 'more_stops_than_nights' | 'night_under_way'
}

export type RouteOutcome = { possible: true; stops: RouteStop[] } | ({ possible: false } & RouteProblem)

/** A plane is worth so many minutes more than a train of the same length: nobody tours by plane who need not. */
const PLANE = 150
/** Of another plane on the way, where no line flies straight there. */
const CHANGE_OF_PLANES = 120

/** Nobody moves on so far, km. */
const SAME_TOWN_KM = 3

/** What of a day's window a transfer can fill, minutes. */
export function longestTransfer({
  tripType,
  kids,
  wishes,
}: Pick<PlanRequest, 'tripType' | 'kids' | 'wishes'>): number {
  const { open, close } = dayLimits(tripType, kids, 1, 3, wishes)
  return close - open - CHECK_IN
}

/** The stops of a journey in their order, with their nights. */
export function planRoute(task: RouteTask): RouteOutcome {
  const { stops, order, nights } = task
  const problem = order === 'given' ? givenProblem(task) : sameTwice(stops, () => true)
  if (problem) return { possible: false, ...problem }
  const ordered = order === 'given' ? [...stops.keys()] : bestOrder(tourOf(task))
  if (!ordered) return { possible: false, stop: unreachable(task), reason: 'no_way_there' }
  const sorted = ordered.flatMap((index) => stops[index] ?? [])
  const { home, longest } = task
  const away = sorted.map(({ destination: to }, index) => {
    if (index === 0) return home ? daysOfFlight(home.center, to.center) : 0
    const from = sorted[index - 1]?.destination
    return (from && farFlight(from, to, longest)?.days) ?? 0
  })
  const sleepless = sorted.findIndex(
    (stop, index) => stop.nights !== undefined && stop.nights <= (away[index] ?? 0),
  )
  if (sleepless >= 0) return { possible: false, stop: ordered[sleepless] ?? 0, reason: 'night_under_way' }
  const shared = shareNights(
    sorted.map((stop, index) => ({ ...stop, away: away[index] ?? 0 })),
    nights,
  )
  if (!shared) return { possible: false, stop: stops.length - 1, reason: 'more_stops_than_nights' }
  return {
    possible: true,
    stops: sorted.map(({ destination }, index) => ({
      destination,
      nights: shared[index] ?? 1,
      ...(index > 0 && away[index] && { underWay: away[index] }),
    })),
  }
}

/** What the orders of a journey's stops are compared by. */
export function tourOf({ stops, ends, home, ...reach }: RouteTask): TourMinutes {
  const between = stops.map((from) =>
    stops.map((to) => burdenBetween(from.destination, to.destination, reach)),
  )
  const way = (from: StopPlace, to: StopPlace) => {
    const found = wayFromHome(from, to)
    const ends = [from, to].filter(({ airports }) => hasFewLines(airports[0]?.code))
    return (burdenOf(found) ?? 0) + (found?.mode === 'flight' ? ends.length * CHANGE_OF_PLANES : 0)
  }
  const none = stops.map(() => 0)
  if (!home && ends === 'start')
    // Round and round: where one begins does not matter, so it is the stop named first.
    return {
      first: stops.map((_, index) => (index === 0 ? 0 : Infinity)),
      between,
      last: stops.map((_, index) => (index === 0 ? 0 : (between[index]?.[0] ?? Infinity))),
    }
  return {
    first: home ? stops.map(({ destination }) => way(home, destination)) : none,
    between,
    last: home && ends === 'start' ? stops.map(({ destination }) => way(destination, home)) : none,
  }
}

function burdenOf(way: StopWay | undefined): number | undefined {
  return way && way.minutes + (way.mode === 'flight' ? PLANE : 0)
}

type Reach = Pick<RouteTask, 'longest' | 'fliesFar'>

function burdenBetween(from: Destination, to: Destination, reach: Reach): number {
  const minutes = minutesBetween(from, to, reach)
  return minutes === 0 || minutes === Infinity ? minutes : (burdenOf(wayBetweenStops(from, to)) ?? Infinity)
}

function minutesBetween(from: Destination, to: Destination, { longest, fliesFar }: Reach): number {
  if (from === to) return 0
  const minutes = wayBetweenStops(from, to)?.minutes ?? Infinity
  return minutes <= longest || (fliesFar && farFlight(from, to, longest)) ? minutes : Infinity
}

function givenProblem({ stops, ...reach }: RouteTask): RouteProblem | undefined {
  const twice = sameTwice(stops, (before, now) => now - before === 1)
  if (twice) return twice
  const stop = stops.findIndex((to, index) => {
    const from = stops[index - 1]
    return from && minutesBetween(from.destination, to.destination, reach) === Infinity
  })
  return stop < 0 ? undefined : { stop, reason: 'no_way_there' }
}

function sameTwice(
  stops: RouteTask['stops'],
  counts: (before: number, now: number) => boolean,
): RouteProblem | undefined {
  for (const [now, { destination: here }] of stops.entries())
    for (const [before, { destination: other }] of stops.slice(0, now).entries()) {
      if (!counts(before, now)) continue
      if (isSamePlace(here.id, other.id)) return { stop: now, reason: 'same_place_twice' }
      if (isWithin(here, other) || isWithin(other, here)) return { stop: now, reason: 'part_of_stop' }
    }
  return undefined
}

/** Two bases of one region are two places; a region and one of its bases are not. */
function isSamePlace(one: string, other: string): boolean {
  const [region, ofOther] = [regionOf(one), regionOf(other)]
  return region === ofOther && (one === other || region === one || ofOther === other)
}

/** A town where nights of the region's round are spent anyway, as Reykjavík is of Iceland. */
function isWithin({ center }: Destination, { bases = [] }: Destination): boolean {
  return bases.some((base) => isSameTown(base.at, center))
}

/** Whether nobody would move on from the one to the other. */
export function isSameTown(one: Coordinates, other: Coordinates): boolean {
  return distanceKm(one, other) <= SAME_TOWN_KM
}

/** The stop from which no way leads anywhere; the last, where each has one. */
function unreachable({ stops, ...reach }: RouteTask): number {
  const alone = stops.findIndex(({ destination }) =>
    stops.every(
      (other) =>
        other.destination === destination ||
        minutesBetween(destination, other.destination, reach) === Infinity,
    ),
  )
  return alone < 0 ? stops.length - 1 : alone
}
