import * as z from 'zod/mini'
import type { Coordinates } from '../../atlas/distance.ts'
import { normalise } from '../../atlas/lookup/normalise.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { plainName } from '../places/plain-name.ts'
import { latitude, longitude, parseAnswer, soundEntries } from './parse-answer.ts'

/** Something to visit that Nominatim knows by a name, within a box. */
export interface GeocodedSight {
  osmId: string
  names: { en: string; de: string }
  at: Coordinates
}

/** South, west, north, east. */
export type Box = readonly [number, number, number, number]

const MOST = 5
/** What one may go and see, by the map's main keys; offices, roads and borders are none. */
const CATEGORIES = new Set(
  'tourism historic leisure amenity natural man_made building place railway shop aeroway waterway water craft'.split(
    ' ',
  ),
)
/** Streets are, where nobody drives. */
const ROADS = new Set(['pedestrian', 'footway', 'steps', 'path'])
/** Of the words of the longer name so many have to be in both. */
const ALIKE = 0.6

const number = z.coerce.number()
const searchResult = z.object({
  osm_type: z.enum(['node', 'way', 'relation']),
  osm_id: z.int().check(z.gte(1)),
  lat: z.pipe(number, latitude),
  lon: z.pipe(number, longitude),
  category: z.optional(z.string()),
  type: z.optional(z.string()),
  name: z.optional(z.string()),
  namedetails: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
})

/** The sight that a name means within a box; undefined where the map has none by it. Nothing but the name is sent. */
export async function geocodeSight(
  gateway: Gateway,
  name: string,
  [south, west, north, east]: Box,
  signal: AbortSignal,
): Promise<GeocodedSight | undefined> {
  const query = new URLSearchParams({
    q: name,
    format: 'jsonv2',
    namedetails: '1',
    limit: String(MOST),
    viewbox: [west, north, east, south].map((degrees) => degrees.toFixed(3)).join(','),
    bounded: '1',
    'accept-language': 'en',
  })
  const answer = await gateway.ask('nominatim', { path: `/search?${query}` }, signal)
  if (!answer) return undefined
  const entries = soundEntries(parseAnswer('nominatim', answer, z.array(z.unknown())), searchResult, MOST)
  for (const entry of entries) {
    const { osm_type: type, osm_id: id, lat, lon } = entry
    const isInside = lat >= south && lat <= north && lon >= west && lon <= east
    const details = entry.namedetails ?? {}
    const local = plainName(details.name) ?? plainName(entry.name)
    const names = [entry.name, ...Object.values(details)].flatMap((each) => plainName(each) ?? [])
    if (!isInside || !local || !isVisited(entry) || !names.some((each) => isAlike(each, name))) continue
    return {
      osmId: type.slice(0, 1) + id,
      names: { en: plainName(details['name:en']) ?? local, de: plainName(details['name:de']) ?? local },
      at: [lat, lon],
    }
  }
  return undefined
}

function isVisited({ category = '', type = '' }: z.infer<typeof searchResult>): boolean {
  return CATEGORIES.has(category) || (category === 'highway' && ROADS.has(type))
}

/** The map answers with what is near to a name as well. */
function isAlike(name: string, wanted: string): boolean {
  const [a, b] = [name, wanted].map(
    (each) =>
      new Set(
        normalise(each)
          .split(' ')
          .filter((word) => word.length > 2),
      ),
  )
  if (!a || !b || a.size === 0 || b.size === 0) return normalise(name) === normalise(wanted)
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(a.size, b.size) >= ALIKE
}
