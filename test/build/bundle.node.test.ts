import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { builtWorker, startWorker } from '../bench/workerd.ts'
import budget from './budget.json' with { type: 'json' }
import { closure, measure, readScripts } from './sizes.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const OUT = join(ROOT, 'test/.out/build')

let worker: string
let client: Map<string, string>

function readAll(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|json|css|html)$/.test(name),
  )
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

beforeAll(() => {
  const { VITEST: _, ...environment } = process.env
  execFileSync('node_modules/.bin/vite', ['build', '--outDir', OUT, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: ROOT,
    env: { ...environment, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  worker = [...readAll(join(OUT, 'dayfold')).values()].join('\n')
  client = readAll(join(OUT, 'client'))
}, 240_000)

it('ships nothing of a developer’s machine', () => {
  // Strings that only the local drivers hold; the same words are found in the preview's build.
  for (const trace of [
    '/dev/mailbox',
    'mailbox-key:',
    'local-development-only',
    'localhost:5173',
    'localhost:4173',
  ])
    expect(worker.includes(trace), trace).toBe(false)
})

it('plans with the account’s AI binding', () => {
  expect(worker).toContain('"ai":{"binding":"AI"')
})

it('keeps server libraries out of the browser', () => {
  const script = [...client]
    .filter(([name]) => name.endsWith('.js'))
    .map(([, code]) => code)
    .join('\n')
  // drizzle's and jose's own words, and the name of a class that only the full zod registers
  for (const trace of ['drizzle:', 'ERR_JOSE', 'ERR_JWT', '"ZodString"', '`ZodString`', 'hono'])
    expect(script.includes(trace), trace).toBe(false)
})

it('starts with what public pages need: no database, no sessions, no schemas', () => {
  const modules = readScripts(join(OUT, 'dayfold/assets'))
  const codeOf = (names: string[]) => [...closure(modules, names)].map((file) => modules.get(file)).join('\n')
  const entry = readFileSync(join(OUT, 'dayfold/index.js'), 'utf8')
  const imported = [...entry.matchAll(/from\s?"\.\/assets\/([\w.-]+?)-[\w-]{8}\.js"/g)]
  const first = imported.map(([, name = '']) => name)
  const names = [...closure(modules, first)].map((file) => file.replace(/-[\w-]{8}\.js$/, ''))
  expect(names.sort()).toEqual(['public-app', 'rolldown-runtime', 'styles', 'texts'])
  for (const trace of ['drizzle:', '_zod', 'scrypt']) {
    expect(codeOf(['full-app']).includes(trace), trace).toBe(true)
    expect(codeOf(first).includes(trace), trace).toBe(false)
  }
})

it('starts with all the texts of what it starts with, and none of the rest', () => {
  const modules = readScripts(join(OUT, 'dayfold/assets'))
  const codeOf = (names: string[]) => [...closure(modules, names)].map((file) => modules.get(file)).join('\n')
  const start = codeOf(['public-app'])
  const texts = codeOf(['texts'])
  const ids = [...start.matchAll(/\bid:\s?["`]([\w+/]{6})["`]/g)].map(([, id = '']) => id)
  expect(ids.length).toBeGreaterThan(100)
  expect(ids.filter((id) => !texts.includes(`"${id}":`))).toEqual([])
  expect(codeOf(['full-app'])).toContain(codeOf(['app-texts']))
})

it('lets no island wait for one file after another', () => {
  const script = readScripts(join(OUT, 'client/assets'))
  const there = closure(script, ['main', 'hydrate'])
  for (const island of ['trip-form', 'auth-dialog']) {
    const late = [...closure(script, [island])].filter((file) => !there.has(file))
    expect(late, island).toEqual([expect.stringMatching(`^${island}`)])
  }
  const isReact = (file: string) => file.startsWith('react-')
  expect([...there].some(isReact)).toBe(true)
  expect([...closure(script, ['session-refresh', 'blog-search', 'esim'])].some(isReact)).toBe(false)
})

it('makes scripts that a browser can read, each export being there', () => {
  const folder = join(OUT, 'client/assets')
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js')))
    expect(
      () => execFileSync(process.execPath, ['--check', join(folder, file)], { stdio: 'pipe' }),
      file,
    ).not.toThrow()
})

it('draws a picture of every place for other sites', () => {
  const drawn = readdirSync(join(OUT, 'client/social'))
  const places = readdirSync(join(ROOT, 'content/atlas')).filter((name) => name.endsWith('.json'))
  expect(drawn).toHaveLength(places.length)
  const png = readFileSync(join(OUT, 'client/social/vienna.png'))
  // The signature, then the header with width and height (PNG 1.2, 11.2.2).
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

it('writes what a page asks to learn of a new build', () => {
  const { id } = JSON.parse(client.get('builds/latest.json') ?? '{}') as { id?: string }
  expect(id).toBeTruthy()
  expect(JSON.parse(client.get(`builds/meta/${id}.json`) ?? '{}')).toMatchObject({ id })
  expect(worker).toContain(`${id}`)
})

it('stays within the budget of bytes', async () => {
  const pages = Object.keys(budget).filter((name) => name.startsWith('/'))
  const sizes = await measure(OUT, pages)
  const over = Object.entries(budget).filter(([name, most]) => !((sizes[name] ?? Infinity) <= most))
  expect(over.map(([name, most]) => `${name}: ${sizes[name]} of ${most}`)).toEqual([])
})

it('allows the styles of a page by their hashes, and no others', async () => {
  const site = await startWorker(builtWorker(OUT))
  try {
    for (const path of Object.keys(budget).filter((name) => name.startsWith('/'))) {
      const answer = await fetch(`${site.origin}${path}`)
      const styles = [...(await answer.text()).matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) =>
        css.replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
      )
      const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
      expect(hashes.length, path).toBeGreaterThan(0)
      expect(answer.headers.get('content-security-policy'), path).toContain(`style-src ${hashes.join(' ')};`)
    }
  } finally {
    await site.stop()
  }
})

it('keeps a page as its own address gives it, whatever spelling was asked for first', async () => {
  const site = await startWorker(builtWorker(OUT))
  try {
    expect((await fetch(`${site.origin}/%61bout`)).status).toBe(200)
    const kept = await (await fetch(`${site.origin}/about`)).text()
    expect(/rel="canonical" href="[^"]+?([^"/]+)"/.exec(kept)?.[1]).toBe('about')
  } finally {
    await site.stop()
  }
})
