import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { inLocale, ROUTES, safeReturnPath } from '../../src/routes.ts'
import { testServices } from '../support/test-app.ts'
import { codeFor, createVisitor, signIn } from '../support/visitor.ts'

const LONG = { timeout: 120_000 }
const ORIGIN = 'http://localhost'
const COOKIE = { cookie: 'locale=de; __Host-session=x' }

const REFUSED: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'cross-site', origin: ORIGIN, ...COOKIE },
  { 'sec-fetch-site': 'SAME-ORIGIN, cross-site', ...COOKIE },
  { origin: 'https://evil.example', ...COOKIE },
  { origin: 'null', ...COOKIE },
  { origin: 'http://localhost:8080' },
  { origin: 'http://localhost.evil.example' },
  COOKIE,
]
const PASSED: Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin', ...COOKIE },
  { origin: ORIGIN },
  {},
]

/** Mail services post there; each proves itself by a token or a signature. */
const EXEMPT = /^(\/de)?\/newsletter\/unsubscribe$|^\/api\/webhooks\//

/** The system's share sheet posts there, which is no site; what it brings is shown and no more. */
const FROM_NO_SITE = /^(\/de)?\/bring-along$/

it('refuses every unsafe request that another site makes a browser send', LONG, async () => {
  const app = createApp(testServices().services)
  const unsafe = app.routes.filter(
    ({ method, path }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && !EXEMPT.test(path),
  )
  expect(unsafe.length).toBeGreaterThan(25)
  for (const { method, path } of unsafe) {
    const url = ORIGIN + path.replace(/:\w+(\{[^}]*\})?/g, 'some-id').replace('*', 'x')
    const send = (headers: Record<string, string>) => app.request(url, { method, headers })
    for (const headers of REFUSED) {
      if (FROM_NO_SITE.test(path) && headers['sec-fetch-site'] === 'none') continue
      const answer = await send(headers)
      expect(answer.status, `${method} ${path} ${JSON.stringify(headers)}`).toBe(403)
    }
    // That one says 403 by itself of what is no passkey.
    if (path === '/api/auth/passkeys/verify') continue
    for (const headers of PASSED) {
      const answer = await send(headers)
      expect(answer.status, `${method} ${path} ${JSON.stringify(headers)}`).not.toBe(403)
    }
  }
})

it('leaves a signed-in browser’s session alone when another site posts', async () => {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  expect((await visitor.json('POST', '/api/auth/logout', {}, evil)).status).toBe(403)
  expect((await visitor.json('DELETE', '/api/auth/user', {}, evil)).status).toBe(403)
  expect((await visitor.get('/api/auth/user')).status).toBe(200)
})

const HOSTS = [
  'evil.example',
  'evil.example:443',
  'user@evil.example',
  'localhost.evil.example',
  '127.0.0.1',
  '[::1]',
]
const SHAPES = [
  (host: string) => `https://${host}/my-trips`,
  (host: string) => `//${host}/my-trips`,
  (host: string) => `///${host}`,
  (host: string) => `/\\${host}`,
  (host: string) => `\\\\${host}`,
  (host: string) => `\\/${host}`,
  (host: string) => `/\t/${host}`,
  (host: string) => `/\n/${host}`,
  (host: string) => `\t//${host}`,
  (host: string) => ` //${host}`,
  (host: string) => `/%2f%2f${host}`,
  (host: string) => `/%5c${host}`,
  (host: string) => `/%09/${host}`,
  (host: string) => `http:${host}`,
  (host: string) => `http:/${host}`,
  (host: string) => `https:///${host}`,
  (host: string) => `/.//${host}`,
  (host: string) => `/..//${host}`,
  (host: string) => `/my-trips/..//${host}`,
  (host: string) => `/my-trips/../../\\${host}`,
  (host: string) => `/my-trips\\@${host}`,
  (host: string) => `@${host}`,
  (host: string) => `.${host}`,
  (host: string) => `ftp://${host}`,
  (host: string) => `javascript://${host}/%0aalert(1)`,
  (host: string) => `data:text/html,<script>location='//${host}'</script>`,
  (host: string) => `//${host}/%2e%2e/my-trips`,
  (host: string) => `/​/${host}`,
  (host: string) => `/；//${host}`,
  (host: string) => `/my-trips\r\nLocation: https://${host}`,
]
const OTHERS = [
  'javascript:alert(1)',
  'vbscript:x',
  'about:blank',
  'blob:http://localhost/x',
  '/api/auth/logout',
  '/dev/mailbox',
  '/sign-out',
  '/../etc/passwd',
  '/my-trips/extra/parts',
  '/.//my-trips',
  '/de//my-trips',
  '/trips/',
  '/trips/a/b',
  '/no/such/page',
  '/fr/my-trips',
  '?next=/my-trips',
  '#x',
  'my-trips',
  '',
  '/my-trips%00',
  '/MY-TRIPS',
  '/sitemap.xml',
]
const PAYLOADS = [...HOSTS.flatMap((host) => SHAPES.map((shape) => shape(host))), ...OTHERS]

it('returns after a sign-in to pages of the table only', LONG, async () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(200)
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  for (const payload of PAYLOADS) {
    const answer = await visitor.get(`/sign-in?${new URLSearchParams({ next: payload }).toString()}`)
    const location = answer.headers.get('location') ?? ''
    expect(isOwnPage(location), `${JSON.stringify(payload)} led to ${location}`).toBe(true)
    expect(new URL(location, ORIGIN).pathname).not.toBe('/sign-out')
  }
})

it('keeps every payload out of what a mail’s link leads to', async () => {
  const fixture = testServices()
  const app = createApp(fixture.services)
  for (const [index, redirect_to] of [
    'https://evil.example/my-trips',
    '//evil.example',
    '/api/trips',
  ].entries()) {
    const visitor = createVisitor(app)
    const email = `ada-${index}@example.com`
    await signIn(fixture, createVisitor(app), email)
    fixture.clock.time += 61_000
    await visitor.json('POST', '/api/auth/otp', { email, redirect_to })
    const token = /token=(\S+)/.exec(fixture.sent.at(-1)?.text ?? '')?.[1] ?? ''
    expect(codeFor(fixture, email)).toMatch(/^\d{6}$/)
    const answer = await visitor.form('/sign-in/link', { token })
    expect(answer.headers.get('location')).toBe('/my-trips')
  }
})

it('keeps a path of ours whole', () => {
  expect(safeReturnPath('/de/trips/3f2a?tab=2')).toBe('/de/trips/3f2a?tab=2')
})

function isOwnPage(location: string): boolean {
  const url = new URL(location, ORIGIN)
  const bare = inLocale(url.pathname, 'en')
  const known = Object.values(ROUTES).some(({ path }) =>
    new RegExp(`^${path.replace(/:\w+/g, '[A-Za-z0-9_-]+')}$`).test(bare),
  )
  return location.startsWith('/') && !location.startsWith('//') && url.origin === ORIGIN && known
}
