/**
 * Regions that people name behind a comma (content/region-names.json): country, names, and roughly where the middle is.
 * The English name comes first, then the German one where it is another; codes of two or three letters stand anywhere.
 */
import entries from '../../../content/region-names.json' with { type: 'json' }
import type { Locale } from '../../i18n/locale.ts'
import type { Coordinates } from '../distance.ts'
import { compact } from './normalise.ts'

interface Region {
  country: string
  at: Coordinates
}

const LONGEST_CODE = 3

let regions: Map<string, Region[]> | undefined

/** Every region of that name, with its country and rough middle; empty for an unknown one. */
export function findRegions(name: string): readonly Region[] {
  return (regions ??= parse()).get(compact(name)) ?? []
}

/** A region's name in a language, given in English: "Lower Saxony", "Niedersachsen". */
export function regionName(country: string, english: string, locale: Locale): string {
  if (locale === 'en') return english
  const entry = entries.find((each) => each.country === country && each.names[0] === english)
  return entry?.names.slice(1).find((name) => name.length > LONGEST_CODE) ?? english
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
