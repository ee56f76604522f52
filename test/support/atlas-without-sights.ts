import { type Atlas, createAtlas } from '../../src/atlas/atlas.ts'

/** The atlas as if it held no sights of these destinations: what becomes of a trip to a place that is known by name alone. */
export function atlasWithoutSights(atlas: Atlas, ...ids: string[]): Atlas {
  return createAtlas({
    version: atlas.version,
    heads: atlas.heads.map((head) => (ids.includes(head.id) ? { ...head, sights: 0 } : head)),
    load: async (id) => {
      const destination = await atlas.load(id)
      return destination && ids.includes(id) ? { ...destination, sights: [] } : destination
    },
  })
}
