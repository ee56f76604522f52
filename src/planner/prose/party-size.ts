import type { Sight } from '../../atlas/destination.ts'

/** Where children may run: under the open sky, away from traffic and edges. */
export const ROOMY: ReadonlySet<Sight['category']> = new Set([
  'park',
  'garden',
  'beach',
  'nature',
  'zoo',
  'themepark',
  'square',
])
