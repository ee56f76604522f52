import names from '../../../content/other-places.json' with { type: 'json' }
import { compact } from './normalise.ts'

let places: Set<string> | undefined

/**
 * True for a known place that is not in the atlas (content/other-places.json): spelled much like one inside it, and nobody
 * who types it means the other.
 */
export function isOtherPlace(name: string): boolean {
  places ??= new Set(names.map(compact))
  return places.has(compact(name))
}
