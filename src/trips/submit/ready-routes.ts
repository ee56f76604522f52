import type { Atlas } from '../../atlas/atlas.ts'
import { countryCode } from '../../atlas/country.ts'
import { findRegions } from '../../atlas/lookup/region.ts'
import type { TravelRegion } from '../../atlas/travel-region.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { UnclearDestination } from './check-destination.ts'
import { countryRoutes, routesThrough } from './country-routes.ts'

type Routes = NonNullable<UnclearDestination['routes']>
export type ReadyRoutes = (destination: string, locale: Locale) => Promise<Routes>

/** So many places of a country make it more than the one that its name stands for. */
const SEVERAL = 3

/** Journeys through a region or country, written or worked out; also of one that is a place by itself, as Iceland is. */
export function createReadyRoutes(atlas: () => Promise<Atlas>): ReadyRoutes {
  return async (destination, locale) => {
    const places = await atlas()
    const match = places.find(destination)
    const called = match.kind === 'exact' ? places.head(match.id)?.names.en : undefined
    const region = places.region(destination) ?? (called === undefined ? undefined : places.region(called))
    if (region) return routesOf(region, places, locale)
    if (match.kind !== 'unsure') return []
    const country = countryCode(destination)
    if (country) return countryRoutes(places, country, locale)
    const isRegion = findRegions(destination).length > 0
    const heads = match.candidates.flatMap((id) => places.head(id) ?? [])
    return isRegion ? routesThrough(places, heads, locale) : []
  }
}

/** The journeys of a region's file. */
export function routesOf({ routes }: TravelRegion, atlas: Pick<Atlas, 'head'>, locale: Locale): Routes {
  return routes
    .filter(({ stops }) => stops.length > 1)
    .map(({ name, why, stops }) => ({
      name: name[locale],
      why: why[locale],
      stops: stops.map(({ place, nights }) => ({ place: atlas.head(place)?.names[locale] ?? place, nights })),
    }))
}

/** A country that a city is called by too, and that has other places as well: Mexico. */
export function isMoreThanItsCity(atlas: Pick<Atlas, 'heads'>, { countries }: TravelRegion): boolean {
  const known = atlas.heads.filter(({ country, sights }) => sights > 0 && countries.includes(country))
  return known.length >= SEVERAL
}
