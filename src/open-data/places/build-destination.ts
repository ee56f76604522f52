import type { Destination, FoodPlace } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { tableName } from '../../atlas/table-name.ts'
import type { GeocodedPlace } from '../services/nominatim.ts'
import type { MapElement } from '../services/overpass.ts'
import type { WikidataItem } from '../services/wikidata.ts'
import type { Neighbourhood } from './neighbourhood.ts'
import { openFood } from './open-food.ts'
import { type OpenSight, openSight, round } from './open-sight.ts'

/** A place that OpenStreetMap knows, as the planner reads a destination. */
export type OpenDestination = Omit<Destination, 'sights'> & { sights: OpenSight[] }

/** Fewer sights make no plan. */
export const FEWEST_SIGHTS = 8
const MOST = { sights: 60, food: 40 }
/** One thing drawn twice, km. */
const SAME_KM = 0.015
/** Of one kind among the best: twenty memorials are no plan. */
const MOST_OF_A_KIND = 12

const CENTRE = {
  en: 'Most ways are short from here.',
  de: 'Von hier sind die meisten Wege kurz.',
}

export function buildDestination(
  place: GeocodedPlace,
  elements: readonly MapElement[],
  items: ReadonlyMap<string, WikidataItem>,
  neighbourhood: Neighbourhood,
  checked: string,
): OpenDestination {
  const holidays = (neighbourhood.publicHolidays ?? []).map(({ date }) => date)
  const at: [number, number] = [round(place.at[0]), round(place.at[1])]
  const sights = elements.flatMap((element) => openSight(element, items, holidays, at) ?? [])
  const food = elements.flatMap((element) => openFood(element, neighbourhood) ?? [])
  const { names } = place
  return {
    id: `osm-${place.osmId}`,
    source: 'openstreetmap',
    names,
    country: place.country,
    center: at,
    ...neighbourhood,
    areas: [{ name: names.local, de: names.de, at, why: CENTRE }],
    checked,
    sights: bestOf(sights),
    food: nearestOf(food, at),
  }
}

/** The best, each once, no kind too often. */
export function bestOf(sights: readonly OpenSight[]): OpenSight[] {
  const kept: OpenSight[] = []
  const kinds = new Map<string, number>()
  for (const sight of sights.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))) {
    const ofKind = kinds.get(sight.category) ?? 0
    if (kept.length >= MOST.sights) break
    if (ofKind >= MOST_OF_A_KIND || kept.some((other) => isSame(other, sight))) continue
    kept.push(sight)
    kinds.set(sight.category, ofKind + 1)
  }
  return kept
}

function isSame(a: OpenSight, b: OpenSight): boolean {
  const sameName = a.name.en === b.name.en || a.name.de === b.name.de
  return (
    (a.wikidata !== undefined && a.wikidata === b.wikidata) ||
    sameName ||
    (a.category === b.category && distanceKm(a.at, b.at) <= SAME_KM)
  )
}

function nearestOf(food: readonly FoodPlace[], at: readonly [number, number]): FoodPlace[] {
  const seen = new Set<string>()
  const isFirst = (name: string) => !seen.has(name) && seen.add(name)
  return food
    .toSorted((a, b) => distanceKm(a.at, at) - distanceKm(b.at, at))
    .filter((place) => isFirst(tableName(place, 'en')))
    .slice(0, MOST.food)
}
