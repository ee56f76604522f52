import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { VIENNA } from '../support/sample-trip.ts'
import { deliverDueMail } from '../support/mail.ts'
import { type TestServices, testServices } from '../support/test-app.ts'
import { askForAddress, codeFor, createVisitor, signIn, type Visitor } from '../support/visitor.ts'

const OWNER = 'ada@example.com'
const THIEF = 'thief@evil.example'
const HOUR = 3_600_000

/** Somebody signed in three days ago, on two devices. */
async function open() {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const visitor = createVisitor(app)
  const phone = createVisitor(app)
  await signIn(fixture, visitor)
  fixture.clock.time += 61_000
  await signIn(fixture, phone)
  fixture.clock.time += 72 * HOUR
  return { fixture, app, visitor, phone }
}

const emailOf = async (visitor: Visitor) =>
  ((await (await visitor.get('/api/auth/user')).json()) as { email?: string }).email

/** The path of the undo link in the newest letter that has one. */
async function undoLink(fixture: TestServices, email = OWNER): Promise<string> {
  await deliverDueMail(fixture)
  const letters = fixture.sent.filter(({ to, text }) => to === email && text.includes('undo-address'))
  return /https?:\/\/[^/\s]+(\/\S*undo-address\S+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? 'no link'
}

/** Moves the account as a thief with an open session and a look into both mailboxes would. */
async function moved() {
  const opened = await open()
  await askForAddress(opened.fixture, opened.visitor, THIEF)
  const typed = await opened.visitor.form('/account/email', { token: codeFor(opened.fixture, THIEF) })
  expect(typed.headers.get('location')).toBe('/account?done=profile')
  return opened
}

async function press(visitor: Visitor, link: string): Promise<Response> {
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  return visitor.form(link.split('?')[0] ?? '', { token })
}

it('sends no code to a new address before the present one is proved', async () => {
  const { fixture, visitor } = await open()
  const api = await visitor.json('PUT', '/api/auth/user', { email: THIEF })
  expect([api.status, await api.json()]).toMatchObject([403, { error_code: 'reauthentication_needed' }])
  const page = await visitor.form('/account', { name: 'Ada', email: THIEF })
  const html = await page.text()
  expect([page.status, html.includes('name="code"')]).toEqual([200, true])
  const wrong = await visitor.form('/account', { name: 'Ada', email: THIEF, code: '000000' })
  expect(wrong.status).toBe(400)
  expect(fixture.sent.map(({ to }) => to)).not.toContain(THIEF)
  expect((await visitor.get('/account/email')).status).toBe(303)
  expect(fixture.sent.at(-1)?.to).toBe(OWNER)
})

it('takes the code to the present address over the API, once', async () => {
  const { fixture, visitor } = await open()
  await visitor.json('POST', '/api/auth/reauthenticate')
  const nonce = codeFor(fixture, OWNER)
  expect((await visitor.json('PUT', '/api/auth/user', { email: THIEF, nonce })).status).toBe(200)
  const again = await visitor.json('PUT', '/api/auth/user', { email: 'other@evil.example', nonce })
  expect(again.status).toBe(403)
  const code = { email: THIEF, token: codeFor(fixture, THIEF), type: 'email_change' }
  expect((await visitor.json('POST', '/api/auth/verify', code)).status).toBe(200)
})

it('ends every other session with the change', async () => {
  const { visitor, phone } = await moved()
  expect([await emailOf(visitor), (await phone.get('/api/auth/user')).status]).toEqual([THIEF, 401])
})

it('shows a button behind the letter’s link, and moves the account back when it is pressed', async () => {
  const { fixture, app, visitor } = await moved()
  await visitor.json('POST', '/api/trips', VIENNA)
  const link = await undoLink(fixture)
  const owner = createVisitor(app)
  const shown = await owner.get(link)
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await shown.text()).not.toContain(THIEF)
  expect(await emailOf(visitor)).toBe(THIEF)

  fixture.clock.time += 71 * HOUR
  const pressed = await press(owner, link)
  expect([pressed.status, await pressed.text()]).toEqual([
    200,
    expect.stringContaining('Your account is back'),
  ])
  expect((await visitor.get('/api/auth/user')).status).toBe(401)
  expect(await env.DB.prepare('select count(*) n from sessions').first('n')).toBe(0)
  expect((await press(owner, link)).status).toBe(410)
  await signIn(fixture, owner)
  expect(await emailOf(owner)).toBe(OWNER)
  const { trips } = await (await owner.get('/api/trips')).json<{ trips: unknown[] }>()
  expect(trips).toHaveLength(1)
})

it('undoes nothing after 72 hours, nor with a token of another kind', async () => {
  const { fixture, visitor } = await moved()
  const link = await undoLink(fixture)
  for (const token of ['', 'x', 'a'.repeat(43)])
    expect((await visitor.get(`/undo-address?token=${token}`)).status).toBe(410)
  fixture.clock.time += 72 * HOUR + 1
  expect([(await visitor.get(link)).status, (await press(visitor, link)).status]).toEqual([410, 410])
  expect(await emailOf(visitor)).toBe(THIEF)
})

it('lets one of many presses at once through', async () => {
  const { fixture, app } = await moved()
  const link = await undoLink(fixture)
  const pressed = await Promise.all(Array.from({ length: 10 }, () => press(createVisitor(app), link)))
  expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('deletes nothing and moves no further without a code to the old address while it can be undone', async () => {
  const { fixture, app, visitor } = await moved()
  // A fresh sign-in at the new address proves the thief's mailbox alone.
  fixture.clock.time += 61_000
  const thief = createVisitor(app)
  await signIn(fixture, thief, THIEF)
  expect((await thief.json('DELETE', '/api/auth/user')).status).toBe(403)
  expect((await thief.json('PUT', '/api/auth/user', { email: 'next@evil.example' })).status).toBe(403)
  const before = fixture.sent.length
  expect((await thief.form('/account/code', { from: 'delete' })).status).toBe(303)
  expect(fixture.sent.slice(before).map(({ to }) => to)).toEqual([OWNER])
  expect((await thief.form('/account/delete', { code: '000000' })).status).toBe(400)
  const code = codeFor(fixture, OWNER)
  expect((await visitor.form('/account/delete', { code })).status).toBe(200)
  expect(await env.DB.prepare('select count(*) n from users').first('n')).toBe(0)
})

it('keeps the first address as the one to go back to, however often the account moves on', async () => {
  const { fixture, app, visitor } = await moved()
  fixture.clock.time += 61_000
  await askForAddress(fixture, visitor, 'next@evil.example', OWNER)
  await visitor.form('/account/email', { token: codeFor(fixture, 'next@evil.example') })
  expect(await emailOf(visitor)).toBe('next@evil.example')
  await deliverDueMail(fixture)
  expect(fixture.sent.filter(({ to, text }) => to === THIEF && text.includes('undo-address'))).toEqual([])
  expect((await press(createVisitor(app), await undoLink(fixture))).status).toBe(200)
  const owner = createVisitor(app)
  await signIn(fixture, owner)
  expect(await env.DB.prepare('select count(*) n from users').first('n')).toBe(1)
})

it('makes no new account at the old address meanwhile, and moves none there', async () => {
  const { fixture, app } = await moved()
  fixture.clock.time += 61_000
  const owner = createVisitor(app)
  await owner.json('POST', '/api/auth/otp', { email: OWNER, create_user: true })
  expect([codeFor(fixture, OWNER), fixture.sent.at(-1)?.subject]).toEqual([
    'no code',
    'Your Dayfold account has another address',
  ])
  const other = createVisitor(app)
  await signIn(fixture, other, 'bob@example.com')
  await other.form('/account', { name: 'Bob', email: OWNER })
  expect(codeFor(fixture, OWNER)).toBe('no code')
  expect((await press(owner, await undoLink(fixture))).status).toBe(200)
})

it('forgets with the undo which browsers were known', async () => {
  const { fixture, app } = await moved()
  expect(await env.DB.prepare('select count(*) n from known_devices').first('n')).toBeGreaterThan(0)
  await press(createVisitor(app), await undoLink(fixture))
  expect(await env.DB.prepare('select count(*) n from known_devices').first('n')).toBe(0)
})

it('decides in the statement that moves an account whether an address is kept, or an undo has run out', async () => {
  const { fixture } = await moved()
  const { auth, clock } = fixture.services
  if (!auth) throw new Error('no auth')
  const now = clock.now()
  const user = { id: 'bob', email: 'bob@example.com', name: '', language: 'en' } as const
  await auth.users.ensure(user, now)
  const move = { id: 'bob', from: user.email, to: OWNER }
  expect(await auth.users.changeEmail({ ...move, now }, () => [])).toBe(false)
  const token = (await env.DB.prepare('select token_hash n from email_undos').first<string>('n')) ?? ''
  const late = now + 73 * HOUR
  const condition = auth.undos.stillOpen(token, late)
  expect(await auth.users.changeEmail({ ...move, now: late, condition }, () => [])).toBe(false)
  expect(await auth.users.changeEmail({ ...move, now: late }, () => [])).toBe(true)
})
