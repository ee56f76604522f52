import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type Atlas, createAtlas, headOf } from '../../src/atlas/atlas.ts'
import type { Destination } from '../../src/atlas/destination.ts'
import { withHolidays } from '../../src/atlas/content/holidays.ts'

const folder = new URL('../../content/atlas/', import.meta.url)

/** All destinations of content/atlas, ordered by id. */
export function readDestinations(): Destination[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
  return files.map((file) => withHolidays(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))))
}

/** The atlas read from its files: what the bundled one holds, for Node. */
export function readAtlas(destinations = readDestinations()): Atlas {
  const byId = new Map(destinations.map((destination) => [destination.id, destination]))
  return createAtlas({
    version: createHash('sha256').update(JSON.stringify(destinations)).digest('hex').slice(0, 8),
    heads: destinations.map(headOf),
    load: async (id) => byId.get(id),
  })
}
