/** Regions that people name behind a comma (content/region-names.json): country, names, and roughly where the middle is. */
import entries from '../../../content/region-names.json' with { type: 'json' }
import type { Coordinates } from '../distance.ts'
import { compact } from './normalise.ts'

interface Region {
  country: string
  at: Coordinates
}

let regions: Map<string, Region[]> | undefined

/** Every region of that name, with its country and rough middle; empty for an unknown one. */
export function findRegions(name: string): readonly Region[] {
  return (regions ??= parse()).get(compact(name)) ?? []
}

function parse(): Map<string, Region[]> {
  const found = new Map<string, Region[]>()
  for (const { country, names, at } of entries) {
    const [lat = 0, lon = 0] = at
    for (const name of names)
      found.set(compact(name), [...(found.get(compact(name)) ?? []), { country, at: [lat, lon] }])
  }
  return found
}
