import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it.each(['client', 'server', 'app'])(
  'says du in the %s’s German, also where a sentence begins',
  (catalog) => {
    const file = readFileSync(new URL(`../../locales/de/${catalog}.po`, import.meta.url), 'utf8')
    const texts = file.match(/^msgstr .*$/gm) ?? []
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter((text) => /\b(?:Ihr(?:e[mnrs]?)?|Ihnen)\b/.test(text))).toEqual([])
  },
)
