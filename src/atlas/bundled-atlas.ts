import { assetPath, details, sightNames } from 'virtual:atlas-details'
import { heads as packedHeads, regions as regionsJson, version } from 'virtual:atlas-heads'
import { type Atlas, createAtlas } from './atlas.ts'
import type { Destination } from './destination.ts'
import type { TravelRegion } from './country/travel-region.ts'
import { unpackHead } from './unpack.ts'

/** The static files beside the Worker. */
export interface Assets {
  fetch(url: string): Promise<Response>
}

/**
 * The atlas that the build made. Import it when first needed: reading the heads takes a moment. `assets` is needed
 * where the build keeps the details among the static files (see atlas.vite.ts).
 */
export function bundledAtlas(assets?: Assets): Atlas {
  const heads = packedHeads.split('\n').filter(Boolean).map(unpackHead)
  const known = new Set(heads.map(({ id }) => id))
  let regions: TravelRegion[] | undefined
  return createAtlas({
    version,
    heads,
    regions: () => (regions ??= JSON.parse(regionsJson)),
    async load(id) {
      if (!known.has(id)) return undefined
      const text = assetPath ? await fetched(id, assets) : (await details[id]?.())?.destinations[id]
      return text === undefined ? undefined : destinationIn(text)
    },
    sightNames: async () => (assetPath ? fetched(SIGHT_NAMES, assets) : (await sightNames()).packed),
  })
}

/** Stands among the destinations, with an id that none of them can have. */
const SIGHT_NAMES = '_sights'

/** The build wrote it from checked files. */
function destinationIn(text: string): Destination {
  return JSON.parse(text)
}

async function fetched(id: string, assets: Assets | undefined): Promise<string> {
  if (!assets) throw new Error('the atlas was built into the static files, and nobody can fetch them')
  const response = await assets.fetch(`https://assets.local${assetPath.replace(':id', id)}`)
  if (!response.ok) throw new Error(`the atlas has no details of ${id}: ${response.status}`)
  return response.text()
}
