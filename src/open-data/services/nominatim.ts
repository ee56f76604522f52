import * as z from 'zod/mini'
import type { Coordinates } from '../../atlas/distance.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { plainName } from '../places/plain-name.ts'
import { latitude, longitude, parseAnswer, soundEntries } from './parse-answer.ts'

/** A place that Nominatim knows under what was typed. */
export interface GeocodedPlace {
  /** "r62422": kind and number at OpenStreetMap. */
  osmId: string
  names: { en: string; de: string; local: string }
  /** ISO 3166-1 alpha-2. */
  country: string
  /** State, province or county, in English. */
  region?: string
  at: Coordinates
  /** From the middle to a corner of its extent, km. */
  radiusKm: number
  /** `addresstype`: "village", "city", "valley" … */
  type: string
  /** 0–1, by Wikipedia's links. */
  importance: number
}

const MOST = 10
/** What one travels to: settlements, islands, regions, and wide things of nature. */
const TYPES = new Set(
  (
    'city town village hamlet municipality suburb borough quarter island islet archipelago region county state ' +
    'province district state_district city_district administrative locality isolated_dwelling valley bay peninsula ' +
    'mountain_range national_park protected_area nature_reserve peak lake natural cape beach political ceremonial'
  ).split(' '),
)
/** Too wide for a centre to say anything: a country or a continent is no place to sleep at. */
const LARGEST_KM = 160

/** Written as text; nothing else may pass for 0. */
const number = z.pipe(
  z.union([z.string().check(z.regex(/^-?\d{1,15}(\.\d+)?$/)), z.number()]),
  z.transform((value: string | number) => Number(value)),
)
const searchResult = z.object({
  osm_type: z.enum(['node', 'way', 'relation']),
  /** A number; its documentation shows it as text. */
  osm_id: z.pipe(number, z.int().check(z.gte(1))),
  lat: z.pipe(number, latitude),
  lon: z.pipe(number, longitude),
  importance: z._default(z.number(), 0),
  addresstype: z.optional(z.string()),
  type: z.optional(z.string()),
  name: z.optional(z.string()),
  display_name: z.optional(z.string()),
  boundingbox: z.optional(z.array(number).check(z.length(4))),
  namedetails: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  address: z.record(z.string(), z.unknown()),
})

/** Asks what a text names. Nothing else is sent; the answer is empty where OpenStreetMap knows no such place. */
export async function geocode(gateway: Gateway, text: string, signal: AbortSignal): Promise<GeocodedPlace[]> {
  const query = new URLSearchParams({
    q: text,
    format: 'jsonv2',
    addressdetails: '1',
    namedetails: '1',
    limit: String(MOST),
    'accept-language': 'en',
  })
  const answer = await gateway.ask('nominatim', { path: `/search?${query}` }, signal)
  if (!answer) return []
  return placesIn(parseAnswer('nominatim', answer, z.array(z.unknown())))
}

export function placesIn(results: readonly unknown[]): GeocodedPlace[] {
  return soundEntries(results, searchResult, MOST).flatMap((result): GeocodedPlace[] => {
    const type = result.addresstype ?? result.type ?? ''
    const details = result.namedetails ?? {}
    const shown = plainName(result.name) ?? plainName(result.display_name?.split(',')[0])
    const local = plainName(details.name) ?? shown
    const { country_code: code, state, county, region } = result.address
    if (!TYPES.has(type) || !local || typeof code !== 'string' || !/^[a-z]{2}$/i.test(code)) return []
    const radiusKm = radiusOf(result.boundingbox)
    if (radiusKm > LARGEST_KM) return []
    const area = plainName(state) ?? plainName(region) ?? plainName(county)
    return [
      {
        osmId: result.osm_type.slice(0, 1) + result.osm_id,
        names: {
          en: plainName(details['name:en']) ?? shown ?? local,
          de: plainName(details['name:de']) ?? local,
          local,
        },
        country: code.toUpperCase(),
        ...(area && { region: area }),
        at: [result.lat, result.lon],
        radiusKm,
        type,
        importance: result.importance,
      },
    ]
  })
}

/** South, north, west, east. */
function radiusOf(box: readonly number[] | undefined): number {
  const [south, north, west, east] = box ?? []
  if (south === undefined || north === undefined || west === undefined || east === undefined) return 0
  const high = (north - south) * 111.2
  const wide = (east - west) * 111.2 * Math.cos((((south + north) / 2) * Math.PI) / 180)
  const radius = Math.hypot(high, wide) / 2
  return Number.isFinite(radius) && radius >= 0 ? radius : 0
}
