import { assetPath, details } from 'virtual:atlas-details'
import { heads as packedHeads, version } from 'virtual:atlas-heads'
import { type Atlas, createAtlas } from './atlas.ts'
import { unpackDetails, unpackHead } from './unpack.ts'

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
  const byId = new Map(heads.map((head) => [head.id, head]))
  return createAtlas({
    version,
    heads,
    async load(id) {
      const head = byId.get(id)
      const packed = assetPath ? await fetched(id, assets) : (await details[id]?.())?.packed[id]
      return head && packed ? unpackDetails(head, packed) : undefined
    },
  })
}

async function fetched(id: string, assets: Assets | undefined): Promise<string> {
  if (!assets) throw new Error('the atlas was built into the static files, and nobody can fetch them')
  const response = await assets.fetch(`https://assets.local${assetPath.replace(':id', id)}`)
  if (!response.ok) throw new Error(`the atlas has no details of ${id}: ${response.status}`)
  return response.text()
}
