import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { codeFor, createVisitor, linkFor, signIn } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'
const count = (table: string) => env.DB.prepare(`select count(*) n from ${table}`).first<number>('n')

function open() {
  const fixture = testServices()
  const app = createApp(fixture.services)
  return { fixture, app, visitor: createVisitor(app) }
}

it('registers over the API, with cookies and no token in a body', async () => {
  const { fixture, visitor } = open()
  const asked = await visitor.json('POST', '/api/auth/otp', { email: EMAIL, create_user: true })
  expect(asked.status).toBe(200)
  const token = codeFor(fixture, EMAIL)
  const verified = await visitor.json('POST', '/api/auth/verify', { email: EMAIL, token, type: 'email' })
  expect(verified.status).toBe(200)
  const body = await verified.text()
  expect(body).not.toMatch(/access_token|refresh_token/)
  expect(JSON.parse(body)).toMatchObject({ token_type: 'bearer', expires_in: 900, user: { email: EMAIL } })
  for (const name of ['__Host-session', '__Host-refresh', '__Host-device']) {
    const line = verified.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
    expect(line).toMatch(/Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  }
  expect(visitor.cookies.get('viewer')).toBe('A')
  expect((await visitor.get('/api/auth/user')).status).toBe(200)
})

it('says whether the account is new, also to whoever registers once more', async () => {
  const { fixture, visitor, app } = open()
  expect(await (await signIn(fixture, visitor)).json()).toMatchObject({ is_new: true })
  fixture.clock.time += 61_000
  expect(await (await signIn(fixture, createVisitor(app))).json()).toMatchObject({ is_new: false })
})

it('gives tokens to a client that asks for them, and no cookies', async () => {
  const { fixture, visitor } = open()
  const headers = { 'x-session-transport': 'token' }
  await visitor.json('POST', '/api/auth/otp', { email: EMAIL }, headers)
  const code = { email: EMAIL, token: codeFor(fixture, EMAIL), type: 'email' }
  const verified = await visitor.json('POST', '/api/auth/verify', code, headers)
  expect(visitor.cookies.size).toBe(0)
  const { access_token } = await verified.json<{ access_token: string }>()
  const user = await visitor.get('/api/auth/user', { authorization: `Bearer ${access_token}` })
  expect(user.status).toBe(200)
})

it('never turns a cookie session into a token one, or back', async () => {
  const { fixture, app, visitor } = open()
  await signIn(fixture, visitor)
  const session = visitor.cookies.get('__Host-session') ?? ''
  const stranger = createVisitor(app)
  expect((await stranger.get('/api/auth/user', { authorization: `Bearer ${session}` })).status).toBe(401)
  const refresh = await stranger.json(
    'POST',
    '/api/auth/token?grant_type=refresh_token',
    { refresh_token: visitor.cookies.get('__Host-refresh') },
    { 'x-session-transport': 'token' },
  )
  expect(refresh.status).toBe(400)
  expect((await visitor.get('/api/auth/user')).status).toBe(401)
})

it('creates a waiting trip once, whether the server or the page comes first', async () => {
  const { fixture, visitor } = open()
  const pending = { key: 'submission-1', request: VIENNA }
  const data = { pending_trip: pending, language: 'de' }
  await visitor.json('POST', '/api/auth/otp', { email: EMAIL, create_user: true, data })
  expect(fixture.sent[0]?.subject).toBe('Dein Code für dein neues Dayfold-Konto')
  const verified = await visitor.json('POST', '/api/auth/verify', {
    email: EMAIL,
    token: codeFor(fixture, EMAIL),
  })
  const { pending_trip } = await verified.json<{ pending_trip: { id: string } }>()
  const again = await visitor.json('POST', '/api/trips', VIENNA, { 'idempotency-key': pending.key })
  expect(await again.json()).toEqual({ id: pending_trip.id })
  expect(await count('trips')).toBe(1)
})

it('takes a trip through registration without script, by the link', async () => {
  const { fixture, visitor } = open()
  const home = await visitor.form('/de', { ...VIENNA, adults: '2', kids: '0', budget: '1', language: 'de' })
  expect(home.headers.get('location')).toBe('/de/sign-in?mode=register')
  expect(decodeURIComponent(visitor.cookies.get('__Host-pending') ?? '').length).toBeLessThan(3000)
  const asked = await visitor.form('/de/sign-in', { email: EMAIL, mode: 'register' })
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/de/sign-in/code'])

  const link = linkFor(fixture, EMAIL)
  for (let opened = 0; opened < 3; opened++) expect((await visitor.get(link)).status).toBe(200)
  expect(await count('users')).toBe(0)
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  const confirmed = await visitor.form('/de/sign-in/link', { token })
  expect(confirmed.headers.get('location')).toMatch(/^\/de\/email-verified\?trip=/)
  const page = await (await visitor.get(confirmed.headers.get('location') ?? '')).text()
  expect(page).toContain('wird erstellt')
  expect(page).toContain('http-equiv="refresh"')
  expect(page).toMatch(/data-live="[\w-]+"/)
  expect(await count('trips')).toBe(1)
  expect((await visitor.form('/de/sign-in/link', { token })).status).toBe(410)
  expect((await visitor.get(link)).status).toBe(410)
})

it('returns to the page asked for after a login, by code and by link', async () => {
  const { fixture, app, visitor } = open()
  await signIn(fixture, visitor)
  fixture.clock.time += 61_000
  const laptop = createVisitor(app)
  const guarded = await laptop.get('/de/account')
  expect([guarded.status, guarded.headers.get('location')]).toEqual([303, '/de/sign-in?next=%2Fde%2Faccount'])
  await laptop.form('/de/sign-in', { email: EMAIL, mode: 'login', next: '/de/account' })
  const entered = await laptop.form('/de/sign-in/code', { token: codeFor(fixture, EMAIL) })
  expect(entered.headers.get('location')).toBe('/de/account')
  fixture.clock.time += 61_000
  const phone = createVisitor(app)
  await phone.form('/sign-in', { email: EMAIL, mode: 'login', next: '/account' })
  const token = new URLSearchParams(linkFor(fixture, EMAIL).split('?')[1]).get('token') ?? ''
  const linked = await phone.form('/sign-in/link', { token })
  expect(linked.headers.get('location')).toBe('/account')
})

it('tells an address nobody knows that there is no account, and sends no code', async () => {
  const { fixture, visitor } = open()
  const answer = await visitor.json('POST', '/api/auth/otp', {
    email: 'nobody@example.com',
    create_user: false,
  })
  expect(answer.status).toBe(200)
  expect(codeFor(fixture, 'nobody@example.com')).toBe('no code')
  expect(fixture.sent[0]?.text).toContain('/sign-in?mode=register')
})

it('renews an expired access token on the way, for pages and the API', async () => {
  const { fixture, visitor } = open()
  await signIn(fixture, visitor)
  const first = visitor.cookies.get('__Host-session')
  fixture.clock.time += 16 * 60_000
  expect((await visitor.get('/account')).status).toBe(200)
  expect(visitor.cookies.get('__Host-session')).not.toBe(first)
  fixture.clock.time += 16 * 60_000
  visitor.cookies.delete('__Host-session')
  expect((await visitor.get('/api/auth/user')).status).toBe(200)
})

it('gives two tabs that refresh at once the same token', async () => {
  const { fixture, app, visitor } = open()
  await signIn(fixture, visitor)
  fixture.clock.time += 14 * 60_000
  const tabs = [createVisitor(app), createVisitor(app)]
  for (const tab of tabs) for (const [name, value] of visitor.cookies) tab.cookies.set(name, value)
  const path = '/api/auth/token?grant_type=refresh_token'
  const answers = await Promise.all(tabs.map((tab) => tab.json('POST', path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(tabs[0]?.cookies.get('__Host-refresh')).toBe(tabs[1]?.cookies.get('__Host-refresh'))
})

it('ends a session after 14 days without use and after 30 days in any case', async () => {
  const { fixture, app, visitor } = open()
  const day = 24 * 3_600_000
  await signIn(fixture, visitor)
  fixture.clock.time += 14 * day + 1
  expect((await visitor.get('/my-trips')).status).toBe(303)
  expect(visitor.cookies.has('viewer')).toBe(false)
  const other = createVisitor(app)
  await signIn(fixture, other)
  for (let days = 0; days < 29; days++) {
    fixture.clock.time += day
    expect((await other.get('/my-trips')).status).toBe(200)
  }
  fixture.clock.time += day + 1
  expect((await other.get('/my-trips')).status).toBe(303)
})

it('logs out at once, also for whoever copied the cookies', async () => {
  const { fixture, app, visitor } = open()
  await signIn(fixture, visitor)
  const copy = createVisitor(app)
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
  const out = await visitor.form('/de/sign-out', {})
  expect([out.status, out.headers.get('location')]).toEqual([303, '/de'])
  expect([...visitor.cookies.keys()]).toEqual(['__Host-device'])
  expect((await copy.get('/api/auth/user')).status).toBe(401)
})

it('says that sign-in is not configured where the secret is missing', async () => {
  const { AUTH_SECRET: _secret, ...rest } = env
  const { createServices } = await import('../../src/services.ts')
  const warned: unknown[] = []
  const log = { info() {}, error() {}, warn: (...line: unknown[]) => warned.push(line) }
  const visitor = createVisitor(createApp(createServices(rest, { log })))
  for (const path of ['/api/auth/otp', '/api/auth/verify']) {
    const answer = await visitor.json('POST', path, { email: EMAIL, token: '123456', type: 'email' })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 503, msg: 'Sign-in is not configured.' })
  }
  const page = await visitor.form('/de/sign-in', { email: EMAIL, mode: 'login' })
  expect([page.status, (await page.text()).includes('Die Anmeldung ist nicht eingerichtet.')]).toEqual([
    503,
    true,
  ])
  expect(warned).toContainEqual(['sign-in is not configured', { missing: 'AUTH_SECRET' }])
})

it.each([{}, { email: EMAIL }, { email: 5, token: '123456' }, { email: EMAIL, token: ['123456'] }])(
  'says what is missing of a verification: %j',
  async (body) => {
    const answer = await open().visitor.json('POST', '/api/auth/verify', body)
    expect([answer.status, (await answer.json<{ error_code: string }>()).error_code]).toEqual([
      400,
      'validation_failed',
    ])
  },
)
