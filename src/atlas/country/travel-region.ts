import type { Bilingual, Destination } from '../destination.ts'
import type { Coordinates } from '../distance.ts'
import { compact } from '../lookup/normalise.ts'
import { oncePerKey } from '../../platform/once-per-key.ts'

/** A stretch of land that is travelled from several places, with ready journeys through it: content/atlas/regions. */
export interface TravelRegion {
  id: string
  names: Destination['names']
  countries: string[]
  center: Coordinates
  routes: RegionRoute[]
}

export interface RegionRoute {
  name: Bilingual
  /** Ids of destinations. */
  stops: { place: string; nights: number }[]
  why: Bilingual
}

/** The region of that name, whole: "Toskana", "Tuscany". */
export function regionNamed(regions: readonly TravelRegion[], query: string): TravelRegion | undefined {
  return regionsByName(regions).get(compact(query))
}

/** By each of their names, written as `compact` does; the first where two share one. */
const regionsByName = oncePerKey((regions: readonly TravelRegion[]): ReadonlyMap<string, TravelRegion> => {
  const named = new Map<string, TravelRegion>()
  for (const region of regions.toReversed()) {
    const { en, de, local, variants = [] } = region.names
    for (const name of [en, de, local, ...variants]) named.set(compact(name), region)
  }
  return named
})

/** Ready journeys that begin at a place; those that end there, turned round. */
export function routesFrom(regions: readonly TravelRegion[], place: string): RegionRoute[] {
  const all = regions.flatMap(({ routes }) => routes).filter(({ stops }) => stops.length > 1)
  const begin = all.filter(({ stops }) => stops[0]?.place === place)
  const end = all.filter(({ stops }) => stops.at(-1)?.place === place && stops[0]?.place !== place)
  return [...begin, ...end.map((route) => ({ ...route, stops: route.stops.toReversed() }))]
}

/** Where one stays there: the stops of its routes, each once, the most used first. */
export function placesOfRegion({ routes }: TravelRegion): string[] {
  const uses = new Map<string, number>()
  for (const { place } of routes.flatMap(({ stops }) => stops)) uses.set(place, (uses.get(place) ?? 0) + 1)
  return [...uses].toSorted(([, a], [, b]) => b - a).map(([place]) => place)
}
