import type { Locale } from '../i18n/locale.ts'
import { asBase, regionOf } from './bases.ts'
import type { Destination } from './destination.ts'
import { type Coordinates, distanceKm } from './distance.ts'
import { findPlace, type Match } from './lookup/find.ts'
import { buildNameIndex } from './lookup/name-index.ts'
import { suggestPlaces, type Suggestion } from './lookup/suggest.ts'
import { type SightNames, sightNamesIn } from './lookup/sight-names.ts'
import { regionNamed, type RegionRoute, routesFrom, type TravelRegion } from './country/travel-region.ts'

export type { Match, Suggestion }

/** What is known of a destination without loading its details. */
export interface DestinationHead {
  id: string
  names: Destination['names']
  country: string
  continent: Destination['continent']
  /** Of the United States, postal codes. */
  states?: Destination['states']
  center: Coordinates
  zone: string
  currency: string
  languages: string[]
  /** IATA codes, nearest first. */
  airports: string[]
  /** From the first of them to the centre, whole km; 0 without one. */
  airportKm: number
  nearby: string[]
  /** How many sights the atlas holds; 0 for a head without any. */
  sights: number
  /** Where the nights of a region are spent. */
  bases?: { id: string; en: string; de: string }[]
}

/** The places Dayfold knows. */
export interface Atlas {
  /** Changes with any fact in it. */
  readonly version: string
  readonly heads: readonly DestinationHead[]
  /** The destination a traveller means by what they typed, "Wien, Österreich" or "Lisbn". */
  find(query: string): Match
  /** What may be meant while somebody types, best first. */
  suggest(query: string, limit: number, locale?: Locale): Suggestion[]
  head(id: string): DestinationHead | undefined
  /** The region that is meant by a name, where several places of the atlas lie in it: "Toskana". */
  region(query: string): TravelRegion | undefined
  /** Ready journeys that begin at a destination. */
  routesFrom(id: string): readonly RegionRoute[]
  /** All of it, or of a region's base ("iceland/vik"), shared with whoever asks next: nobody changes it. */
  load(id: string): Promise<Destination | undefined>
  /** Names of sights that tell where one is. */
  sightNames(): Promise<SightNames>
}

export interface AtlasSource {
  version: string
  heads: readonly DestinationHead[]
  regions?(): readonly TravelRegion[]
  load(id: string): Promise<Destination | undefined>
  /** As packSightNames made them. */
  sightNames?(): Promise<string>
}

/** Destinations that stay read. A plan asks for its own with each day, and its page with each visit. */
const KEPT = 50

/** The index of names is built at the first look-up, a few milliseconds for 400 destinations. */
export function createAtlas({
  version,
  heads,
  load,
  regions = () => [],
  sightNames = async () => '',
}: AtlasSource): Atlas {
  const byId = new Map(heads.map((head) => [head.id, head]))
  let built: ReturnType<typeof buildNameIndex> | undefined
  const index = () => (built ??= buildNameIndex(heads))
  let telling: SightNames | undefined
  return {
    version,
    heads,
    find: (query) => findPlace(index(), query),
    suggest: (query, limit, locale = 'en') => suggestPlaces(index(), query, limit, locale),
    head: (id) => byId.get(id),
    region: (query) => regionNamed(regions(), query),
    routesFrom: (id) => routesFrom(regions(), id),
    load: keepingRecent(async (id) => {
      const region = regionOf(id)
      const whole = byId.has(region) ? await load(region) : undefined
      return whole && region !== id ? asBase(whole, id) : whole
    }),
    sightNames: async () => (telling ??= sightNamesIn(await sightNames())),
  }
}

/** Keeps what was read, never the promise of it: a request must not wait for what another one fetches. */
function keepingRecent(load: AtlasSource['load']): AtlasSource['load'] {
  const kept = new Map<string, Destination>()
  return async (id) => {
    const destination = kept.get(id) ?? (await load(id))
    if (!destination) return undefined
    // To the end; the one at the start was not asked for the longest.
    kept.delete(id)
    kept.set(id, destination)
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size > KEPT) kept.delete(oldest)
    return destination
  }
}

/** From the first airport of a destination to its centre, whole km; 0 without one. */
export function airportKm({ airports, center }: Destination): number {
  const [first] = airports
  return first ? Math.round(distanceKm(first.at, center)) : 0
}

/** The head of a destination read whole. */
export function headOf(destination: Destination): DestinationHead {
  const { id, names, country, continent, states, center, zone, currency, languages, nearby } = destination
  const airports = destination.airports.map((airport) => airport.code)
  return {
    id,
    names,
    country,
    continent,
    ...(states && { states }),
    center,
    zone,
    currency,
    languages,
    airports,
    airportKm: airportKm(destination),
    nearby,
    sights: destination.sights.length,
    ...(destination.bases && {
      bases: destination.bases.map(({ id: base, name: { en, de } }) => ({ id: base, en, de })),
    }),
  }
}
