import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { codeFor, createVisitor, linkFor, signIn, type Visitor } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'
const FORM = { ...VIENNA, adults: '2', kids: '0', budget: '1' }
const KEPT = '__Host-pending'
const count = (table: string) => env.DB.prepare(`select count(*) n from ${table}`).first<number>('n')

/** Services whose database refuses a trip so many times. */
function open() {
  const faults = { left: 0 }
  const DB = new Proxy(env.DB, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => {
        if (name === 'prepare' && /insert into "day_quota"/.test(String(args[0])) && faults.left-- > 0)
          throw new Error('D1_ERROR: D1 DB is overloaded.')
        return member.apply(target, args)
      }
    },
  })
  const fixture = testServices({}, { DB })
  const app = createApp(fixture.services)
  return { fixture, app, faults, visitor: createVisitor(app) }
}

async function planWithoutScript(visitor: Visitor): Promise<void> {
  const home = await visitor.form('/', FORM)
  expect(home.headers.get('location')).toBe('/sign-in?mode=register')
}

const verify = (fixture: ReturnType<typeof testServices>, visitor: Visitor, headers = {}) =>
  visitor.json(
    'POST',
    '/api/auth/verify',
    { email: EMAIL, token: codeFor(fixture, EMAIL), type: 'email' },
    headers,
  )

it('takes a trip planned before the script was there through the dialog’s sign-in', async () => {
  const { fixture, visitor } = open()
  await planWithoutScript(visitor)
  await visitor.json('POST', '/api/auth/otp', { email: EMAIL, create_user: true })
  const { pending_trip } = await (
    await verify(fixture, visitor)
  ).json<{
    pending_trip: { id: string }
  }>()
  expect(pending_trip.id).toBeTruthy()
  expect(visitor.cookies.has(KEPT)).toBe(false)
  expect(await count('trips')).toBe(1)
  const page = await (await visitor.get(`/email-verified?trip=${pending_trip.id}`)).text()
  expect(page).toContain('Your plan for Vienna is being made.')
})

it('plans no trip of a cookie for a client that carries its tokens itself', async () => {
  const { fixture, visitor } = open()
  await planWithoutScript(visitor)
  const headers = { 'x-session-transport': 'token' }
  await visitor.json('POST', '/api/auth/otp', { email: EMAIL, create_user: true }, headers)
  expect(await (await verify(fixture, visitor, headers)).json()).not.toHaveProperty('pending_trip')
  expect(await count('trips')).toBe(0)
})

it('offers a trip that did not travel with the code, and keeps it until it is sent', async () => {
  const { fixture, visitor } = open()
  await visitor.json('POST', '/api/auth/otp', { email: EMAIL, create_user: true })
  await planWithoutScript(visitor)
  const { pending_trip } = await (
    await verify(fixture, visitor)
  ).json<{
    pending_trip: { unsent: { request: unknown } }
  }>()
  expect(pending_trip.unsent.request).toMatchObject({ destination: VIENNA.destination })
  expect(await (await visitor.get('/email-verified')).text()).toContain(
    'Your trip to Vienna was not submitted. It is kept: please submit it once more.',
  )
  const sent = await visitor.form('/email-verified', {})
  expect(sent.headers.get('location')).toMatch(/^\/email-verified\?trip=/)
  expect(visitor.cookies.has(KEPT)).toBe(false)
  expect(await count('trips')).toBe(1)
})

it('submits a waiting trip once more when the database is overloaded', async () => {
  const { fixture, visitor, faults } = open()
  await planWithoutScript(visitor)
  await visitor.form('/sign-in', { email: EMAIL, mode: 'register' })
  faults.left = 1
  const entered = await visitor.form('/sign-in/code', { token: codeFor(fixture, EMAIL) })
  expect(entered.headers.get('location')).toMatch(/^\/email-verified\?trip=/)
  expect(visitor.cookies.has(KEPT)).toBe(false)
})

it('says that a trip could not be submitted, and keeps it, also after the link was opened', async () => {
  const { fixture, visitor, faults } = open()
  await planWithoutScript(visitor)
  await visitor.form('/sign-in', { email: EMAIL, mode: 'register' })
  const phone = visitor
  const token = new URLSearchParams(linkFor(fixture, EMAIL).split('?')[1]).get('token') ?? ''
  faults.left = 3
  const confirmed = await phone.form('/de/sign-in/link', { token })
  expect(confirmed.headers.get('location')).toBe('/de/email-verified')
  const again = await phone.form('/de/email-verified', {})
  expect(again.headers.get('location')).toBe('/de/email-verified')
  const page = await (await phone.get('/de/email-verified')).text()
  expect(page).toContain('Deine Reise nach Vienna wurde nicht abgeschickt.')
  expect(await count('trips')).toBe(0)
  const sent = await phone.form('/de/email-verified', {})
  expect(sent.headers.get('location')).toMatch(/^\/de\/email-verified\?trip=/)
  expect(phone.cookies.has(KEPT)).toBe(false)
})

it('shows a kept trip that was made after all as what it is', async () => {
  const { fixture, visitor } = open()
  await planWithoutScript(visitor)
  const kept = visitor.cookies.get(KEPT) ?? ''
  const { key } = JSON.parse(decodeURIComponent(kept)) as { key: string }
  await signIn(fixture, visitor)
  visitor.cookies.set(KEPT, kept)
  expect(await (await visitor.json('POST', '/api/trips', VIENNA, { 'idempotency-key': key })).json()).toEqual(
    { id: expect.any(String) },
  )
  const page = await (await visitor.get('/email-verified')).text()
  expect(page).toContain('Your plan for Vienna is being made.')
})

it('sends a visitor whose session is over to the sign-in, with the trip still kept', async () => {
  const { visitor } = open()
  await planWithoutScript(visitor)
  const answer = await visitor.form('/email-verified', {})
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sign-in'])
  expect(visitor.cookies.has(KEPT)).toBe(true)
})

it('keeps a trip that found no search left for the next day, and says so', async () => {
  const { fixture, app, visitor } = open()
  const other = createVisitor(app)
  await signIn(fixture, other, EMAIL)
  expect((await other.json('POST', '/api/trips', VIENNA)).status).toBe(201)
  fixture.clock.time += 61_000
  await planWithoutScript(visitor)
  await visitor.form('/sign-in', { email: EMAIL, mode: 'login' })
  const entered = await visitor.form('/sign-in/code', { token: codeFor(fixture, EMAIL) })
  const kept = entered.headers.getSetCookie().find((line) => line.startsWith(`${KEPT}=`))
  const [, seconds] = /Max-Age=(\d+)/.exec(kept ?? '') ?? []
  expect(fixture.clock.time + Number(seconds) * 1000).toBe(Date.parse('2026-11-23T00:00:00Z'))
  const page = entered.headers.get('location') ?? ''
  expect(page).toContain('next_at=')
  const words =
    'so your trip to Vienna was not planned. It is kept: you can submit it on this page from November 22'
  expect(await (await visitor.get(page)).text()).toContain(words)
  fixture.clock.time = Date.parse('2026-11-22T00:00:00Z')
  await visitor.get(page)
  await signIn(fixture, visitor, EMAIL)
  expect(await count('trips')).toBe(2)
})

it('leaves no kept trip behind for whoever signs in next', async () => {
  const { fixture, visitor } = open()
  await planWithoutScript(visitor)
  const kept = visitor.cookies.get(KEPT) ?? ''
  await signIn(fixture, visitor)
  for (const leave of [
    () => visitor.form('/sign-out', {}),
    () => visitor.json('POST', '/api/auth/logout', {}),
  ]) {
    visitor.cookies.set(KEPT, kept)
    await leave()
    expect(visitor.cookies.has(KEPT)).toBe(false)
  }
  await signIn(fixture, visitor)
  visitor.cookies.set(KEPT, kept)
  expect((await visitor.json('DELETE', '/api/auth/user', {})).status).toBe(204)
  expect(visitor.cookies.has(KEPT)).toBe(false)
})

it('keeps a trip for the next day that the page’s button found no search for', async () => {
  const { fixture, visitor } = open()
  await planWithoutScript(visitor)
  const kept = visitor.cookies.get(KEPT) ?? ''
  visitor.cookies.delete(KEPT)
  await signIn(fixture, visitor)
  expect((await visitor.json('POST', '/api/trips', VIENNA)).status).toBe(201)
  visitor.cookies.set(KEPT, kept)
  const refused = await visitor.form('/email-verified', {})
  const line = refused.headers.getSetCookie().find((each) => each.startsWith(`${KEPT}=`))
  const [, seconds] = /Max-Age=(\d+)/.exec(line ?? '') ?? []
  expect(fixture.clock.time + Number(seconds) * 1000).toBe(Date.parse('2026-11-23T00:00:00Z'))
})

it('congratulates nobody who only opens the page after a confirmation', async () => {
  const visitor = createVisitor(createApp(testServices().services))
  const page = await (await visitor.get('/email-verified')).text()
  expect(page).toContain('<h1>Confirm your e-mail address</h1>')
  expect(page).not.toContain('is confirmed')
})
