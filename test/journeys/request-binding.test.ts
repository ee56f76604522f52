import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { VIENNA } from '../support/sample-trip.ts'
import { testServices } from '../support/test-app.ts'
import { codeFor, createVisitor, linkFor, type Visitor } from '../support/visitor.ts'

const VICTIM = 'ada@example.com'
const TOKEN = { 'x-session-transport': 'token' }
const DATA = {
  name: 'Mallory was here',
  language: 'de',
  newsletter: true,
  pending_trip: { key: 'submission-1', request: { ...VIENNA, destination: 'Nowhere you know' } },
}
const count = (table: string) => env.DB.prepare(`select count(*) n from ${table}`).first<number>('n')

async function open(headers = {}) {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const stranger = createVisitor(app, { ip: '198.51.100.9' })
  const asked = await stranger.json(
    'POST',
    '/api/auth/otp',
    { email: VICTIM, create_user: true, redirect_to: '/account/delete', data: DATA },
    headers,
  )
  expect(asked.status).toBe(200)
  return { fixture, app, stranger, asked }
}

function verify(visitor: Visitor, token: string, more: object = {}, headers = {}) {
  return visitor.json('POST', '/api/auth/verify', { email: VICTIM, token, type: 'email', ...more }, headers)
}

async function expectNothingOfTheStranger() {
  expect(await env.DB.prepare('select name n, language l from users').all()).toMatchObject({
    results: [{ n: '', l: 'en' }],
  })
  for (const table of ['trips', 'day_quota', 'newsletter', 'newsletter_consents'])
    expect([table, await count(table)]).toEqual([table, 0])
}

it('signs the owner of an address in by a stranger’s code, and brings nothing of the stranger’s', async () => {
  const { fixture, app } = await open()
  const victim = createVisitor(app)
  const answer = await verify(victim, codeFor(fixture, VICTIM))
  expect([answer.status, await answer.json()]).toEqual([
    200,
    expect.not.objectContaining({ pending_trip: expect.anything() }),
  ])
  await expectNothingOfTheStranger()
})

it('brings nothing of the stranger’s by the link either, and shows none of it', async () => {
  const { fixture, app } = await open()
  const victim = createVisitor(app)
  const link = linkFor(fixture, VICTIM).replace(/^\/de/, '')
  const page = await (await victim.get(link)).text()
  for (const text of ['Nowhere you know', 'Mallory']) expect(page).not.toContain(text)
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  const entered = await victim.form('/sign-in/link', { token })
  expect(entered.headers.get('location')).toBe('/email-verified')
  await expectNothingOfTheStranger()
})

it('writes nothing of whoever asks into the letter', async () => {
  const { fixture } = await open()
  const letter = JSON.stringify(fixture.sent)
  for (const text of ['Nowhere you know', 'Mallory', 'account/delete']) expect(letter).not.toContain(text)
})

it('brings along what came from the same browser', async () => {
  const { fixture, stranger } = await open()
  const answer = await verify(stranger, codeFor(fixture, VICTIM))
  expect(await answer.json()).toMatchObject({ pending_trip: { id: expect.any(String) } })
  expect([await count('trips'), await count('newsletter_consents')]).toEqual([1, 1])
  expect(stranger.cookies.has('__Host-request')).toBe(false)
})

it('takes from a client the value it was given with its request, and no cookie', async () => {
  const { fixture, app, asked, stranger } = await open(TOKEN)
  const { request_token } = await asked.json<{ request_token: string }>()
  expect([request_token.length, stranger.cookies.has('__Host-request')]).toEqual([43, false])
  const client = createVisitor(app)
  const answer = await verify(client, codeFor(fixture, VICTIM), { request_token }, TOKEN)
  expect(await answer.json()).toMatchObject({ user: { user_metadata: { name: DATA.name } } })
  expect(await count('trips')).toBe(1)
})

it.each(['', 'x'.repeat(43), 42, null])(
  'gives a client with another value (%o) the session alone',
  async (value) => {
    const { fixture, app } = await open(TOKEN)
    const answer = await verify(createVisitor(app), codeFor(fixture, VICTIM), { request_token: value }, TOKEN)
    expect(answer.status).toBe(200)
    await expectNothingOfTheStranger()
  },
)

it('never hands a browser the value that binds its request', async () => {
  const { asked, stranger } = await open()
  expect(await asked.text()).not.toContain(stranger.cookies.get('__Host-request'))
  expect(asked.headers.getSetCookie().find((line) => line.startsWith('__Host-request='))).toMatch(
    /Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax/,
  )
})

it('keeps a code that was asked for in one browser when another asks too', async () => {
  const { fixture, app } = await open()
  const first = codeFor(fixture, VICTIM)
  fixture.clock.time += 61_000
  const victim = createVisitor(app)
  await victim.json('POST', '/api/auth/otp', { email: VICTIM, create_user: true })
  const second = codeFor(fixture, VICTIM)
  fixture.clock.time += 61_000
  expect((await verify(victim, second)).status).toBe(200)
  if (first !== second) expect((await verify(createVisitor(app), first)).status).toBe(200)
})

it('signs in by the link in another browser, and leaves the trip where it was planned', async () => {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const visitor = createVisitor(app)
  await visitor.form('/', { ...VIENNA, adults: '2', kids: '0', budget: '1' })
  await visitor.form('/sign-in', { email: VICTIM, mode: 'register' })
  const phone = createVisitor(app, { ip: '198.51.100.9' })
  const token = new URLSearchParams(linkFor(fixture, VICTIM).split('?')[1]).get('token') ?? ''
  const confirmed = await phone.form('/sign-in/link', { token })
  expect(confirmed.headers.get('location')).toBe('/email-verified')
  expect([await count('users'), await count('trips')]).toEqual([1, 0])
  expect(visitor.cookies.has('__Host-pending')).toBe(true)
})
