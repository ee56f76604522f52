import entries from '../../../content/near-places.json' with { type: 'json' }
import type { DestinationHead } from '../atlas.ts'
import { type Coordinates, distanceKm } from '../distance.ts'
import { compact } from './normalise.ts'
import { findRegions } from './region.ts'

/** What may be offered instead of a place that the atlas does not have: within it, or near it. */
export interface NearPlaces {
  ids: readonly string[]
  /** A continent or a sea, which is more than one place. */
  isWide: boolean
}

interface Entry {
  names: string[]
  at?: number[]
  places?: string[]
  wide?: string[]
}

const MOST = 4
/** Nobody goes there instead, km. */
const FURTHEST = 700

let byName: Map<string, Entry> | undefined

/** By name (content/near-places.json), or a region in which the atlas has no place (content/region-names.json). */
export function nearPlaces(heads: readonly DestinationHead[], name: string): NearPlaces | undefined {
  byName ??= new Map(
    (entries as Entry[]).flatMap((entry) => entry.names.map((each) => [compact(each), entry])),
  )
  const entry = byName.get(compact(name))
  if (entry?.wide) return { ids: entry.wide, isWide: true }
  if (entry?.places) return { ids: entry.places, isWide: false }
  const [lat, lon] = entry?.at ?? findRegions(name)[0]?.at ?? []
  return lat === undefined || lon === undefined
    ? undefined
    : { ids: nearest(heads, [lat, lon]), isWide: false }
}

function nearest(heads: readonly DestinationHead[], at: Coordinates): string[] {
  return heads
    .filter(({ sights }) => sights > 0)
    .map(({ id, center }) => ({ id, km: distanceKm(at, center) }))
    .filter(({ km }) => km <= FURTHEST)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, MOST)
    .map(({ id }) => id)
}
