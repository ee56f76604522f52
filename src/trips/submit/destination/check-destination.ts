import type { Atlas } from '../../../atlas/atlas.ts'
import type { Destination } from '../../../atlas/destination.ts'
import { countryCode } from '../../../atlas/country/country.ts'
import { isInSeason } from '../../../atlas/opening-hours.ts'
import { findStops, nameOfStop } from '../../../atlas/lookup/find-stops.ts'
import { nearPlaces } from '../../../atlas/lookup/near-places.ts'
import { startNamed } from '../../../atlas/lookup/start-place.ts'
import { normalise } from '../../../atlas/lookup/normalise.ts'
import { placesOfRegion, type TravelRegion } from '../../../atlas/country/travel-region.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { monthsText } from '../../../i18n/month-texts.ts'
import { addDays, daysBetween } from '../../../platform/calendar-date.ts'
import { routeOf, type TripField, type TripFieldError, type TripRequest } from '../../trip.ts'
import { STOP_LIMITS } from '../../trip-stops.ts'
import { checkStops } from './check-stops.ts'
import { tooShortHours, tooShortForTheWay } from './check-length.ts'
import { createReadyRoutes, isMoreThanItsCity, routesOf } from './ready-routes.ts'
import { readStops } from './read-stops.ts'

/** Why a destination cannot be planned, and what may have been meant, in the visitor's language. */
export interface UnclearDestination {
  reason: TripFieldError
  /** Of which field; of the destination where none is named. */
  field?: TripField
  suggestions: string[]
  /** Journeys through several of the places, as a request's `stops` has them. */
  routes?: { name: string; why?: string; stops: { place: string; nights?: number }[] }[]
}

/** A request that has been judged, or the name of a place alone; then `nights` are those of the dates beside it. */
export type CheckDestination = (
  asked: string | TripRequest,
  locale: Locale,
  ip?: string,
  nights?: number,
) => Promise<UnclearDestination | undefined>

/** Looks further than the atlas; `similar` is what that has, `ip` who asks. Undefined when it can be planned. */
export type CheckElsewhere = (
  text: string,
  similar: readonly string[],
  locale: Locale,
  ip?: string,
) => Promise<UnclearDestination | 'unavailable' | undefined>

const MOST_SUGGESTIONS = 6

/**
 * Looks at a destination before the day's search is used. `canTryUnknown`: a model is there that may know a place which
 * the atlas does not.
 */
export function createCheckDestination(
  atlas: () => Promise<Atlas>,
  canTryUnknown: boolean,
  checkElsewhere: CheckElsewhere = async () => 'unavailable',
): CheckDestination {
  const readyRoutes = createReadyRoutes(atlas)
  return async (asked, locale, ip, beside) => {
    const destination = typeof asked === 'string' ? asked : asked.destination
    const request = typeof asked === 'string' ? undefined : asked
    const nights = request ? daysBetween(request.startDate, request.endDate) : beside
    const tooShort = request && tooShortHours(request)
    if (tooShort) return tooShort
    const route = request && routeOf(request)
    if (request && route) return checkStops(await atlas(), request, route, locale)
    const unclear = await checkInAtlas(destination, locale, nights)
    const isOpen = unclear?.reason === 'unknown_place' || unclear?.reason === 'ambiguous_place'
    if (unclear && !isOpen) return unclear
    const match = (await atlas()).find(destination)
    if (!unclear && match.kind === 'exact') return request && unfitDates(match.id, request, locale)
    const elsewhere = await checkElsewhere(destination, unclear?.suggestions ?? [], locale, ip)
    if (elsewhere === 'unavailable') return unclear
    // A model may still know what the map could not say.
    return elsewhere?.reason === 'maps_unreachable' && !unclear ? undefined : elsewhere
  }

  async function unfitDates(
    id: string,
    request: TripRequest,
    locale: Locale,
  ): Promise<UnclearDestination | undefined> {
    const places = await atlas()
    const place = await places.load(id)
    const head = startNamed(places, request.startLocation)
    return place && (outOfSeason(place, request, locale) ?? tooShortForTheWay(place, head, request, locale))
  }

  /** Where nothing is in season on any of the days; with the months in which something is. */
  function outOfSeason(
    { sights }: Destination,
    { startDate, endDate }: TripRequest,
    locale: Locale,
  ): UnclearDestination | undefined {
    const days = daysBetween(startDate, endDate) + 1
    const dates = Array.from({ length: days }, (_, index) => addDays(startDate, index))
    const isOpen = sights.some((sight) => dates.some((date) => isInSeason(sight, date)))
    if (isOpen || sights.length === 0) return undefined
    const months = [...new Set(sights.flatMap(({ season = [] }) => season))]
    return { field: 'startDate', reason: 'out_of_season', suggestions: [monthsText(months, locale)] }
  }

  async function checkInAtlas(
    destination: string,
    locale: Locale,
    nights: number | undefined,
  ): Promise<UnclearDestination | undefined> {
    const places = await atlas()
    const match = places.find(destination)
    const region = places.region(destination)
    if (match.kind === 'exact' && !(await standsForMore(places, match.id, region))) return undefined
    const namesOf = (ids: readonly string[]) =>
      ids.flatMap((id) => places.head(id)?.names[locale] ?? []).slice(0, MOST_SUGGESTIONS)
    const read = readStops(destination, (names) => findStops(places, names))
    if (read && read.length > STOP_LIMITS.further + 1) return { reason: 'too_many_named', suggestions: [] }
    if (read) {
      const stops = read.map(({ id, ...nights }) => ({ place: nameOfStop(places, id, locale), ...nights }))
      const names = [...new Set(stops.map(({ place }) => place))]
      const route = { name: names.join(' – '), stops }
      return { reason: 'several_places', suggestions: names, routes: [route] }
    }
    if (region) {
      const routes = await routesOf(region, places, locale, nights)
      const suggestions = namesOf(placesOfRegion(region))
      return { reason: 'region', suggestions, ...(routes.length > 0 && { routes }) }
    }
    if (match.kind === 'unsure') {
      const routes = await readyRoutes(destination, locale, nights)
      const reason = routes.length > 0 || countryCode(destination) ? 'region' : 'ambiguous_place'
      return { reason, suggestions: namesOf(match.candidates), ...(routes.length > 0 && { routes }) }
    }
    const near = nearPlaces(places.heads, destination)
    if (near?.isWide) return { reason: 'region', suggestions: namesOf(near.ids) }
    if (near) return { reason: 'unknown_place', suggestions: namesOf(near.ids) }
    return canTryUnknown ? undefined : { reason: 'unknown_place', suggestions: [] }
  }
}

/** Whether somebody wants to spend the days where they set out: London to London. */
export function createIsAtHome(atlas: () => Promise<Atlas>) {
  return async ({ startLocation, destination, stops = [] }: TripRequest) => {
    if (stops.length > 1) return false
    if (normalise(startLocation) === normalise(destination)) return true
    const places = await atlas()
    const [from, to] = [places.find(startLocation), places.find(destination)]
    return from.kind === 'exact' && to.kind === 'exact' && from.id === to.id
  }
}

/** Whether a name means a country and not the city that is called the same. */
async function standsForMore(places: Atlas, id: string, region: TravelRegion | undefined): Promise<boolean> {
  if (!region || !isMoreThanItsCity(places, region)) return false
  return (await places.load(id))?.bases === undefined
}
