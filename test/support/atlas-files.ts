import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type Atlas, createAtlas, headOf } from '../../src/atlas/atlas.ts'
import type { Destination } from '../../src/atlas/destination.ts'
import { packSightNames } from '../../src/atlas/lookup/sight-names.ts'
import { readAtlasFiles, readRegionFiles } from '../../src/atlas/content/read-atlas-files.ts'

const folder = fileURLToPath(new URL('../../content/', import.meta.url))

/** All destinations of content/atlas, ordered by id. */
export function readDestinations(): Destination[] {
  return readAtlasFiles(folder)
}

/** The atlas read from its files: what the bundled one holds, for Node. */
export function readAtlas(destinations = readDestinations()): Atlas {
  const byId = new Map(destinations.map((destination) => [destination.id, destination]))
  let regions: ReturnType<typeof readRegionFiles> | undefined
  return createAtlas({
    version: createHash('sha256').update(JSON.stringify(destinations)).digest('hex').slice(0, 8),
    heads: destinations.map(headOf),
    regions: () => (regions ??= readRegionFiles(folder)),
    load: async (id) => byId.get(id),
    sightNames: async () => packSightNames(destinations),
  })
}
