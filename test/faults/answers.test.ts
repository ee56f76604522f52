import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { allRoutes } from '../support/all-routes.ts'
import { addUser, testServices } from '../support/test-app.ts'
import { submitAs } from '../support/test-platform.ts'
import { counts } from '../support/counts.ts'
import { createFailingDatabase } from '../support/failing-database.ts'
import { faultRow } from '../support/fault-row.ts'
import { headerProblems } from '../support/header-problems.ts'
import { createLateKv } from '../support/late-kv.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

const METHODS = ['GET', 'POST', 'PROPFIND', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

faultRow('headers stand on every answer of every route and method, errors too', async () => {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const visitor = createVisitor(app)
  const statuses = new Map<number, number>()
  const problems: string[] = []
  const paths = new Set(allRoutes(app).map(({ path }) => path))
  for (const path of [...paths, '/nothing/here', '/de/nichts', '/api/nothing', '/%E0%A4%A', '/blog//x'])
    for (const method of METHODS.slice(0, counts({ full: METHODS.length, quick: 3 }))) {
      const answer = await visitor.send(method, path)
      await answer.body?.cancel()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      problems.push(...headerProblems(answer, `${method} ${path} ${answer.status}`))
    }
  expect(problems).toEqual([])
  const { headers } = await app.request('/faq')
  const known = await app.request('/faq', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(known.status).toBe(304)
  problems.push(...headerProblems(known, '304'))
  const broken = createApp(testServices({}, { DB: createFailingDatabase(env.DB, () => 'before') }).services)
  for (const path of ['/api/auth/token', '/api/webhooks/resend', '/contact']) {
    const answer = await broken.request(path, { method: 'POST', body: '{}' })
    problems.push(...headerProblems(answer, path))
  }
  expect(problems).toEqual([])
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  return { paths: paths.size, answers: [...statuses.values()].reduce((sum, n) => sum + n, 0), problems: 0 }
})

faultRow('nothing of one traveller reaches another, over all pages and the API', async () => {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const [a, b] = [createVisitor(app), createVisitor(app, { ip: '203.0.113.8' })]
  await signIn(fixture, a, 'alma.secretname@example.com')
  await a.json('PUT', '/api/auth/user', { data: { name: 'Alma Secretname' } })
  const user = await fixture.services.auth?.users.byEmail('alma.secretname@example.com')
  const outcome = await submitAs(fixture, user ?? (await addUser(fixture)))
  const trip = outcome.submitted ? outcome.id : ''
  await fixture.services.preparing.prepare(trip)
  await signIn(fixture, b, 'bert@example.com')
  const stranger = createVisitor(app, { ip: '203.0.113.9' })
  const traces = new RegExp(
    `[Ss]ecretname|>AS<|${user?.id}|${[...a.cookies.values()]
      .filter((v) => v.length > 20)
      .map((v) => v.slice(0, 40).replace(/[.*+?^$()[\]|\\]/g, '\\$&'))
      .join('|')}`,
  )
  const routes = allRoutes(app, { id: trip }).filter(({ method }) => method === 'GET')
  const leaks: string[] = []
  let own = 0
  for (const { path } of routes) {
    // A stream: it ends when the plan does, and belongs to who may see the trip (below).
    if (path.endsWith('/events')) continue
    const mine = await a.get(path)
    if (traces.test(await mine.text())) own += 1
    const cached = (mine.headers.get('cache-control') ?? '').includes('public')
    for (const other of [b, stranger]) {
      const answer = await other.get(path)
      const text = (await answer.text()).replaceAll(path, '') + JSON.stringify([...answer.headers])
      if (traces.test(text)) leaks.push(`${path}: text`)
      if (path.includes(trip) && answer.status === 200) leaks.push(`${path}: ${answer.status}`)
    }
    // A public page must be the same, byte for byte, whoever asks.
    if (cached) {
      const [one, two] = [await (await a.get(path)).text(), await (await stranger.get(path)).text()]
      if (one !== two) leaks.push(`${path}: differs`)
    }
  }
  // What changes something, last what ends a session: nothing of hers is told, and nothing of hers changes.
  const ends = (path: string) => /log-?out|sign-out|session|devices|delete|\/user$/.test(path)
  const unsafe = allRoutes(app, { id: trip })
    .filter(({ method }) => method !== 'GET')
    .sort((one, other) => Number(ends(one.path)) - Number(ends(other.path)))
  for (const { method, path } of unsafe)
    for (const other of [b, stranger]) {
      const answer = await other.json(method, path, { trip_id: trip, email: 'alma.secretname@example.com' })
      const text = (await answer.text()).replaceAll('alma.secretname@example.com', '')
      if (traces.test(text + JSON.stringify([...answer.headers]))) leaks.push(`${method} ${path}: text`)
    }
  expect((await a.get(`/api/trips/${trip}`)).status).toBe(200)
  expect(await (await a.get('/api/auth/user')).text()).toContain('Alma Secretname')
  expect(leaks).toEqual([])
  expect(own).toBeGreaterThan(3)
  return { routes: routes.length + unsafe.length, ofTheirOwn: own, leaks: leaks.length }
})

faultRow('too many requests: 429 with Retry-After, in the language of who asks', async () => {
  const limiterOf = (most: number) => {
    const counts = new Map<string, number>()
    return {
      limit: async ({ key = '' }: { key?: string }) => {
        counts.set(key, (counts.get(key) ?? 0) + 1)
        return { success: (counts.get(key) ?? 0) <= most }
      },
    } as RateLimit
  }
  const rateLimiters = { reads: limiterOf(50), writes: limiterOf(10), users: limiterOf(5) }
  const fixture = testServices({ rateLimiters })
  const app = createApp(fixture.services)
  const flood = createVisitor(app, { ip: '2001:db8::1' })
  for (let n = 0; n < 50; n++) expect((await flood.get('/healthz')).status).toBe(200)
  const answers = [await flood.get('/faq'), await flood.get('/de/faq'), await flood.get('/api/trips')]
  expect(answers.map(({ status }) => status)).toEqual([429, 429, 429])
  expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['60', '60', '60'])
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(texts[0]).toContain('lang="en"')
  expect(texts[1]).toContain('lang="de"')
  expect(JSON.parse(texts[2] ?? '')).toMatchObject({ error: { code: 'too_many_requests' } })
  expect((await createVisitor(app, { ip: '2001:db8::2' }).get('/healthz')).status).toBe(429)
  expect((await createVisitor(app, { ip: '2001:db8:0:1::2' }).get('/healthz')).status).toBe(200)
  const writer = createVisitor(app, { ip: '198.51.100.1' })
  const statuses = []
  for (let n = 0; n < 12; n++) statuses.push((await writer.json('POST', '/api/trips', {})).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  const failing = testServices({
    rateLimiters: {
      ...rateLimiters,
      reads: { limit: async () => Promise.reject(new Error('no counter')) },
    },
  })
  expect((await createVisitor(createApp(failing.services)).get('/healthz')).status).toBe(200)
  return { allowed: 50, refused: answers.length + 2, networks: 4 }
})

faultRow('/healthz says which part is broken', async () => {
  const status = async (bindings: Parameters<typeof testServices>[1]) => {
    const answer = await createApp(testServices({}, bindings).services).request('/healthz')
    return [answer.status, await answer.json()]
  }
  const clock = { now: () => 0 }
  expect(await status({})).toEqual([200, { d1: 'ok', kv: 'ok' }])
  expect(await status({ DB: createFailingDatabase(env.DB, () => 'before') })).toEqual([
    503,
    { d1: 'failed', kv: 'ok' },
  ])
  expect(await status({ KV: createLateKv(env.KV, { clock, refuseEach: 1 }) })).toEqual([
    503,
    { d1: 'ok', kv: 'failed' },
  ])
  return { checks: 3 }
})

faultRow('bodies past 64 kB are refused, announced or not', async () => {
  const app = createApp(testServices().services)
  const big = 'x'.repeat(70 * 1024)
  let pulled = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(16 * 1024))
      // Who reads on and on is told apart long before the memory is full.
      if (pulled === 100) controller.close()
    },
  })
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const statuses = []
  for (const path of ['/api/trips', '/api/wizard', '/api/auth/otp', '/api/newsletter'])
    statuses.push((await app.request(path, { method: 'POST', body: big, headers })).status)
  const forms = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  for (const path of ['/', '/contact', '/sign-in', '/newsletter'])
    statuses.push((await app.request(path, { method: 'POST', body: big, headers: forms })).status)
  const request = new Request('http://localhost/api/trips', { method: 'POST', body: endless, headers })
  statuses.push((await app.request(request)).status)
  expect(new Set(statuses)).toEqual(new Set([413]))
  expect(pulled).toBeLessThan(12)
  return { bodies: statuses.length, kilobytesRead: pulled * 16 }
})
