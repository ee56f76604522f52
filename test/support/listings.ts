import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Coordinates, distanceKm } from '../../src/atlas/distance.ts'
import { normalise } from '../../src/atlas/lookup/normalise.ts'

/** One row of a public listing, by destination: what stands where. */
export interface Listing {
  name: string
  at: Coordinates
}

export interface Match {
  sight: string
  listing: string
  metres: number
}

interface Listed {
  id: string
  sights: readonly {
    id: string
    name: { en: string; de: string }
    at: Coordinates
    category: string
    point?: string | undefined
  }[]
}

/** These spread over more than a point. */
const WIDE: ReadonlySet<string> = new Set(['district', 'street', 'park', 'nature', 'beach', 'town'])
/** Tables and shops bear the names of what they look at. */
const KINDS: ReadonlySet<string> = new Set(['see', 'do', 'listing'])
/** What is further away is another one of that name, km. */
const NAMESAKE_KM = 10
export const NEAR_METRES = 300

/** Words that one source writes and another leaves out. */
const SMALL: ReadonlySet<string> = new Set(
  'a al and am an at d da das de del dem den der des di die do du e el et i il im in l la las le les lo los of the to und von y zu zum zur'.split(
    ' ',
  ),
)

/** Rows of all `*.tsv` in a folder: destination, name, type, lat, lon, article. */
export function readListings(folder: string): Map<string, Listing[]> {
  const rows = new Map<string, Listing[]>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tsv')))
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n').slice(1)) {
      const [destination = '', name = '', type = '', lat, lon] = line.split('\t')
      if (!name || !lat || !lon || !KINDS.has(type)) continue
      const listed = rows.get(destination) ?? []
      rows.set(destination, listed)
      listed.push({ name, at: [Number(lat), Number(lon)] })
    }
  return rows
}

/** Sights that are a point, with the nearest row of their name among their destination's. */
export function matchListings(
  { id, sights }: Listed,
  rows: ReadonlyMap<string, readonly Listing[]>,
): Match[] {
  const byName = new Map<string, Listing[]>()
  for (const row of rows.get(id) ?? [])
    for (const key of keysOf(row.name)) byName.set(key, [...(byName.get(key) ?? []), row])
  return sights
    .filter(({ point, category }) => point === undefined && !WIDE.has(category))
    .flatMap((sight): Match[] => {
      const keys = new Set([...keysOf(sight.name.en), ...keysOf(sight.name.de)])
      const named = [...keys].flatMap((key) => byName.get(key) ?? [])
      const [nearest] = named
        .map((row) => ({
          sight: `${id}/${sight.id}`,
          listing: row.name,
          metres: Math.round(distanceKm(sight.at, row.at) * 1000),
        }))
        .toSorted((a, b) => a.metres - b.metres)
      return nearest && nearest.metres <= NAMESAKE_KM * 1000 ? [nearest] : []
    })
}

/** A name's words in any order, of the whole and without what stands in brackets, and of that alone. */
function keysOf(name: string): Set<string> {
  const [, inner = ''] = /\(([^)]+)\)/.exec(name) ?? []
  const parts = [name, name.replace(/\([^)]*\)/g, ''), inner]
  return new Set(parts.map(keyOf).filter((key) => key.length > 3))
}

function keyOf(name: string): string {
  return normalise(name)
    .split(' ')
    .filter((word) => !SMALL.has(word))
    .toSorted()
    .join('')
}
