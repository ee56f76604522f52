import type { Atlas } from '../../../atlas/atlas.ts'
import { countryCode } from '../../../atlas/country/country.ts'
import { findRegions } from '../../../atlas/lookup/region.ts'
import type { RegionRoute, TravelRegion } from '../../../atlas/country/travel-region.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { UnclearDestination } from './check-destination.ts'
import { countryRoutes, routesThrough } from './country-routes.ts'
import { fitRoute, suitsNights } from './fit-route.ts'

type Routes = NonNullable<UnclearDestination['routes']>
/** `nights`: of the trip, where it has dates; the routes then have as many. */
export type ReadyRoutes = (destination: string, locale: Locale, nights?: number) => Promise<Routes>

/** So many places of a country make it more than the one that its name stands for. */
const SEVERAL = 3

/** Journeys through a region or country, written or worked out; also of one that is a place by itself, as Iceland is. */
export function createReadyRoutes(atlas: () => Promise<Atlas>): ReadyRoutes {
  return async (destination, locale, nights) => {
    const places = await atlas()
    const match = places.find(destination)
    const called = match.kind === 'exact' ? places.head(match.id)?.names.en : undefined
    const region = places.region(destination) ?? (called === undefined ? undefined : places.region(called))
    if (region) return routesOf(region, places, locale, nights)
    if (match.kind !== 'unsure') return []
    const country = countryCode(destination)
    if (country) return countryRoutes(places, country, locale, nights)
    const isRegion = findRegions(destination).length > 0
    const heads = match.candidates.flatMap((id) => places.head(id) ?? [])
    return isRegion ? routesThrough(places, heads, locale, nights) : []
  }
}

/** The journeys of a region's file; first those that are meant for so many nights. */
export async function routesOf(
  { routes }: TravelRegion,
  atlas: Pick<Atlas, 'head' | 'load'>,
  locale: Locale,
  nights?: number,
): Promise<Routes> {
  const several = routes.filter(({ stops }) => stops.length > 1)
  const suits = ({ stops }: RegionRoute) => nights === undefined || suitsNights(stops, nights)
  const sorted = several.toSorted((a, b) => Number(suits(b)) - Number(suits(a)))
  const offered = await Promise.all(
    sorted.map(async ({ name, why, stops }) => {
      const fitted = nights === undefined ? stops : await fittedStops(atlas, stops, nights)
      const named = fitted?.map((stop) => ({
        place: atlas.head(stop.place)?.names[locale] ?? stop.place,
        nights: stop.nights,
      }))
      return named ? [{ name: name[locale], why: why[locale], stops: named }] : []
    }),
  )
  return offered.flat()
}

async function fittedStops(
  atlas: Pick<Atlas, 'load'>,
  stops: RegionRoute['stops'],
  nights: number,
): Promise<RegionRoute['stops'] | undefined> {
  const loaded = await Promise.all(stops.map(({ place }) => atlas.load(place)))
  const known = loaded.flatMap((destination, index) => {
    const own = stops[index]?.nights
    return destination && own !== undefined ? [{ destination, nights: own }] : []
  })
  const fitted = known.length === stops.length ? fitRoute(known, nights) : undefined
  return fitted?.map((stop) => ({ place: stop.destination.id, nights: stop.nights }))
}

/** A country that a city is called by too, and that has other places as well: Mexico. */
export function isMoreThanItsCity(atlas: Pick<Atlas, 'heads'>, { countries }: TravelRegion): boolean {
  const known = atlas.heads.filter(({ country, sights }) => sights > 0 && countries.includes(country))
  return known.length >= SEVERAL
}
