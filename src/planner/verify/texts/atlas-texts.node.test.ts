import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isLocale } from '../../../i18n/locale.ts'
import { isIn } from './language.ts'
import { refusedBy } from './text-shape.ts'

const folder = new URL('../../../../content/atlas/', import.meta.url)
const FOLDERS = ['', 'meals/', 'practical/']

interface Text {
  text: string
  /** The keys that lead to it. */
  keys: readonly string[]
}

function textsOf(content: unknown, keys: readonly string[] = []): Text[] {
  if (typeof content === 'string') return [{ text: content, keys }]
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, each]) => textsOf(each, [...keys, key]))
}

function textsOfFile(path: string): Text[] {
  return textsOf(JSON.parse(readFileSync(new URL(path, folder), 'utf8')))
}

const files = FOLDERS.flatMap((each) =>
  readdirSync(new URL(each, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => each + name),
)

it('has no text in the atlas for which a plan would be refused', { timeout: 60_000 }, () => {
  const refused: string[] = []
  for (const file of files) {
    const texts = textsOfFile(file)
    const isName = ({ keys }: Text) => keys.includes('name') || keys.includes('names')
    const names = texts.filter(isName).map(({ text }) => text)
    for (const each of texts) {
      const language = each.keys.at(-1)
      if (!isLocale(language)) continue
      const reason =
        refusedBy(each.text) ??
        (isName(each) || isIn(language, each.text, () => names) ? undefined : 'language')
      if (reason) refused.push(`${file} ${each.keys.join('.')}: ${reason}: ${each.text}`)
    }
  }
  expect(refused).toEqual([])
})

it('knows a text for which a plan would be refused', () => {
  expect(refusedBy('Tickets at example.com')).toBe('addresses')
  expect(refusedBy('Tickets at the door')).toBeUndefined()
})
