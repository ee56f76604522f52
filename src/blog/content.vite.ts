import { Marked } from 'marked'
import { gfmHeadingId } from 'marked-gfm-heading-id'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import { formatDate } from '../i18n/format.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locale.ts'
import { searchText, wordsIn } from './search-text.ts'

const TABLE_NAMES: Record<Locale, string> = { en: 'Table', de: 'Tabelle' }

/**
 * Turns content/**\/*.md into `{ meta, html, words }` at build time, so that no Markdown parser is shipped. With
 * `?meta` only the head of a file is taken, with `?search` its words: lists need no bodies. Dates are written out here,
 * since the first one that a Worker writes costs it 12 ms.
 */
export function content(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    transform(source, id) {
      const [path = '', query] = id.split('?')
      if (!path.includes('/content/') || !path.endsWith('.md')) return
      const { meta, body } = split(source)
      const words = wordsIn(body).length
      if (query === 'meta')
        return moduleOf({
          meta,
          words,
          at: meta.place && coordinatesOf(meta.place, path),
          dateText: meta.date && formatDate(meta.date, languageOf(path)),
        })
      if (query === 'search') return moduleOf({ search: searchText(meta.title, meta.summary, plain(body)) })
      return moduleOf({ meta, words, html: render(body, TABLE_NAMES[languageOf(path)]) })
    },
  }
}

function moduleOf(values: Record<string, unknown>) {
  const code = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`,
  )
  return { code: code.join(''), map: null }
}

/** Front matter in YAML, of texts alone, and what follows it. */
function split(source: string): { meta: Record<string, string>; body: string } {
  const [, frontMatter = '', body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  return { meta: (parse(frontMatter, { schema: 'failsafe' }) ?? {}) as Record<string, string>, body }
}

/** Of `a-rain-plan.de.md`. */
function languageOf(path: string): Locale {
  return LOCALES.find((locale) => path.endsWith(`.${locale}.md`)) ?? DEFAULT_LOCALE
}

/** [latitude, longitude] of a place of the atlas. */
function coordinatesOf(place: string, path: string): [number, number] {
  const file = path.replace(/blog\/[^/]+$/, `atlas/${place}.json`)
  return (JSON.parse(readFileSync(file, 'utf8')) as { center: [number, number] }).center
}

function plain(body: string): string {
  return body.replace(/\]\([^)]*\)/g, ' ').replace(/[#*>`[\]|_]/g, ' ')
}

/** Headings can be linked to; a wide table scrolls by itself, also by keyboard. */
function render(body: string, tableName: string): string {
  return new Marked(gfmHeadingId())
    .parse(body, { async: false })
    .replaceAll('<table>', `<div class="wide" role="group" tabindex="0" aria-label="${tableName}"><table>`)
    .replaceAll('</table>', '</table></div>')
}
