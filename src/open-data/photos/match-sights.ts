import type { Destination, Sight } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { normalise } from '../../atlas/lookup/normalise.ts'
import { parseOpeningHours } from '../places/opening-hours.ts'
import type { MapElement } from '../services/overpass.ts'
import { isWikidataId } from '../services/wikidata.ts'

/** Something of the map that is one of the atlas's sights. */
export interface MatchedSight {
  sight: Sight
  element: MapElement
  wikidata: string
}

/** Where the map contradicts the atlas. */
export interface AtlasFinding {
  sight: string
  kind: 'coordinates' | 'closed'
  detail: string
}

/** Further away it is another thing of the same name. */
const FURTHEST_KM = 2
const SAME_PLACE_KM = 0.3
const MOST_SIGHTS = 40
/** Their middle is wherever somebody puts it. */
const WIDE = new Set<Sight['category']>([
  'park',
  'nature',
  'beach',
  'district',
  'street',
  'waterfront',
  'town',
  'garden',
])

/** Overpass QL for whatever bears the name of a sight near it. Names are the atlas's own. */
export function sightsQuery({ sights }: Pick<Destination, 'sights'>): string {
  const clauses = sights.slice(0, MOST_SIGHTS).map(({ name, at: [lat, lon] }) => {
    const names = [...new Set([name.en, name.de])].map((each) => escaped(each)).join('|')
    const around = `(around:${FURTHEST_KM * 1000},${lat.toFixed(4)},${lon.toFixed(4)})`
    return `nwr["wikidata"][~"^name(:(en|de))?$"~"^(${names})$",i]${around};`
  })
  return `[out:json][timeout:18];(${clauses.join('')});out tags center 200;`
}

/** Letters, digits and spaces; any other sign may be any sign. */
function escaped(name: string): string {
  return name.replace(/[^\p{L}\p{N} ]/gu, '.')
}

/** Each sight with the nearest thing of its name. */
export function matchSights(
  { sights }: Pick<Destination, 'sights'>,
  elements: readonly MapElement[],
): MatchedSight[] {
  return sights.flatMap((sight) => {
    const own = [sight.name.en, sight.name.de].map(normalise)
    const [nearest] = elements
      .filter(({ tags }) =>
        [tags.name, tags['name:en'], tags['name:de']].some((name) => name && own.includes(normalise(name))),
      )
      .map((element) => ({ element, km: distanceKm(element.at, sight.at) }))
      .filter(({ km }) => km <= FURTHEST_KM)
      .toSorted((a, b) => a.km - b.km)
    const wikidata = nearest?.element.tags.wikidata
    return nearest && isWikidataId(wikidata) ? [{ sight, element: nearest.element, wikidata }] : []
  })
}

/** Differences worth an editor's look; the atlas stays as it is. */
export function findingsOf(matches: readonly MatchedSight[]): AtlasFinding[] {
  return matches.flatMap(({ sight, element }): AtlasFinding[] => {
    const metres = Math.round(distanceKm(sight.at, element.at) * 1000)
    const doors = parseOpeningHours(element.tags.opening_hours)
    const [ours, theirs] = [daysOf(sight.closed), daysOf(doors?.closed)]
    const isFar = metres > SAME_PLACE_KM * 1000 && sight.point === undefined && !WIDE.has(sight.category)
    const differs = doors !== undefined && sight.hours !== 'always' && ours !== theirs
    return [
      ...(isFar
        ? [
            {
              sight: sight.id,
              kind: 'coordinates' as const,
              detail: `${metres} m from ${element.osmId} at ${element.at.join(', ')}`,
            },
          ]
        : []),
      ...(differs
        ? [
            {
              sight: sight.id,
              kind: 'closed' as const,
              detail: `atlas: ${ours || 'no day'}; map: ${theirs || 'no day'} (${element.osmId})`,
            },
          ]
        : []),
    ]
  })
}

function daysOf(days: readonly string[] | undefined): string {
  return (days ?? []).toSorted().join(' ')
}
