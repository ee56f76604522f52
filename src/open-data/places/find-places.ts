import type { Atlas } from '../../atlas/atlas.ts'
import { countryName } from '../../atlas/country/country.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { normalise } from '../../atlas/lookup/normalise.ts'
import { regionName } from '../../atlas/lookup/region.ts'
import { type Locale, LOCALES } from '../../i18n/locale.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { AnswerStore, Lifetime } from '../answer-store.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { OpenDataError } from '../gateway/open-data-error.ts'
import { geocode, type GeocodedPlace } from '../services/nominatim.ts'
import { fetchSurroundings, type MapElement } from '../services/overpass.ts'
import { fetchItems, isWikidataId, type WikidataItem } from '../services/wikidata.ts'
import { buildDestination, FEWEST_SIGHTS, type OpenDestination } from './build-destination.ts'
import { neighbourhoodOf, whatIsNear } from './neighbourhood.ts'

const DAY = 24 * 3_600_000
const LIFETIMES = {
  geocode: { freshMs: 30 * DAY, keepMs: 90 * DAY },
  nothing: { freshMs: DAY, keepMs: DAY },
  place: { freshMs: 30 * DAY, keepMs: 800 * DAY },
} satisfies Record<string, Lifetime>

/** Places further apart than this are two. */
const APART_KM = 25
/** So much more important, and nobody means the other. */
const CLEARLY = 0.12
const MOST_LABELS = 5
const MOST_NEAR = 3
/** Around a village one looks further than in a town, km. */
const RADIUS_KM: Record<string, number> = { city: 8, town: 10 }
const USUAL_RADIUS_KM = 14
const LARGEST_RADIUS_KM = 25

/**
 * ready: it can be planned, by this id · unclear: one of these is meant · thin: it exists, but the map has too little ·
 * unknown: OpenStreetMap has no such place · unavailable: nobody could say in time; `late`: it exists, and the map is slow.
 */
export type FoundPlace =
  | { kind: 'ready'; destination: OpenDestination; label: string }
  | { kind: 'unclear'; labels: string[] }
  | { kind: 'thin'; name: string; sights: number; near: string[] }
  | { kind: 'unknown' }
  | { kind: 'unavailable'; late: boolean }

interface FindSettings {
  gateway: Gateway
  answers: AnswerStore
  atlas: () => Promise<Atlas>
  clock: Clock
  log: Log
}

export type FindPlaces = ReturnType<typeof createFindPlaces>

export function createFindPlaces({ gateway, answers, atlas, clock, log }: FindSettings) {
  return { find, load }

  /** The destination behind what was typed. Never throws for what a service does. */
  async function find(text: string, locale: Locale, signal: AbortSignal): Promise<FoundPlace> {
    let exists = false
    try {
      const places = await geocoded(text, signal)
      const meant = meantBy(text, places)
      if (!meant) {
        if (places.length === 0) return { kind: 'unknown' }
        return {
          kind: 'unclear',
          labels: places.slice(0, MOST_LABELS).map((place) => labelOf(place, locale)),
        }
      }
      exists = true
      const destination = await destinationAt(meant, signal)
      if (destination.sights.length >= FEWEST_SIGHTS)
        return { kind: 'ready', destination, label: labelOf(meant, locale) }
      const near = whatIsNear(await atlas(), meant.at, MOST_NEAR).map(({ names }) => names[locale])
      return { kind: 'thin', name: labelOf(meant, locale), sights: destination.sights.length, near }
    } catch (error) {
      if (!(error instanceof OpenDataError)) log.error('open_data.place', error)
      const late =
        exists && error instanceof OpenDataError && (error.failure === 'late' || error.failure === 'busy')
      return { kind: 'unavailable', late }
    }
  }

  /** A place that was found before, however long ago. */
  async function load(id: string): Promise<OpenDestination | undefined> {
    const kept = await answers.read(`place:${id}`)
    return kept ? destinationIn(kept.value) : undefined
  }

  async function geocoded(text: string, signal: AbortSignal): Promise<GeocodedPlace[]> {
    const key = `geocode:${normalise(text)}`
    const kept = await answers.read(key)
    if (kept && kept.freshUntil > clock.now()) return placesOf(kept.value)
    try {
      const found = distinct(await geocode(gateway, text, signal))
      await answers.write(key, found, clock.now(), found.length > 0 ? LIFETIMES.geocode : LIFETIMES.nothing)
      return found
    } catch (error) {
      if (kept) return placesOf(kept.value)
      throw error
    }
  }

  async function destinationAt(place: GeocodedPlace, signal: AbortSignal): Promise<OpenDestination> {
    const key = `place:osm-${place.osmId}`
    const fresh = async () => {
      const kept = await answers.read(key)
      return kept && kept.freshUntil > clock.now() ? destinationIn(kept.value) : undefined
    }
    const kept = await fresh()
    if (kept) return kept
    try {
      const missing = async () => (await fresh()) === undefined
      const elements = await fetchSurroundings(gateway, place.at, radiusAround(place), signal, missing)
      // Somebody else fetched it while this one waited for its turn.
      const others = elements ? undefined : await fresh()
      if (others) return others
      return await build(place, elements ?? [], key, signal)
    } catch (error) {
      const stale = await load(`osm-${place.osmId}`)
      if (stale) return stale
      throw error
    }
  }

  async function build(
    place: GeocodedPlace,
    elements: readonly MapElement[],
    key: string,
    signal: AbortSignal,
  ) {
    const now = clock.now()
    const { items, complete } = await itemsOf(elements, signal)
    const around = await neighbourhoodOf(await atlas(), place.at, place.country)
    const checked = new Date(now).toISOString().slice(0, 7)
    const destination = buildDestination(place, elements, items, around, checked)
    // Without Wikidata's word it is ranked by kind alone, and asked for again soon.
    await answers.write(
      key,
      destination,
      now,
      complete ? LIFETIMES.place : { ...LIFETIMES.place, freshMs: DAY },
    )
    return destination
  }

  async function itemsOf(elements: readonly MapElement[], signal: AbortSignal) {
    const ids = elements.flatMap(({ tags }) => (isWikidataId(tags.wikidata) ? [tags.wikidata] : []))
    try {
      return { items: await fetchItems(gateway, ids, signal), complete: true }
    } catch {
      return { items: new Map<string, WikidataItem>(), complete: false }
    }
  }
}

/** The only one, the one that was chosen by its whole label, or the one that all the world means. */
function meantBy(text: string, places: readonly GeocodedPlace[]): GeocodedPlace | undefined {
  const wanted = normalise(text)
  const chosen = places.find((place) =>
    LOCALES.some((locale) => normalise(labelOf(place, locale)) === wanted),
  )
  if (chosen) return chosen
  const [first, second] = places
  return first && (!second || first.importance >= second.importance + CLEARLY) ? first : undefined
}

/** "Altenau, Lower Saxony, Germany", "Altenau, Niedersachsen, Deutschland". */
export function labelOf({ names, region, country }: GeocodedPlace, locale: Locale): string {
  const area = region && regionName(country, region, locale)
  return [...new Set([names[locale], area, countryName(country, locale)])].filter(Boolean).join(', ')
}

/** A town and its municipality are one place; the most important first. */
function distinct(places: readonly GeocodedPlace[]): GeocodedPlace[] {
  const kept: GeocodedPlace[] = []
  for (const place of places.toSorted((a, b) => b.importance - a.importance)) {
    const isNew = kept.every(
      (other) =>
        distanceKm(other.at, place.at) > APART_KM &&
        LOCALES.some((locale) => labelOf(other, locale) !== labelOf(place, locale)),
    )
    if (isNew) kept.push(place)
  }
  return kept
}

function radiusAround({ type, radiusKm }: GeocodedPlace): number {
  return Math.min(LARGEST_RADIUS_KM, Math.max(RADIUS_KM[type] ?? USUAL_RADIUS_KM, radiusKm))
}

/** We wrote them, from checked answers. */
function placesOf(value: unknown): GeocodedPlace[] {
  return Array.isArray(value) ? (value as GeocodedPlace[]) : []
}

function destinationIn(value: unknown): OpenDestination | undefined {
  return value && typeof value === 'object' && 'sights' in value ? (value as OpenDestination) : undefined
}
