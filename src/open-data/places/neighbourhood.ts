import type { Atlas, DestinationHead } from '../../atlas/atlas.ts'
import type { Destination } from '../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'

/** What the atlas says of the part of the world that a place lies in. */
export interface Neighbourhood {
  zone: string
  currency: string
  languages: string[]
  continent: Destination['continent']
  daily: Destination['daily']
  tickets: Destination['tickets']
  best: number[]
  airports: Destination['airports']
  climate?: NonNullable<Destination['climate']>
  countryFacts?: NonNullable<Destination['countryFacts']>
  publicHolidays?: NonNullable<Destination['publicHolidays']>
  /** Ids of destinations for a day out or the next leg, nearest first. */
  nearby: string[]
}

const NEARBY_KM = 150
const CLIMATE_KM = 90
const AIRPORT_KM = 250
const MOST = { nearby: 4, airports: 3 }
/** Where the atlas has no place of the country: rough sums in euros, and the sun's own time. */
const NOWHERE: Pick<Neighbourhood, 'currency' | 'daily' | 'tickets'> = {
  currency: 'EUR',
  daily: { lodging: [40, 75, 140, 300], food: [18, 32, 60, 120], transport: [6, 9, 20, 50] },
  tickets: [0, 5, 10, 18],
}

/** Prices, money, time zone, climate and airports from the nearest destination of the same country. */
export async function neighbourhoodOf(
  atlas: Atlas,
  at: Coordinates,
  country: string,
): Promise<Neighbourhood> {
  const near = atlas.heads
    .map((head) => ({ head, km: distanceKm(at, head.center) }))
    .toSorted((a, b) => a.km - b.km)
  const compatriot = near.find(({ head }) => head.country === country)
  const nearest = near[0]
  const model = compatriot && (await atlas.load(compatriot.head.id))
  const around = nearest && nearest.km <= AIRPORT_KM ? await atlas.load(nearest.head.id) : undefined
  const climate = [compatriot, nearest].find((each) => each && each.km <= CLIMATE_KM)
  const climateOf = climate === compatriot ? model : around
  return {
    zone: model?.zone ?? sunTime(at),
    currency: model?.currency ?? NOWHERE.currency,
    languages: model?.languages ?? [],
    continent: model?.continent ?? around?.continent ?? 'europe',
    daily: model?.daily ?? NOWHERE.daily,
    tickets: model?.tickets ?? NOWHERE.tickets,
    best: model?.best ?? [],
    airports: airportsNear(at, [model, around]),
    ...(climate && climateOf?.climate && { climate: { ...climateOf.climate, estimated: true } }),
    ...(model?.countryFacts && { countryFacts: model.countryFacts }),
    ...(model?.publicHolidays && { publicHolidays: model.publicHolidays }),
    nearby: nearbyHeads(near).map(({ id }) => id),
  }
}

/** Destinations with sights near a point, nearest first. */
export function whatIsNear(atlas: Atlas, at: Coordinates, most: number): DestinationHead[] {
  const near = atlas.heads
    .map((head) => ({ head, km: distanceKm(at, head.center) }))
    .toSorted((a, b) => a.km - b.km)
  return nearbyHeads(near).slice(0, most)
}

function nearbyHeads(near: readonly { head: DestinationHead; km: number }[]): DestinationHead[] {
  return near
    .filter(({ head, km }) => head.sights > 0 && km <= NEARBY_KM)
    .slice(0, MOST.nearby)
    .map(({ head }) => head)
}

function airportsNear(
  at: Coordinates,
  places: readonly (Destination | undefined)[],
): Destination['airports'] {
  const all = new Map(
    places.flatMap((place) => (place?.airports ?? []).map((each) => [each.code, each] as const)),
  )
  return [...all.values()]
    .filter((airport) => distanceKm(airport.at, at) <= AIRPORT_KM)
    .toSorted((a, b) => distanceKm(a.at, at) - distanceKm(b.at, at))
    .slice(0, MOST.airports)
}

/** "Etc/GMT-2" is two hours east of Greenwich: POSIX counts the other way. */
function sunTime([, lon]: Coordinates): string {
  const hours = Math.max(-11, Math.min(12, Math.round(lon / 15)))
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}
