import * as z from 'zod/mini'
import type { Gateway } from '../gateway/gateway.ts'
import { plainName } from '../places/plain-name.ts'
import { parseAnswer, soundEntries } from './parse-answer.ts'

/** What Wikidata says of a thing: how many Wikipedias and sister projects write of it, its names, and a picture. */
export interface WikidataItem {
  id: string
  sitelinks: number
  en?: string
  de?: string
  /** Name of a file at Commons, without "File:". */
  image?: string
}

const MOST = 150
const value = z.object({ value: z.string() })
const row = z.object({
  item: value,
  sitelinks: z.optional(value),
  en: z.optional(value),
  de: z.optional(value),
  image: z.optional(value),
})
const results = z.object({ results: z.object({ bindings: z.array(z.unknown()) }) })

export function isWikidataId(id: string | undefined): id is string {
  return id !== undefined && /^Q[1-9]\d{0,11}$/.test(id)
}

/** One query for all of them; ids beyond the first 150 are left out. */
export async function fetchItems(
  gateway: Gateway,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, WikidataItem>> {
  const asked = [...new Set(ids.filter(isWikidataId))].slice(0, MOST)
  if (asked.length === 0) return new Map()
  const form = { query: itemsQuery(asked), format: 'json' }
  const accept = 'application/sparql-results+json'
  const answer = await gateway.ask('wikidata', { form, accept }, signal)
  if (!answer) return new Map()
  const { bindings } = parseAnswer('wikidata', answer, results).results
  return itemsIn(bindings)
}

export function itemsIn(bindings: readonly unknown[]): Map<string, WikidataItem> {
  const found = new Map<string, WikidataItem>()
  for (const { item, sitelinks, en, de, image } of soundEntries(bindings, row, 4 * MOST)) {
    const id = /^https?:\/\/www\.wikidata\.org\/entity\/(Q\d+)$/.exec(item.value)?.[1]
    // A thing with two pictures has two rows.
    if (!isWikidataId(id) || found.has(id)) continue
    const links = Number(sitelinks?.value ?? 0)
    const names = { en: plainName(en?.value), de: plainName(de?.value) }
    const file = image && fileName(image.value)
    found.set(id, {
      id,
      sitelinks: Number.isSafeInteger(links) && links >= 0 ? Math.min(links, 1000) : 0,
      ...(names.en && { en: names.en }),
      ...(names.de && { de: names.de }),
      ...(file && { image: file }),
    })
  }
  return found
}

/** SPARQL of https://www.mediawiki.org/wiki/Wikidata_Query_Service/User_Manual. P18 is "image". */
export function itemsQuery(ids: readonly string[]): string {
  return [
    'SELECT ?item ?sitelinks ?en ?de (SAMPLE(?picture) AS ?image) WHERE {',
    `VALUES ?item { ${ids.map((id) => `wd:${id}`).join(' ')} }`,
    '?item wikibase:sitelinks ?sitelinks.',
    'OPTIONAL { ?item rdfs:label ?en. FILTER(LANG(?en) = "en") }',
    'OPTIONAL { ?item rdfs:label ?de. FILTER(LANG(?de) = "de") }',
    'OPTIONAL { ?item wdt:P18 ?picture. }',
    '} GROUP BY ?item ?sitelinks ?en ?de',
  ].join(' ')
}

/** The last part of "http://commons.wikimedia.org/wiki/Special:FilePath/Old%20mill.jpg". */
function fileName(address: string): string | undefined {
  const encoded = /\/Special:FilePath\/([^/?#]+)$/.exec(address)?.[1]
  try {
    const name = encoded && decodeURIComponent(encoded).replaceAll('_', ' ')
    return name && name.length <= 240 && !/[<>[\]|{}#\n]/.test(name) ? name : undefined
  } catch {
    return undefined
  }
}
