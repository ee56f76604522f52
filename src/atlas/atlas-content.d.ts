declare module 'virtual:atlas-heads' {
  export const version: string
  /** One packed head a line. */
  export const heads: string
}

declare module 'virtual:atlas-details' {
  /** By destination id: imports the packed details of it, and perhaps of some neighbours in the same chunk. */
  export const details: Record<string, () => Promise<{ packed: Record<string, string> }>>
  /** Where a destination's packed details are fetched instead, `:id` standing for its id; empty when they are not. */
  export const assetPath: string
}
