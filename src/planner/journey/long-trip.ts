import type { Atlas } from '../../atlas/atlas.ts'
import type { Destination } from '../../atlas/destination.ts'
import type { RegionRoute, TravelRegion } from '../../atlas/country/travel-region.ts'
import { daysBetween } from '../../platform/calendar-date.ts'
import type { TripRoute } from '../../trips/trip-stops.ts'
import { isLongTrip } from '../days/stays.ts'
import type { PlanRequest } from '../plan.ts'
import { nightsOffered } from '../schedule/trip-stays.ts'
import { daysOfFlight } from '../travel/arrival.ts'
import { longestTransfer, planRoute } from './plan-route.ts'
import { shareNights } from './share-nights.ts'

type RouteAtlas = Pick<Atlas, 'head' | 'load' | 'routesFrom'>

/** The place that was asked for gets a night more than the route gives it, up to this share of all nights and so many. */
const AT_HOME = { share: 0.45, nights: 5 }
/** A region that was asked for is seen to the full first, up to this share of all nights. */
const IN_REGION = 0.6
/** A route is no answer to more nights than so many times its own. */
const MOST_STRETCHED = 2
/** A stop abroad is worth so many nights less: who asks for Sydney means Australia before Fiji. */
const ABROAD = 3

/**
 * The journey that a long trip to one place becomes: the ready route from there that needs most of its nights, the rest
 * shared out. Undefined where the trip is short, wants one base, or no ready route fits. `origin`: where one comes from.
 */
export async function routeOfLongTrip(
  atlas: RouteAtlas,
  home: Destination,
  request: PlanRequest,
  origin?: string,
): Promise<TripRoute | undefined> {
  const { startDate, endDate, wishes } = request
  const nights = daysBetween(startDate, endDate)
  const offered = nightsOffered(home)
  if (wishes?.oneBase || wishes?.atHome || !isLongTrip(nights + 1, offered)) return undefined
  const more = (usual: number) =>
    offered
      ? Math.min(offered, Math.floor(nights * IN_REGION))
      : Math.min(AT_HOME.nights, Math.floor(nights * AT_HOME.share), usual + 1)
  const routes = atlas.routesFrom(home.id).map((route) => withMoreAt(home.id, route, more))
  return fittingRoute(atlas, routes, request, nights, origin)
}

/** The same of a region's own routes, for a trip of any length. */
export async function routeThroughRegion(
  atlas: RouteAtlas,
  { routes }: Pick<TravelRegion, 'routes'>,
  request: PlanRequest,
  origin?: string,
): Promise<TripRoute | undefined> {
  const several = routes.filter(({ stops }) => stops.length > 1)
  return fittingRoute(atlas, several, request, daysBetween(request.startDate, request.endDate), origin)
}

function withMoreAt(home: string, route: RegionRoute, more: (nights: number) => number): RegionRoute {
  const stops = route.stops.map(({ place, nights }) => ({
    place,
    nights: place === home ? Math.max(nights, more(nights)) : nights,
  }))
  return { ...route, stops }
}

async function fittingRoute(
  atlas: Pick<Atlas, 'head' | 'load'>,
  routes: readonly RegionRoute[],
  request: PlanRequest,
  nights: number,
  origin: string | undefined,
): Promise<TripRoute | undefined> {
  const fitting = routes
    .filter((route) => nightsOf(route) <= nights && nights <= MOST_STRETCHED * nightsOf(route))
    .filter((route) => route.stops.every(({ place }) => place !== origin))
    .map((route) => ({ ...route, worth: nightsOf(route) - ABROAD * stopsAbroad(atlas, route) }))
    .toSorted((a, b) => b.worth - a.worth)
  for (const { stops } of fitting) {
    const shared = await stretchedRoute(atlas, stops, request, nights, origin)
    if (shared) return shared
  }
  return undefined
}

function nightsOf({ stops }: Pick<RegionRoute, 'stops'>): number {
  return stops.reduce((sum, stop) => sum + stop.nights, 0)
}

function stopsAbroad(atlas: Pick<Atlas, 'head'>, { stops }: RegionRoute): number {
  const countries = stops.map(({ place }) => atlas.head(place)?.country)
  return countries.filter((country) => country !== countries[0]).length
}

/** The stops with all of the trip's nights; undefined where one of its ways is too long for these travellers. */
async function stretchedRoute(
  atlas: Pick<Atlas, 'head' | 'load'>,
  stops: RegionRoute['stops'],
  request: PlanRequest,
  nights: number,
  origin: string | undefined,
): Promise<TripRoute | undefined> {
  const loaded = await Promise.all(stops.map(({ place }) => atlas.load(place)))
  const start = origin === undefined ? undefined : atlas.head(origin)
  const wanted = loaded.flatMap((destination, index) => {
    const least = stops[index]?.nights
    const away = start && destination && index === 0 ? daysOfFlight(start.center, destination.center) : 0
    return destination ? [{ destination, away, ...(least !== undefined && { least }) }] : []
  })
  const shared = wanted.length === stops.length ? shareNights(wanted, nights) : undefined
  if (!shared) return undefined
  const named = wanted.map(({ destination }, index) => ({ destination, nights: shared[index] ?? 1 }))
  const longest = longestTransfer(request)
  const { possible } = planRoute({ stops: named, order: 'given', ends: 'last', nights, longest })
  if (!possible) return undefined
  const places = named.map(({ destination, nights: each }) => ({
    place: destination.names[request.language],
    nights: each,
  }))
  return { stops: places, order: 'given', ends: 'start' }
}
