import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { builtWorker, startWorker } from '../bench/workerd.ts'

/** What an island of home needs beside what it imports by itself. */
const HOME = [
  'main',
  'prefetch-pages',
  'hydrate',
  'reload-new-build',
  'trip-form',
  'auth-dialog',
  'esim',
  'session-refresh',
]

/** Bytes by the names of budget.json: brotli, as a page and its script travel; gzip for the Worker. */
export async function measure(out: string, pages: string[]): Promise<Record<string, number>> {
  const script = readScripts(join(out, 'client/assets'))
  const worker = readWorker(join(out, 'dayfold'))
  return {
    'script before the first touch': sizeOf(script, closure(script, ['main'])),
    'script of the trip page': sizeOf(script, closure(script, ['main', 'trip-page'])),
    'everything the home page can load': sizeOf(script, closure(script, HOME)) + largestCatalog(script),
    'the calendar, when opened':
      sizeOf(script, closure(script, [...HOME, 'calendar-dialog'])) - sizeOf(script, closure(script, HOME)),
    'the map, when opened, with its worker':
      sizeOf(script, closure(script, ['main', 'trip-page', 'map-worker', 'map'])) -
      sizeOf(script, closure(script, ['main', 'trip-page'])),
    fonts: fontBytes(join(out, 'client/assets')),
    'Worker, gzip': gzipped(worker),
    'Worker without atlas and texts, gzip': gzipped(worker.filter(({ isContent }) => !isContent)),
    'what the Worker starts with, gzip': startSize(join(out, 'dayfold')),
    ...(await pageSizes(out, pages)),
  }
}

/** HTML with its styles, no script run, as a visitor gets it first. */
async function pageSizes(out: string, paths: string[]): Promise<Record<string, number>> {
  const worker = await startWorker(builtWorker(out))
  try {
    const sizes: Record<string, number> = {}
    for (const path of paths) {
      const answer = await fetch(`${worker.origin}${path}`)
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
      const html = await answer.text()
      sizes[path] = brotli(html)
      // What the first picture waits for on a slow line
      if (path === '/de') sizes['home until its headline'] = brotli(html.slice(0, html.indexOf('</h1>')))
    }
    return sizes
  } finally {
    await worker.stop()
  }
}

export function readScripts(folder: string): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** Chunks by the beginning of their names, and all that they import at once. */
export function closure(script: Map<string, string>, names: string[]): Set<string> {
  const found = new Set<string>()
  const add = (file: string) => {
    const code = script.get(file)
    if (code === undefined || found.has(file)) return
    found.add(file)
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s?"\.\/([^"]+)"/g)) add(imported)
  }
  for (const name of names) {
    const file = [...script.keys()].find(
      (key) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(key) || key.startsWith(`${name}.`),
    )
    if (!file) throw new Error(`no chunk is called ${name}`)
    add(file)
  }
  return found
}

function sizeOf(script: Map<string, string>, files: Set<string>): number {
  return [...files].reduce((sum, file) => sum + brotli(script.get(file) ?? ''), 0)
}

/** One language's texts of the islands. */
function largestCatalog(script: Map<string, string>): number {
  return Math.max(...[...script].map(([name, code]) => (name.startsWith('client-') ? brotli(code) : 0)))
}

function fontBytes(folder: string): number {
  const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'))
  return fonts.reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0)
}

interface WorkerModule {
  code: string
  /** The atlas's heads, its islands and seas; articles, legal texts, what they are searched by; what pages, checks and plans say. */
  isContent: boolean
}

function readWorker(folder: string): WorkerModule[] {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  )
  const sources = new Map(Object.entries(manifest).map(([source, { file }]) => [file, source]))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({
      code: readFileSync(join(folder, name), 'utf8'),
      isContent:
        /content\/|bundled-atlas|search-index|^_(?:texts|app-texts|prose|check-messages|land-and-sea)-/.test(
          sources.get(name) ?? '',
        ),
    }))
}

/** The entry with all that it imports at once. */
function startSize(folder: string): number {
  const entry = readFileSync(join(folder, 'index.js'), 'utf8')
  const first = [...entry.matchAll(/from\s?"\.\/assets\/([\w.-]+?)-[\w-]{8}\.js"/g)].map(
    ([, name = '']) => name,
  )
  const modules = readScripts(join(folder, 'assets'))
  const codes = [...closure(modules, first)].map((file) => modules.get(file) ?? '')
  return gzipSync([entry, ...codes].join('')).length
}

/** As the platform counts: all modules together. */
function gzipped(modules: WorkerModule[]): number {
  return gzipSync(modules.map(({ code }) => code).join('')).length
}

function brotli(text: string): number {
  return brotliCompressSync(text).length
}
