import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { contentSecurityPolicy } from '../../src/http/security-headers.ts'
import { rowsOf } from '../support/rows.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { emptyPlan, testServices } from '../support/test-app.ts'
import { codeFor, createVisitor, linkFor, signIn } from '../support/visitor.ts'

const LEASE_MS = 60_000

it('names in production exactly these sources', () => {
  vi.stubEnv('DEV', false)
  const closed =
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
  expect(contentSecurityPolicy()).toBe(`default-src 'none'; script-src 'self'; style-src 'none'; ${closed}`)
  expect(contentSecurityPolicy({ styles: ['a', 'b'], rules: 'c' })).toBe(
    `default-src 'none'; script-src 'self' 'sha256-c'; style-src 'sha256-a' 'sha256-b'; ${closed}`,
  )
  expect(contentSecurityPolicy({ styles: [], rules: 'c', trustedTypes: true })).toMatch(
    /; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types own-rules$/,
  )
  vi.unstubAllEnvs()
})

const ALWAYS = {
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const PRIVATE = 'private, no-store'

it('sends exactly these headers with each kind of page', async () => {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const [visitor, nobody] = [createVisitor(app), createVisitor(app)]
  await signIn(fixture, visitor)
  const { id } = await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  const kinds: [string, string, number, string | RegExp, string[]][] = [
    ['public page', '/faq', 200, /^public, /, ['content-type', 'etag']],
    ['personal page', '/account', 200, PRIVATE, ['content-type']],
    ['sign-in page', '/sign-in?next=/account', 303, PRIVATE, ['location']],
    ['missing page', '/nowhere', 404, PRIVATE, ['content-type', 'x-request-id']],
    ['API', '/api/trips', 200, PRIVATE, ['content-type']],
    ['API error', '/api/trips/nobody', 404, PRIVATE, ['content-type', 'x-request-id']],
    ['file', `/trips/${id}/plan.ics`, 200, PRIVATE, ['content-type', 'content-disposition', 'x-robots-tag']],
    ['for programs', '/.well-known/security.txt', 200, /^public, /, ['content-type']],
  ]
  for (const [kind, path, status, cache, more] of kinds) {
    const answer = await visitor.get(path)
    const headers = Object.fromEntries(answer.headers)
    expect([kind, answer.status]).toEqual([kind, status])
    expect(headers, kind).toMatchObject(ALWAYS)
    const opener = kind === 'public page' ? undefined : 'same-origin'
    expect(headers['cross-origin-opener-policy'], kind).toBe(opener)
    expect(headers['cache-control'], kind).toMatch(cache)
    expect(headers['content-security-policy'], kind).toMatch(
      path === '/account'
        ? /; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types own-rules$/
        : /; base-uri 'none'; frame-ancestors 'none'$/,
    )
    expect(headers['content-security-policy'], kind).toContain("form-action 'self'; ")
    expect(/script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1], kind).toMatch(
      /^'self'( 'sha256-[\w+/=]{44}')?$/,
    )
    const known = [
      ...Object.keys(ALWAYS),
      'cross-origin-opener-policy',
      'cache-control',
      'content-security-policy',
      'vary',
      'content-length',
      ...more,
    ]
    expect(
      Object.keys(headers).filter((name) => !known.includes(name)),
      kind,
    ).toEqual([])
  }
  const refused = await nobody.get('/api/trips')
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, PRIVATE])
})

it('writes nothing of a consumer whose lease has run out', async () => {
  const fixture = testServices()
  const { trips, clock } = fixture.services
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const { id } = await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
  const old = await trips.claim(id, clock.now(), LEASE_MS)
  expect(await trips.claim(id, clock.now(), LEASE_MS)).toBeUndefined()
  fixture.clock.time += LEASE_MS + 1
  const current = await trips.claim(id, clock.now(), LEASE_MS)
  if (!old || !current) throw new Error('not claimed')
  const before = await rowsOf()
  const plan = emptyPlan({ ...VIENNA, budget: 'comfort', language: 'en' })
  expect(await trips.saveProgress(old, plan.days, clock.now() + LEASE_MS)).toBe(false)
  expect(await trips.renew(old, clock.now() + 9 * LEASE_MS)).toBe(false)
  expect(await trips.complete(old, plan, clock.now(), undefined)).toBe(false)
  expect(await trips.fail(old, 'not_a_place', clock.now(), undefined)).toBe(false)
  await trips.release(old)
  expect(await rowsOf()).toEqual(before)
  expect(await trips.complete(current, plan, clock.now(), undefined)).toBe(true)
  expect(await trips.fail(current, 'not_a_place', clock.now(), undefined)).toBe(false)
})

it('lets no sender of an e-mail whose lease has run out say what became of it', async () => {
  const fixture = testServices()
  const { outbox, clock, subscribe, database } = fixture.services
  await subscribe('ada@example.com', 'en', 'form')
  const [due] = await outbox.due(clock.now(), 1)
  const old = await outbox.claim(due?.id ?? '', clock.now(), LEASE_MS)
  expect(await outbox.claim(due?.id ?? '', clock.now(), LEASE_MS)).toBeUndefined()
  fixture.clock.time += LEASE_MS + 1
  const current = await outbox.claim(due?.id ?? '', clock.now(), LEASE_MS)
  if (!old || !current || !database) throw new Error('not claimed')
  const before = await rowsOf()
  await outbox.settle(old, 'dropped')
  await outbox.postpone(old, clock.now() + 9 * LEASE_MS)
  expect(await rowsOf()).toEqual(before)
})

it.each([undefined, ''])('believes no webhook where there is no secret (%o)', async (secret) => {
  const fixture = testServices({}, secret === undefined ? {} : { RESEND_WEBHOOK_SECRET: secret })
  const body = JSON.stringify({ type: 'email.complained', data: { to: ['ada@example.com'] } })
  const seconds = String(Math.floor(fixture.clock.now() / 1000))
  const key = await crypto.subtle.importKey(
    'raw',
    new Uint8Array(1),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`event.${seconds}.${body}`))
  const signature = `v1,${Buffer.from(signed).toString('base64')}`
  for (const given of [signature, '', 'v1,'])
    expect(
      await fixture.services.receiveMailEvent({ id: 'event', timestamp: seconds, signature: given }, body),
    ).toBe('refused')
  expect(await env.DB.prepare('select count(*) n from mail_suppressions').first('n')).toBe(0)
})

it('counts no guess on a code that has ended, or on another account’s', async () => {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const [ada, bob] = [createVisitor(app), createVisitor(app, { ip: '198.51.100.9' })]
  await signIn(fixture, ada)
  await signIn(fixture, bob, 'bob@example.com')
  for (const visitor of [ada, bob]) await visitor.json('POST', '/api/auth/reauthenticate')
  const code = codeFor(fixture, 'ada@example.com')
  expect((await bob.json('DELETE', '/api/auth/user', { code })).status).toBe(403)
  const attempts = await env.DB.prepare(
    "select email, purpose, attempts from challenges where ended_at is not null or email = 'ada@example.com'",
  ).all<{ attempts: number; purpose: string }>()
  expect(attempts.results.filter(({ purpose }) => purpose === 'confirm').map((row) => row.attempts)).toEqual([
    0,
  ])
})

it('ends the session a browser had before when it signs in anew, and takes none it is given', async () => {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  visitor.cookies.set('__Host-session', 'planted')
  visitor.cookies.set('__Host-refresh', 'planted')
  await signIn(fixture, visitor)
  const first = visitor.cookies.get('__Host-session')
  expect(first).not.toBe('planted')
  fixture.clock.time += 61_000
  await signIn(fixture, visitor)
  expect(await env.DB.prepare('select count(*) n from sessions').first('n')).toBe(1)
  const old = createVisitor(createApp(fixture.services))
  old.cookies.set('__Host-session', first ?? '')
  expect((await old.get('/api/auth/user')).status).toBe(401)
})

it('opens one session by a link whose button is pressed fifty times at once', async () => {
  const fixture = testServices()
  const app = createApp(fixture.services)
  await createVisitor(app).json('POST', '/api/auth/otp', { email: 'ada@example.com', create_user: true })
  const token = new URLSearchParams(linkFor(fixture, 'ada@example.com').split('?')[1]).get('token') ?? ''
  const presses = Array.from({ length: 50 }, () => createVisitor(app).form('/sign-in/link', { token }))
  const statuses = (await Promise.all(presses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 303)).toHaveLength(1)
  expect(await env.DB.prepare('select count(*) n from sessions').first('n')).toBe(1)
})

it('counts no guess on a code that has ended while it was looked at', async () => {
  const fixture = testServices()
  await createVisitor(createApp(fixture.services)).json('POST', '/api/auth/otp', { email: 'ada@example.com' })
  const id = (await env.DB.prepare('select id n from challenges').first<string>('n')) ?? ''
  const { auth, clock } = fixture.services
  expect(await auth?.challenges.countAttempt(id, 5, clock.now())).toBe(true)
  expect(await auth?.challenges.countAttempt(id, 5, clock.now() + 600_000)).toBe(false)
  await auth?.challenges.consume(id, clock.now())
  expect(await auth?.challenges.countAttempt(id, 5, clock.now())).toBe(false)
  expect(await env.DB.prepare('select attempts n from challenges').first('n')).toBe(1)
})

it('knows nobody by an access token whose session has come to its end', async () => {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  const DAY = 24 * 3_600_000
  await signIn(fixture, visitor)
  for (const wait of [13 * DAY, 13 * DAY, 4 * DAY - 60_000]) {
    fixture.clock.time += wait
    expect((await visitor.json('POST', '/api/auth/token?grant_type=refresh_token')).status).toBe(200)
  }
  visitor.cookies.delete('__Host-refresh')
  expect((await visitor.get('/api/auth/user')).status).toBe(200)
  fixture.clock.time += 60_001
  expect((await visitor.get('/api/auth/user')).status).toBe(401)
})
