import { readdirSync, readFileSync } from 'node:fs'
import { patterns, type RouteName, ROUTES } from '../../src/routes.ts'
import { ask, headersOf, newNetwork } from './traveller.ts'

const PARTS = [
  '/_payload.json',
  '/plan.ics',
  '/plan.gpx',
  '/plan.json',
  '/rss.xml',
  '/export',
  '/sent',
  '/password',
  '/code',
  '/devices',
  '/passkeys',
]

export interface FuzzRoute {
  /** As the router writes it, with its parameters. */
  path: string
  /** Empty where nothing lives. */
  methods: string[]
}

/** The pages' table, each page with each part that some page has, and what the routes' files name. */
function possiblePaths(): string[] {
  const pages = Object.keys(ROUTES).flatMap((name) => patterns(name as RouteName))
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.routes\.tsx?$/.test(name),
  )
  const named = files.flatMap((name) =>
    [...readFileSync(`src/${name}`, 'utf8').matchAll(/'(\/(?:api|calendar|healthz)[^']*|\/\w+\.\w+)'/g)].map(
      ([, path = '']) => path.replaceAll('\\\\', '\\'),
    ),
  )
  return [
    ...new Set([
      ...pages,
      ...named,
      ...pages.flatMap((page) => PARTS.map((part) => page.replace(/\/$/, '') + part)),
    ]),
  ]
}

/** Fills in a route's parameters; a file's name keeps its ending. */
export function fillIn(path: string, value: (name: string) => string): string {
  return path.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string, pattern = '') =>
    pattern.includes('ics') ? `${value(name)}.ics` : value(name),
  )
}

/**
 * Asks the server itself which methods a path takes: a method that no route has is answered by their list. `tokens`
 * of several travellers, since one may not ask so often.
 */
export async function routesOf(origin: string, tokens: string[]): Promise<FuzzRoute[]> {
  return Promise.all(
    possiblePaths().map(async (path, index) => {
      const token = tokens[index % tokens.length] ?? ''
      const answer = await ask(origin + fillIn(path, () => 'x'), {
        method: 'PROPFIND',
        headers: { ...headersOf({ ip: newNetwork(), token }), 'sec-fetch-site': 'same-origin' },
      })
      await answer.body?.cancel()
      if (![404, 405].includes(answer.status)) throw new Error(`PROPFIND ${path}: ${answer.status}`)
      return { path, methods: answer.headers.get('allow')?.split(', ') ?? [] }
    }),
  )
}
