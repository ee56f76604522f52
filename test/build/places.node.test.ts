import { brotliCompressSync } from 'node:zlib'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import '../../src/i18n/app-texts.ts'
import { i18nFor } from '../../src/i18n/messages.ts'
import { LOCALES, type Locale } from '../../src/i18n/locale.ts'
import { describePlace } from '../../src/places/describe-place.ts'
import { PlacePage } from '../../src/places/place.page.tsx'
import { samplePlans } from '../../src/places/sample-plans.ts'
import { readAtlas } from '../support/atlas-files.ts'

const TODAY = '2026-11-23'
/** What two pages may have in common, of the shorter one's sentences. */
const MOST_SHARED = 0.3
/** Of a page's 14 kB so much is left to its content; head, styles, menus and structured data take the rest. */
const MOST_BYTES = 9000
const LEAST_SENTENCES = 28

const atlas = readAtlas()

/** Planning takes most of the time: a page in so many has its sample plans; the others share the more without theirs. */
const PLANNED = 5

async function pageOf(id: string, locale: Locale, isPlanned: boolean): Promise<string> {
  const destination = await atlas.load(id)
  if (!destination) throw new Error(`the atlas lost ${id}`)
  const setting = { atlas, locale, today: TODAY }
  const place = describePlace(destination, isPlanned ? await samplePlans(destination, setting) : [], setting)
  return renderToStaticMarkup(
    createElement(I18nProvider, { i18n: i18nFor(locale) }, createElement(PlacePage, { place, locale })),
  )
}

/** Four words and more between two ends; labels, hours and prices are none. */
function sentencesOf(html: string): Set<string> {
  const text = html
    .replace(/<nav[\s\S]*?<\/nav>|<dt[\s\S]*?<\/dt>|<th[\s>][\s\S]*?<\/th>/g, '')
    .replace(/<\/?(?:small|a|time)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, '\n')
  const parts = text.split(/(?<=[.!?])\s+|\n/).map((part) => part.trim())
  return new Set(parts.filter((part) => (part.match(/[\p{L}’'-]+/gu) ?? []).length >= 4))
}

/** For each pair of pages with anything in common, the part of it. */
function sharedParts(pages: ReadonlyMap<string, ReadonlySet<string>>): { pair: string; part: number }[] {
  const having = new Map<string, string[]>()
  for (const [id, sentences] of pages)
    for (const sentence of sentences) having.set(sentence, [...(having.get(sentence) ?? []), id])
  const shared = new Map<string, number>()
  for (const ids of having.values())
    for (const [index, one] of ids.entries())
      for (const other of ids.slice(0, index)) {
        const pair = `${other} ${one}`
        shared.set(pair, (shared.get(pair) ?? 0) + 1)
      }
  const size = (id = '') => pages.get(id)?.size ?? 0
  return [...shared].map(([pair, count]) => {
    const [one, other] = pair.split(' ')
    return { pair, part: count / Math.min(size(one), size(other)) }
  })
}

it.each(LOCALES)(
  'every place has a page that is its own, full and light: %s',
  { timeout: 300_000 },
  async (locale) => {
    const pages = new Map<string, Set<string>>()
    for (const [index, { id }] of atlas.heads.entries()) {
      const html = await pageOf(id, locale, index % PLANNED === 0)
      expect(brotliCompressSync(html).length, id).toBeLessThanOrEqual(MOST_BYTES)
      expect(/undefined|NaN|\[object|>null</.exec(html)?.[0], id).toBeUndefined()
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name)
      expect(new Set(ids).size, `${id}: an anchor stands twice`).toBe(ids.length)
      pages.set(id, sentencesOf(html))
    }
    expect([...pages].filter(([, sentences]) => sentences.size < LEAST_SENTENCES).map(([id]) => id)).toEqual(
      [],
    )
    expect(sharedParts(pages).filter(({ part }) => part >= MOST_SHARED)).toEqual([])
  },
)
