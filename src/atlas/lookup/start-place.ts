/**
 * Where people set out who live in no destination of the atlas (content/start-towns.json): names, English first, then the
 * German one where it is another; the middle; and the airport that most fly from.
 */
import entries from '../../../content/start-towns.json' with { type: 'json' }
import type { Atlas, DestinationHead } from '../atlas.ts'
import type { Connection, Destination } from '../destination.ts'
import { countryCode } from '../country/country.ts'
import { type Coordinates, distanceKm } from '../distance.ts'
import { compact } from './normalise.ts'

type Places = Pick<Atlas, 'find' | 'head'> & Partial<Pick<Atlas, 'heads'>>
/** `trains`: minutes and changes to destinations, by their ids. */
type Town = Omit<(typeof entries)[number], 'trains'> & { trains?: Record<string, number[] | undefined> }
const ENTRIES: readonly Town[] = entries

let towns: Map<string, Town> | undefined

/** The id that connections of content/connections know a town by: "goettingen" is "gottingen". */
export function townId({ names }: Pick<Town, 'names'>): string {
  return (names[0] ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** All ids of such towns. */
export function townIds(): string[] {
  return ENTRIES.map(townId)
}

/** What such a town is called. */
export function townNames(id: string): Destination['names'] | undefined {
  const town = ENTRIES.find((each) => townId(each) === id)
  return town && namesOf(town)
}

function namesOf({ names: [en = '', de = en] }: Pick<Town, 'names'>): Destination['names'] {
  return { en, de, local: de }
}

/** The destination that a party sets out from, or a town as if it were one: without sights, its clocks and money those of its country. */
export function startNamed(atlas: Places, text: string): DestinationHead | undefined {
  const match = atlas.find(text)
  if (match.kind === 'exact' && !match.corrected) return atlas.head(match.id)
  const town = townNamed(text)
  const known = match.kind === 'exact' ? atlas.head(match.id) : undefined
  return town ? headOfTown(town, atlas.heads ?? []) : known
}

/** Where that is, [lat, lon]. */
export function startCenter(atlas: Pick<Atlas, 'find' | 'head'>, text: string): Coordinates | undefined {
  const match = atlas.find(text)
  const known = match.kind === 'exact' ? atlas.head(match.id)?.center : undefined
  const town = match.kind === 'exact' && !match.corrected ? undefined : townNamed(text)
  return town ? centerOf(town) : known
}

/** Ways from a place to set out from, the fastest first; a town's trains among them. */
export function connectionsBetween(
  start: string,
  { id, connections = [] }: { id: string; connections?: Destination['connections'] | undefined },
): Connection[] {
  const [minutes, changes = 0] = trainsOf(start)?.[id] ?? []
  return [
    ...connections.filter(({ to }) => to === start),
    ...(minutes === undefined ? [] : [{ to: start, mode: 'train' as const, minutes, changes }]),
  ].toSorted((a, b) => a.minutes - b.minutes)
}

let trains: Map<string, Town['trains']> | undefined

function trainsOf(id: string): Town['trains'] {
  trains ??= new Map(ENTRIES.map((town) => [townId(town), town.trains]))
  return trains.get(id)
}

/** The country of a town that is no destination. */
export function townCountry(text: string): string | undefined {
  return townNamed(text)?.country
}

/** "Linz", "Linz, Austria", but not "Halle, Belgium". */
function townNamed(text: string): Town | undefined {
  towns ??= new Map(ENTRIES.flatMap((town) => town.names.map((name) => [compact(name), town])))
  const whole = towns.get(compact(text))
  if (whole) return whole
  const [name = '', ...qualifiers] = text.split(',')
  const town = towns.get(compact(name))
  const country = countryCode(qualifiers.at(-1) ?? '')
  return town && country === town.country ? town : undefined
}

function centerOf({ at: [lat = 0, lon = 0] }: Town): Coordinates {
  return [lat, lon]
}

function headOfTown(town: Town, heads: readonly DestinationHead[]): DestinationHead | undefined {
  const { country, airport } = town
  const center = centerOf(town)
  const near = heads
    .filter((head) => head.country === country)
    .toSorted((a, b) => distanceKm(a.center, center) - distanceKm(b.center, center))
  const [nearest] = near
  if (!nearest) return undefined
  const { continent, zone, currency, languages } = nearest
  return {
    id: townId(town),
    names: namesOf(town),
    country,
    continent,
    center,
    zone,
    currency,
    languages,
    airports: [airport],
    airportKm: 0,
    nearby: near.slice(0, 3).map(({ id }) => id),
    sights: 0,
  }
}

/** Where a journey begins and ends. */
export type StartPlace = Pick<
  Destination,
  'id' | 'names' | 'country' | 'zone' | 'currency' | 'connections' | 'ways' | 'countryFacts'
> & { center: Coordinates; airports: readonly { code: string; at: Coordinates }[] }

/** An airport is about where a city lies that has it so near, km. */
const CITY_AIRPORT_KM = 30

/** A town as a place to set out from, with its trains and its airport. */
export function townAsPlace({ heads }: Pick<Atlas, 'heads'>, town: DestinationHead): StartPlace {
  const { id, names, country, center, zone, currency, airports } = town
  const [code] = airports
  const city = heads.find((head) => head.airports[0] === code && head.airportKm <= CITY_AIRPORT_KM)
  const connections = Object.entries(trainsOf(id) ?? {}).flatMap(([to, train]) => {
    const [minutes, changes = 0] = train ?? []
    return minutes === undefined ? [] : [{ to, mode: 'train' as const, minutes, changes }]
  })
  return {
    id,
    names,
    country,
    center,
    zone,
    currency,
    airports: code === undefined ? [] : [{ code, at: city?.center ?? center }],
    connections,
  }
}
