import type { Atlas } from '../../atlas/atlas.ts'
import type { Destination } from '../../atlas/destination.ts'
import { findStops } from '../../atlas/lookup/find-stops.ts'
import type { TripRoute } from '../../trips/trip-stops.ts'
import { staysOnDates } from '../days/still-days.ts'
import type { Plan, PlanRequest } from '../plan.ts'
import { daysOfFlight } from '../travel/arrival.ts'
import { wayFromHome } from '../travel/stop-ways.ts'
import { changesAt, choosePlaces, felt, type Further, type FurtherStop } from './choose-places.ts'
import { daysFilled, worthOf } from './days-worth.ts'
import { longestTransfer, planRoute } from './plan-route.ts'
import { placesWithinReach, regionAround } from './places-within-reach.ts'

/** The way home where none is known, minutes. */
const UNKNOWN_WAY = 600

/**
 * The journey that a stay becomes whose place cannot fill it: on to the places within reach that have most to see for
 * their way, as many as give each day something new, and home from the last. Undefined where there are none. `tried`:
 * plans that come back to what they have seen, the first of them of the place alone.
 */
export async function routeOfFurtherPlaces(
  atlas: Pick<Atlas, 'heads' | 'load' | 'find'>,
  place: Destination,
  request: PlanRequest,
  tried: readonly [Plan, ...Plan[]],
  origin?: string,
): Promise<TripRoute | undefined> {
  const [{ days }] = tried
  const dates = days.map(({ date }) => date)
  const start = origin === undefined ? undefined : await atlas.load(origin)
  const away = start ? daysOfFlight(start.center, place.center) : 0
  const region = await regionAround(atlas, place)
  if (region)
    return tried.length > 1
      ? undefined
      : routeOf(await roundOf(region, dates, away, atlas), away, atlas, request)
  const furtherAt = (each: Destination): Further => {
    const worth = worthOf(each, dates, request)
    const filled = tried.map((plan) => daysFilled(plan, each.id) ?? Infinity)
    return {
      place: each,
      worth: { ...worth, days: Math.min(worth.days, ...filled) },
      home: minutesHome(each, start),
    }
  }
  const others = (await placesWithinReach(atlas, place, origin)).map(furtherAt)
  const stops = choosePlaces(furtherAt(place), others, dates.length - 1 - away)
  return stops && routeOf(stops, away, atlas, request)
}

/** The region's own round that begins in its first base. */
async function roundOf(
  region: Destination,
  dates: readonly string[],
  away: number,
  atlas: Pick<Atlas, 'load'>,
): Promise<FurtherStop[]> {
  const stays = staysOnDates(region, dates.length - away, false, dates)
  const bases = await Promise.all(stays.map(({ id }) => atlas.load(id)))
  // The last day has no night.
  return stays.flatMap(({ days }, index) => {
    const place = bases[index]
    return place ? [{ place, nights: days - (index === stays.length - 1 ? 1 : 0) }] : []
  })
}

function minutesHome(place: Destination, start: Destination | undefined): number {
  const way = start && wayFromHome(place, start)
  return (way ? felt(way) : UNKNOWN_WAY) + changesAt(place)
}

/** As one would have named the stops; undefined where a name means another place, or no way leads there. */
function routeOf(
  stops: readonly FurtherStop[],
  away: number,
  atlas: Pick<Atlas, 'heads' | 'find'>,
  request: PlanRequest,
): TripRoute | undefined {
  const nightsAt = stops.map(({ nights }, index) => nights + (index === 0 ? away : 0))
  const named = stops.map(({ place }, index) => ({
    place: place.names[request.language],
    nights: nightsAt[index] ?? 1,
  }))
  const found = findStops(
    atlas,
    named.map(({ place }) => place),
  )
  const areMeant = found.every(
    (match, index) => match.kind === 'exact' && match.id === stops[index]?.place.id,
  )
  if (!areMeant) return undefined
  const { possible } = planRoute({
    stops: stops.map(({ place }, index) => ({ destination: place, nights: nightsAt[index] ?? 1 })),
    order: 'given',
    ends: 'start',
    nights: nightsAt.reduce((sum, nights) => sum + nights, 0),
    longest: longestTransfer(request),
  })
  return possible ? { stops: named, order: 'given', ends: 'start' } : undefined
}
