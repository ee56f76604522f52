import { readdirSync } from 'node:fs'
import { pick, randomFrom } from '../support/random.ts'
import { type FuzzRoute, fillIn } from './fuzz-routes.ts'
import {
  BENDS,
  COOKIES,
  FIELDS,
  HEADER_NAMES,
  JUNK,
  METHODS,
  NUMBERS,
  QUERIES,
  SAMPLES,
} from './fuzz-words.ts'
import { newNetwork } from './traveller.ts'

/** Characters: past what the site reads of a body. */
const LONGEST_BODY = 200_000

export interface Fuzzed {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** Somebody with an account, a trip and a link to it. */
export interface Target {
  token: string
  tripId: string
  share: string
}

/** The same requests in every run. Most go to routes that exist, by methods they take, from somebody who is known. */
export function createFuzzer(routes: FuzzRoute[], targets: Target[]): () => Fuzzed {
  const random = randomFrom(20_261_121)
  const inhabited = routes.filter(({ methods }) => methods.length)
  const chance = (share: number) => random() < share
  const networks = Array.from({ length: 500 }, newNetwork)
  const slugs = readdirSync('content/blog').map((name) => name.split('.')[0] ?? '')
  const junk = () => pick(random, JUNK)

  function anyPath(route: string, { tripId, share }: Target): string {
    const known: Record<string, () => string> = {
      id: () => tripId,
      token: () => share,
      file: () => share,
      slug: () => pick(random, slugs),
    }
    const filled = fillIn(route, (name) =>
      chance(0.6) ? (known[name]?.() ?? 'x') : encodeURIComponent(junk().toWellFormed()).slice(0, 200),
    )
    const bent = chance(0.1) ? pick(random, BENDS)(filled) : filled
    const query = chance(0.3) ? `?${inQuery(pick(random, [...QUERIES, junk()]))}=${inQuery(scalar())}` : ''
    return (bent + query).slice(0, 4000)
  }

  const inQuery = (text: string) => encodeURIComponent(text.toWellFormed())
  const scalar = () => (chance(0.5) ? junk() : pick(random, NUMBERS))

  function anyValue(depth = 0): unknown {
    const kind = Math.floor(random() * (depth > 3 ? 5 : 8))
    if (kind === 0) return null
    if (kind === 1) return Number(pick(random, NUMBERS))
    if (kind === 2) return chance(0.5)
    if (kind < 5) return junk()
    if (kind === 5) return Array.from({ length: Math.floor(random() * 5) }, () => anyValue(depth + 1))
    return Object.fromEntries(FIELDS.filter(() => chance(0.3)).map((field) => [field, anyValue(depth + 1)]))
  }

  /** What a route expects with a field or two bent, or fields that mean nothing together. */
  function anyFields(tripId: string): Record<string, unknown> {
    if (chance(0.5)) {
      const sample: Record<string, unknown> = { ...pick(random, SAMPLES) }
      for (const field of Object.keys(sample)) if (chance(0.15)) sample[field] = scalar()
      return sample
    }
    const plausible = [...NUMBERS, 'Vienna', '2027-03-04', 'en', 'a@example.com', '123456', tripId]
    const fields = FIELDS.filter(() => chance(0.4))
    return Object.fromEntries(fields.map((name) => [name, chance(0.5) ? junk() : pick(random, plausible)]))
  }

  function anyBody(tripId: string): { body: string; type: string } {
    const fields = anyFields(tripId)
    if (chance(0.5)) {
      const pairs = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])
      return { body: new URLSearchParams(pairs).toString(), type: 'application/x-www-form-urlencoded' }
    }
    for (const name of Object.keys(fields)) if (chance(0.1)) fields[name] = anyValue()
    const text = JSON.stringify(chance(0.8) ? fields : anyValue()) ?? ''
    return { body: chance(0.1) ? text.slice(0, -2) : text, type: 'application/json' }
  }

  return () => {
    const target = pick(random, targets)
    const route = pick(random, chance(0.9) ? inhabited : routes)
    const method = pick(random, chance(0.85) && route.methods.length ? route.methods : METHODS)
    const headers: Record<string, string> = {
      'cf-connecting-ip': pick(random, networks),
      ...(chance(0.8) && { 'sec-fetch-site': 'same-origin' }),
      ...(chance(0.5) && { authorization: `Bearer ${chance(0.9) ? target.token : safeHeader(junk())}` }),
      ...(chance(0.3) && { cookie: `${pick(random, COOKIES)}=${safeHeader(junk()).replaceAll(';', '')}` }),
      ...(chance(0.3) && { [pick(random, HEADER_NAMES)]: safeHeader(junk()) }),
    }
    const path = anyPath(route.path, target)
    if (['GET', 'HEAD'].includes(method)) return { method, path, headers }
    const { body, type } = anyBody(target.tripId)
    headers['content-type'] = chance(0.9) ? type : safeHeader(junk())
    return { method, path, headers, body: chance(0.02) ? body.repeat(2000).slice(0, LONGEST_BODY) : body }
  }
}

/** What a client may send in a header: Latin-1 without control characters. */
function safeHeader(text: string): string {
  return text
    .replace(/[^\x20-\x7e\xa1-\xff]/g, '?')
    .slice(0, 2000)
    .trim()
}
