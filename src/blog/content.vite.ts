import { marked } from 'marked'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { formatDate } from '../i18n/format.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locale.ts'
import { fold, searchText, wordsIn } from './search-text.ts'

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

/** Front matter of one-line `key: value` pairs, and what follows it. */
function split(source: string): { meta: Record<string, string>; body: string } {
  const [, frontMatter = '', body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const lines = frontMatter.split('\n').map((line) => /^(\w+):\s*(.*)$/.exec(line))
  const pairs = lines.flatMap((match) =>
    match?.[1] ? [[match[1], (match[2] ?? '').replace(/^"(.*)"$/, '$1')]] : [],
  )
  return { meta: Object.fromEntries(pairs), body }
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
  const taken = new Set<string>()
  return marked
    .parse(body, { async: false })
    .replace(/<h([2-4])>(.*?)<\/h\1>/g, (_, depth: string, text: string) => {
      const id = headingId(text, taken)
      return `<h${depth} id="${id}">${text}</h${depth}>`
    })
    .replaceAll('<table>', `<div class="wide" role="group" tabindex="0" aria-label="${tableName}"><table>`)
    .replaceAll('</table>', '</table></div>')
}

function headingId(html: string, taken: Set<string>): string {
  const words = fold(html.replace(/<[^>]*>|&[^;]*;/g, '')).match(/[a-z0-9]+/g) ?? ['part']
  let id = words.join('-')
  while (taken.has(id)) id += '-2'
  taken.add(id)
  return id
}
