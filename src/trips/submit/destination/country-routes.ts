import type { Atlas, DestinationHead } from '../../../atlas/atlas.ts'
import { distanceKm } from '../../../atlas/distance.ts'
import type { Destination } from '../../../atlas/destination.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { planRoute } from '../../../planner/journey/plan-route.ts'
import type { UnclearDestination } from './check-destination.ts'
import { fitRoute } from './fit-route.ts'

/** Stops and nights of the journeys that a country offers: a week, ten days, two weeks. */
const SHAPES = [
  { stops: 2, nights: 6 },
  { stops: 3, nights: 9 },
  { stops: 4, nights: 13 },
]
/** A transfer of a round trip, minutes at most. */
const LONGEST = 420

/** Two or three journeys through a country's best-known places, each in its shortest order, nights by what they offer. */
export async function countryRoutes(
  atlas: Pick<Atlas, 'heads' | 'load'>,
  country: string,
  locale: Locale,
  nights?: number,
): Promise<NonNullable<UnclearDestination['routes']>> {
  return routesThrough(atlas, placesOfCountry(atlas.heads, country), locale, nights)
}

/** The same through the first of these places; with as many nights as the trip has, where it has dates. */
export async function routesThrough(
  atlas: Pick<Atlas, 'load'>,
  heads: readonly DestinationHead[],
  locale: Locale,
  all?: number,
): Promise<NonNullable<UnclearDestination['routes']>> {
  const loaded = await Promise.all(heads.map(({ id }) => atlas.load(id)))
  const places = loaded.filter((place): place is Destination => place !== undefined)
  const routes: NonNullable<UnclearDestination['routes']> = []
  for (const { stops: count, nights } of SHAPES) {
    if (places.length < count) break
    const stops = places.slice(0, count).map((destination) => ({ destination }))
    const route = planRoute({ stops, order: 'best', ends: 'last', nights, longest: LONGEST })
    if (!route.possible) continue
    const fitted = all === undefined ? route.stops : fitRoute(route.stops, all)
    if (!fitted) continue
    const named = fitted.map(({ destination, nights: each }) => ({
      place: destination.names[locale],
      nights: each,
    }))
    routes.push({ name: named.map(({ place }) => place).join(' – '), stops: named })
  }
  return routes
}

/** So many are looked at. */
const MOST_PLACES = 4
/** Further from all those before it no place joins a journey, km. */
const FURTHEST_KM = 450
/** What so many kilometres further are worth in neighbours that name a place. */
const KM_A_NEIGHBOUR = 60

/** The places of a country that most others name as their neighbour, near enough to one another for one journey. */
function placesOfCountry(heads: readonly DestinationHead[], country: string): DestinationHead[] {
  const named = new Map<string, number>()
  for (const { nearby } of heads) for (const id of nearby) named.set(id, (named.get(id) ?? 0) + 1)
  const fame = ({ id, airportKm }: DestinationHead) =>
    (named.get(id) ?? 0) + (airportKm > 0 && airportKm < 40 ? 3 : 0)
  const known = heads.filter((head) => head.country === country && head.sights > 0)
  const chosen = known.toSorted((a, b) => fame(b) - fame(a)).slice(0, 1)
  while (chosen.length > 0 && chosen.length < MOST_PLACES) {
    const next = known
      .filter((head) => !chosen.includes(head))
      .map((head) => ({ head, km: Math.min(...chosen.map(({ center }) => distanceKm(center, head.center))) }))
      .filter(({ km }) => km <= FURTHEST_KM)
      .toSorted((a, b) => fame(b.head) - b.km / KM_A_NEIGHBOUR - (fame(a.head) - a.km / KM_A_NEIGHBOUR))[0]
    if (!next) break
    chosen.push(next.head)
  }
  return chosen
}
