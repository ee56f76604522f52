import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const CATALOGS = ['client', 'server', 'app']

/** Context and text of each entry, with its translation. */
function entriesOf(locale: string, catalog: string): [id: string, translation: string][] {
  const source = readFileSync(`locales/${locale}/${catalog}.po`, 'utf8')
  return source.split('\n\n').flatMap((entry) => {
    const [, context = ''] = /^msgctxt (.*)$/m.exec(entry) ?? []
    const [, text, translation] = /^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/m.exec(entry) ?? []
    if (!text || !translation || text.trim() === '""') return []
    return [[`${context} ${text.trim()}`, translation.trim()]]
  })
}

// A page takes the texts of all of them, by the same keys: of two translations one would be on the wrong page.
it.each(['en', 'de'])('gives a text one translation, whichever catalog it stands in (%s)', (locale) => {
  const said = new Map<string, Set<string>>()
  for (const [id, translation] of CATALOGS.flatMap((catalog) => entriesOf(locale, catalog)))
    said.set(id, (said.get(id) ?? new Set()).add(translation))
  expect(said.size).toBeGreaterThan(1000)
  expect([...said].filter(([, translations]) => translations.size > 1)).toEqual([])
})
