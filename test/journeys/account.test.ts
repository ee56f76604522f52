import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { type TestServices, testServices } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { codeFor, createVisitor, signIn } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'
const NEW = 'ada@new.example'
const count = (table: string) => env.DB.prepare(`select count(*) n from ${table}`).first<number>('n')

async function open() {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const visitor = createVisitor(app)
  await signIn(fixture, visitor)
  return { fixture, app, visitor }
}

async function deliverDueMail({ services }: TestServices): Promise<void> {
  for (const { id } of await services.outbox.due(services.clock.now(), 100)) await services.deliverMail(id)
}

it('changes the name, and the badge with it', async () => {
  const { visitor } = await open()
  const posted = await visitor.form('/de/account', { name: ' Ada  Lovelace ', email: EMAIL })
  expect([posted.status, posted.headers.get('location')]).toEqual([303, '/de/account?done=profile'])
  expect(visitor.cookies.get('viewer')).toBe('AL')
  const page = await (await visitor.get('/de/account?done=profile')).text()
  expect(page).toContain('value="Ada  Lovelace"')
  const refused = await visitor.form('/account', { name: 'x'.repeat(81), email: 'nonsense' })
  const html = await refused.text()
  expect(refused.status).toBe(400)
  expect(html).toContain('value="nonsense"')
  expect(html).toContain('Please enter a valid e-mail address.')
})

it('moves to a new address once its code is typed, and tells the old one', async () => {
  const { fixture, visitor } = await open()
  await visitor.json('POST', '/api/trips', VIENNA)
  expect((await visitor.form('/account', { name: 'Ada', email: NEW })).headers.get('location')).toBe(
    '/account/email',
  )
  expect(await (await visitor.get('/account/email')).text()).toContain(NEW)
  expect((await visitor.form('/account/email', { token: '000000' })).status).toBe(400)
  expect(await (await visitor.get('/api/auth/user')).json()).toMatchObject({ email: EMAIL })
  const confirmed = await visitor.form('/account/email', { token: codeFor(fixture, NEW) })
  expect(confirmed.headers.get('location')).toBe('/account?done=profile')
  expect(await (await visitor.get('/api/auth/user')).json()).toMatchObject({ email: NEW })
  await deliverDueMail(fixture)
  const told = fixture.sent.find(({ to, subject }) => to === EMAIL && /new address/.test(subject))
  expect(told?.text).toContain('a…@new.example')
  const second = await visitor.json('POST', '/api/trips', { ...VIENNA, destination: 'Lisbon' })
  expect(second.status).toBe(429)
})

it.each([false, true])('takes the newsletter along to the new address (known there: %s)', async (isKnown) => {
  const { fixture, visitor } = await open()
  const { newsletter, subscribe } = fixture.services
  await subscribe(EMAIL, 'en', 'form')
  if (isKnown) await subscribe(NEW, 'de', 'form')
  await visitor.form('/account', { name: 'Ada', email: NEW })
  await visitor.form('/account/email', { token: codeFor(fixture, NEW) })
  expect(await newsletter.recordOf(EMAIL)).toBeUndefined()
  expect(await newsletter.recordOf(NEW)).toMatchObject({
    language: isKnown ? 'de' : 'en',
    consents: isKnown ? [{}, {}] : [{}],
  })
  await visitor.form('/account/code', { from: 'delete' })
  await visitor.form('/account/delete', { code: codeFor(fixture, EMAIL) })
  expect(await newsletter.recordOf(NEW)).toBeUndefined()
})

it('answers the same for an address that is somebody’s, and changes nothing', async () => {
  const { fixture, app, visitor } = await open()
  await signIn(fixture, createVisitor(app), 'bob@example.com')
  fixture.clock.time += 61_000
  const taken = await visitor.json('PUT', '/api/auth/user', { email: 'bob@example.com' })
  const free = await visitor.json('PUT', '/api/auth/user', { email: NEW })
  const bytes = async (answer: Response) => (await answer.text()).replaceAll('bob@example.com', NEW)
  expect([taken.status, await bytes(taken)]).toEqual([free.status, await bytes(free)])
  expect(fixture.sent.at(-2)?.text).not.toMatch(/\b\d{6}\b/)
})

it('confirms a new address over the API', async () => {
  const { fixture, visitor } = await open()
  await visitor.json('PUT', '/api/auth/user', { email: NEW })
  const code = { email: NEW, token: codeFor(fixture, NEW), type: 'email_change' }
  const stranger = createVisitor(createApp(fixture.services))
  expect((await stranger.json('POST', '/api/auth/verify', code)).status).toBe(401)
  const confirmed = await visitor.json('POST', '/api/auth/verify', code)
  expect(await confirmed.json()).toMatchObject({ user: { email: NEW } })
})

it('deletes the account and all that hangs on it, and remembers the used day', async () => {
  const { fixture, app, visitor } = await open()
  await fixture.services.subscribe(EMAIL, 'en', 'form')
  const { id } = await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
  expect((await visitor.json('POST', `/api/trips/${id}/share`)).status).toBe(200)
  const claim = await fixture.services.trips.claim(id, fixture.clock.now(), 60_000)
  expect(claim?.id).toBe(id)
  fixture.clock.time += 11 * 60_000
  expect(await (await visitor.form('/account/delete', {})).text()).toContain(
    'Please confirm with a code first.',
  )
  await visitor.form('/account/code', { from: 'delete' })
  const gone = await visitor.form('/account/delete', { code: codeFor(fixture, EMAIL) })
  expect(gone.status).toBe(200)
  expect(await gone.text()).toContain('Account deleted successfully!')
  const tables = ['users', 'sessions', 'refresh_tokens', 'known_devices', 'trips', 'trip_links', 'challenges']
  for (const table of tables) expect([table, await count(table)]).toEqual([table, 0])
  expect(await fixture.services.newsletter.recordOf(EMAIL)).toBeUndefined()
  expect([...visitor.cookies.keys()]).toEqual(['__Host-device'])

  const before = fixture.sent.length
  await fixture.services.preparing.prepare(id)
  await deliverDueMail(fixture)
  const kinds = fixture.sent.slice(before).map(({ subject }) => subject)
  expect(kinds).toEqual(['Your Dayfold account is deleted'])
  expect(JSON.stringify((await env.DB.prepare('select * from mails').all()).results)).not.toContain(EMAIL)

  const again = createVisitor(app)
  await signIn(fixture, again)
  expect((await again.json('POST', '/api/trips', VIENNA)).status).toBe(429)
})

it('exports everything as JSON', async () => {
  const { visitor } = await open()
  await visitor.json('POST', '/api/trips', VIENNA)
  for (const path of ['/account/export', '/api/account/export']) {
    const file = await visitor.get(path)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+\.json"$/)
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    expect(await file.json()).toMatchObject({
      account: { email: EMAIL, hasPassword: false },
      devices: [{ device: 'Firefox · Linux' }],
      trips: [{ destination: 'Vienna', status: 'pending' }],
    })
  }
})

it('lists signed-in devices and signs them out', async () => {
  const { fixture, app, visitor } = await open()
  const phone = createVisitor(app, {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18 Safari/604.1',
  })
  fixture.clock.time += 61_000
  await signIn(fixture, phone)
  const page = await (await visitor.get('/account')).text()
  expect(page).toContain('Safari · iPhone')
  const { sessions } = await (
    await visitor.get('/api/auth/sessions')
  ).json<{ sessions: { id: string; current: boolean }[] }>()
  const other = sessions.find(({ current }) => !current)?.id ?? ''
  expect((await visitor.form('/account/devices', { id: other })).headers.get('location')).toBe(
    '/account?done=device',
  )
  expect((await phone.get('/my-trips')).status).toBe(303)
  expect((await visitor.get('/my-trips')).status).toBe(200)
})
