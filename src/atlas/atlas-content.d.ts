declare module 'virtual:atlas-heads' {
  export const version: string
  /** One packed head a line. */
  export const heads: string
  /** JSON of content/atlas/regions. */
  export const regions: string
}

declare module 'virtual:atlas-details' {
  /** By destination id: imports its JSON, and perhaps that of some neighbours in the same chunk. */
  export const details: Record<string, () => Promise<{ destinations: Record<string, string> }>>
  /** What packSightNames makes of them all. */
  export const sightNames: () => Promise<{ packed: string }>
  /** Where a destination's JSON is fetched instead, `:id` standing for its id; empty when they are not. */
  export const assetPath: string
}
