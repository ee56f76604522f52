import * as z from 'zod/mini'
import type { Coordinates } from '../../atlas/distance.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { OpenDataError } from '../gateway/open-data-error.ts'
import { latitude, longitude, parseAnswer, soundEntries } from './parse-answer.ts'

/** Something on the map: a node, or a way or relation by its middle. */
export interface MapElement {
  /** "n240109189". */
  osmId: string
  at: Coordinates
  tags: Readonly<Record<string, string>>
}

const MOST = 700
const LONGEST_TAG = 300
/** The service's own limit, seconds; ours ends sooner. */
const SECONDS = 18

const centre = z.object({ lat: latitude, lon: longitude })
const element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.int().check(z.gte(1)),
  lat: z.optional(latitude),
  lon: z.optional(longitude),
  center: z.optional(centre),
  tags: z.record(z.string(), z.unknown()),
})

const answerSchema = z.object({ elements: z.array(z.unknown()), remark: z.optional(z.string()) })

/** All that may be worth a visit or a meal within `radiusKm`, named. One request. */
export async function fetchSurroundings(
  gateway: Gateway,
  at: Coordinates,
  radiusKm: number,
  signal: AbortSignal,
  stillNeeded?: () => Promise<boolean>,
): Promise<MapElement[] | undefined> {
  const elements = await fetchElements(gateway, surroundingsQuery(at, radiusKm), signal, stillNeeded)
  return elements && elementsIn(elements)
}

/** The elements of any query, unread; undefined when it was no longer needed. */
export async function fetchElements(
  gateway: Gateway,
  query: string,
  signal: AbortSignal,
  stillNeeded?: () => Promise<boolean>,
): Promise<readonly unknown[] | undefined> {
  const answer = await gateway.ask('overpass', { form: { data: query } }, signal, stillNeeded)
  if (!answer) return undefined
  const { elements, remark } = parseAnswer('overpass', answer, answerSchema)
  // A query that ran out of time or memory answers 200 with a part, or with nothing: no word on the place.
  if (remark?.includes('error')) throw new OpenDataError('overpass', 'late')
  return elements
}

export function elementsIn(elements: readonly unknown[] = []): MapElement[] {
  return soundEntries(elements, element, MOST).flatMap((each): MapElement[] => {
    const { lat, lon } = each.lat === undefined || each.lon === undefined ? (each.center ?? {}) : each
    if (lat === undefined || lon === undefined) return []
    const tags = Object.entries(each.tags).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= LONGEST_TAG,
    )
    return [{ osmId: each.type.slice(0, 1) + each.id, at: [lat, lon], tags: Object.fromEntries(tags) }]
  })
}

/** Overpass QL: https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL. Coordinates to four decimals, about 10 m. */
export function surroundingsQuery([lat, lon]: Coordinates, radiusKm: number): string {
  const around = (km: number) => `(around:${Math.round(km * 1000)},${lat.toFixed(4)},${lon.toFixed(4)})`
  const wide = around(radiusKm)
  const near = around(Math.min(radiusKm, 6))
  return [
    `[out:json][timeout:${SECONDS}][maxsize:67108864];`,
    '(',
    `nwr["tourism"~"^(attraction|museum|gallery|viewpoint|zoo|aquarium|theme_park)$"]["name"]${wide};`,
    `nwr["historic"~"^(castle|monument|ruins|archaeological_site|fort|city_gate|church|monastery|manor|tower|palace|memorial|bridge|mine)$"]["name"]${wide};`,
    `nwr["natural"~"^(beach|peak|cave_entrance|gorge|arch|hot_spring)$"]["name"]${wide};`,
    `nwr["waterway"="waterfall"]["name"]${wide};`,
    `nwr["leisure"~"^(park|garden|nature_reserve|water_park|beach_resort)$"]["name"]${wide};`,
    `nwr["amenity"~"^(place_of_worship|theatre|marketplace|library|planetarium)$"]["name"]["wikidata"]${wide};`,
    `nwr["man_made"~"^(lighthouse|tower|windmill|watermill|bridge)$"]["name"]["wikidata"]${wide};`,
    `nwr["place"="square"]["name"]${near};`,
    // Nodes come before ways, and old before new: what Wikidata knows is not to be cut off behind them.
    ')->.all;nwr.all["wikidata"]->.known;.known out tags center 350;(.all; - .known;);out tags center 200;',
    `nwr["amenity"~"^(restaurant|cafe|pub|biergarten|bar|food_court)$"]["name"]["opening_hours"]${near};`,
    'out tags center 150;',
  ].join('')
}
