import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DATA_ATTRIBUTES } from '../../src/browser/data-attributes.ts'

const LIST = 'src/browser/data-attributes.ts'
/** Read by scripts that are not ours, or by a name that is put together: `dataset[reason]`. */
const READ_ELSEWHERE = ['action', 'sitekey', 'cancelled', 'known']
/** Written by a name that is put together: `dataset[use]` of the fonts. */
const WRITTEN_ELSEWHERE = ['display', 'text']

interface Uses {
  rendered: Set<string>
  read: Set<string>
}

function usesIn(files: readonly { path: string; text: string }[]): Uses {
  const [rendered, read] = [new Set<string>(), new Set<string>()]
  for (const { path, text } of files) {
    const plain = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
    for (const [, name = ''] of plain.matchAll(/\[data-([a-z][a-z-]*)/g)) read.add(name)
    if (path.endsWith('.css')) continue
    for (const [, name = ''] of plain.matchAll(/(?<![[\w-])data-([a-z][a-z-]*)/g)) rendered.add(name)
    for (const [, name = '', sets] of plain.matchAll(/dataset\.(\w+)(\s*=(?!=))?/g))
      (sets ? rendered : read).add(hyphened(name))
    for (const [, names = ''] of plain.matchAll(
      /\{([^{}]*)\}\s*(?:=\s*[\w.]*\bdataset\b|:\s*DOMStringMap\b)/g,
    ))
      for (const name of names.split(',')) read.add(hyphened(name.trim().split(/[\s:=]/)[0] ?? ''))
  }
  read.delete('')
  return { rendered, read }
}

function hyphened(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function problemsOf({ rendered, read }: Uses, listed: ReadonlySet<string>): string[] {
  const elsewhere = (names: readonly string[], name: string) => names.includes(name)
  return [
    ...[...new Set([...rendered, ...read])]
      .filter((name) => !listed.has(name))
      .map((name) => `${name}: not listed`),
    ...[...listed]
      .filter((name) => !rendered.has(name) && !elsewhere(WRITTEN_ELSEWHERE, name))
      .map((name) => `${name}: never rendered`),
    ...[...listed]
      .filter((name) => !read.has(name) && !elsewhere(READ_ELSEWHERE, name))
      .map((name) => `${name}: read by nobody`),
  ]
}

const listed = new Set(Object.keys(DATA_ATTRIBUTES))

it('lists every data attribute once: rendered by markup, and read by a script or a style', () => {
  const files = globSync('src/**/*.{ts,tsx,css}')
    .filter((path) => path !== LIST && !path.includes('.test.'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  expect(problemsOf(usesIn(files), listed)).toEqual([])
})

it('notices one that is not listed, one that nobody reads, and one that nothing renders', () => {
  const page = { path: 'a.page.tsx', text: '<p data-fresh="" data-stale={1}>' }
  const script = { path: 'a.client.ts', text: "find('[data-fresh]'); const { gone } = row.dataset" }
  expect(problemsOf(usesIn([page, script]), new Set(['stale', 'gone', 'fresh'])).sort()).toEqual([
    'gone: never rendered',
    'stale: read by nobody',
  ])
  expect(problemsOf(usesIn([page, script]), new Set(['fresh'])).sort()).toEqual([
    'gone: not listed',
    'stale: not listed',
  ])
})
