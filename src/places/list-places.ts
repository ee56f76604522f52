import { type Atlas, type DestinationHead } from '../atlas/atlas.ts'
import { countryName } from '../atlas/country/country.ts'
import type { Destination } from '../atlas/destination.ts'
import { LANGUAGE_TAGS, type Locale } from '../i18n/locale.ts'

export interface PlacesList {
  total: number
  continents: {
    continent: Destination['continent']
    countries: { code: string; name: string; places: { id: string; name: string }[] }[]
  }[]
  /** What a search found, best first; undefined where nobody searched. */
  search?: { query: string; found: { id: string; name: string; country: string }[] }
}

const ORDER: readonly Destination['continent'][] = [
  'europe',
  'asia',
  'africa',
  'north-america',
  'south-america',
  'oceania',
  'antarctica',
]
const MAX_QUERY = 80
const MAX_FOUND = 12

/** All places by continent and country, each in the order of the alphabet of the language. */
export function listPlaces(atlas: Atlas, locale: Locale, typed = ''): PlacesList {
  const order = new Intl.Collator(LANGUAGE_TAGS[locale]).compare
  const query = typed.trim().slice(0, MAX_QUERY)
  const continents = ORDER.flatMap((continent) => {
    const byCountry = Map.groupBy(
      atlas.heads.filter((head) => head.continent === continent),
      ({ country }: DestinationHead) => country,
    )
    const countries = [...byCountry]
      .map(([code, heads]) => ({
        code,
        name: countryName(code, locale),
        places: heads
          .map(({ id, names }) => ({ id, name: names[locale] }))
          .sort((a, b) => order(a.name, b.name)),
      }))
      .sort((a, b) => order(a.name, b.name))
    return countries.length > 0 ? [{ continent, countries }] : []
  })
  const found = query
    ? atlas.suggest(query, MAX_FOUND, locale).map(({ id, name, country }) => ({ id, name, country }))
    : []
  return { total: atlas.heads.length, continents, ...(query && { search: { query, found } }) }
}
