import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { allRoutes } from '../support/all-routes.ts'
import { addPasskey, newAuthenticator } from '../support/passkeys.ts'
import { rowsOf } from '../support/rows.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { testServices } from '../support/test-app.ts'
import { askForAddress, codeFor, createVisitor, signIn, type Visitor } from '../support/visitor.ts'

const OWNER = 'owner@example.com'
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'GET']

const first = (query: string) =>
  env.DB.prepare(query)
    .first<string>('n')
    .then((value) => value ?? '')

/** An account with everything there is: a finished plan, links, a revision, a newsletter, a passkey, two sessions, an open undo. */
async function settled() {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const owner = createVisitor(app)
  const phone = createVisitor(app)
  await signIn(fixture, owner, OWNER)
  const device = newAuthenticator()
  await addPasskey(owner, device)
  const { id } = await (await owner.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  const links = []
  for (const kind of ['share', 'calendar'])
    links.push((await owner.json('POST', `/api/trips/${id}/${kind}`)).status)
  expect(links).toEqual([200, 200])
  await env.DB.prepare('insert into plan_revisions select id, revision, plan from trips').run()
  await env.DB.prepare('update trips set revision = 1').run()
  await fixture.services.subscribe(OWNER, 'en', 'form')
  await askForAddress(fixture, owner, 'moved@example.com', OWNER)
  await owner.form('/account/email', { token: codeFor(fixture, 'moved@example.com') })
  fixture.clock.time += 61_000
  await signIn(fixture, phone, 'moved@example.com')
  const userId = await first('select id n from users')
  const sessionId = await first('select id n from sessions order by created_at desc')
  return { fixture, app, owner, phone, id, userId, sessionId, device }
}

it(
  'changes no row of an account by any route and method a stranger tries',
  { timeout: 300_000 },
  async () => {
    const { fixture, app, owner, id, userId, sessionId, device } = await settled()
    const passkeyId = device.credentials[0]?.id ?? ''
    const about = [userId, id, sessionId, passkeyId, OWNER, 'moved@example.com']
    for (const table of [
      'trips',
      'trip_links',
      'plan_revisions',
      'sessions',
      'email_undos',
      'newsletter',
      'passkeys',
    ])
      expect((await rowsOf(about))[table]?.length, table).toBeGreaterThan(0)
    const stranger = createVisitor(app, { ip: '198.51.100.9' })
    await signIn(fixture, stranger, 'stranger@example.com')
    const nobody = createVisitor(app, { ip: '198.51.100.10' })

    const before = await rowsOf(about)
    const paths = new Set(
      [id, sessionId, passkeyId].flatMap((value) => allRoutes(app, { id: value }).map(({ path }) => path)),
    )
    /** What the API and the forms look for, each pointing at what is the owner's. */
    const fields = {
      id: sessionId,
      trip_id: id,
      trip: id,
      kind: 'shared',
      action: 'revoke',
      change: 'again 0',
      revision: '1',
      code: '000000',
      token: '000000',
      refresh_token: 'x'.repeat(43),
    }
    let tried = 0
    for (const path of paths)
      for (const method of METHODS)
        for (const visitor of [stranger, nobody]) {
          if (leadsElsewhere(path)) continue
          const answer = await attempt(visitor, method, path, fields)
          tried += 1
          expect(answer.status, `${method} ${path}`).toBeLessThan(500)
        }
    expect(tried).toBeGreaterThan(700)
    expect(await rowsOf(about)).toEqual(before)
    expect((await owner.get(`/api/trips/${id}`)).status).toBe(200)
  },
)

/** Streams never end, and whoever asks for a code for an address leaves a row about it. */
function leadsElsewhere(path: string): boolean {
  return path.endsWith('/events') || path === '/api/auth/otp' || path.startsWith('/dev/')
}

function attempt(visitor: Visitor, method: string, path: string, fields: Record<string, string>) {
  if (method === 'GET') return visitor.get(path)
  if (path.startsWith('/api/')) return visitor.json(method, path, fields)
  const body = new URLSearchParams(fields).toString()
  return visitor.send(method, path, body, { 'content-type': 'application/x-www-form-urlencoded' })
}

it('opens with each kind of token its own door and no other', async () => {
  const { fixture, app, owner, id } = await settled()
  fixture.clock.time += 61_000
  await createVisitor(app).json('POST', '/api/auth/otp', { email: 'moved@example.com' })
  const mail = (pattern: RegExp) =>
    fixture.sent.map(({ text }) => pattern.exec(text)?.[1]).findLast(Boolean) ?? ''
  for (const { id: due } of await fixture.services.outbox.due(fixture.clock.now(), 100))
    await fixture.services.deliverMail(due)
  const links = await env.DB.prepare('select kind, token from trip_links').all<{
    kind: string
    token: string
  }>()
  const linkOf = (wanted: string) => links.results.find(({ kind }) => kind === wanted)?.token ?? ''
  const tokens: Record<string, string> = {
    shared: linkOf('shared'),
    calendar: linkOf('calendar'),
    signInLink: decodeURIComponent(mail(/sign-in\/link\?token=([^\s&]+)/)),
    undo: decodeURIComponent(mail(/undo-address\?token=([^\s&]+)/)),
    unsubscribe: await first('select unsubscribe_token n from newsletter'),
    newsletterConfirm: decodeURIComponent(mail(/newsletter\/confirm\?token=([^\s&]+)/)),
    access: owner.cookies.get('__Host-session') ?? '',
    refresh: owner.cookies.get('__Host-refresh') ?? '',
    device: owner.cookies.get('__Host-device') ?? '',
    code: codeFor(fixture, 'moved@example.com'),
    trip: id,
    session: await first('select id n from sessions'),
  }
  for (const [kind, token] of Object.entries(tokens)) expect(token.length, kind).toBeGreaterThan(5)
  const visit = () => createVisitor(app, { ip: '198.51.100.77' })
  const api = { 'x-session-transport': 'token' }
  /** Whether a door takes a token. */
  const doors: Record<string, (token: string) => Promise<boolean>> = {
    shared: async (token) => (await visit().get(`/shared/${encodeURIComponent(token)}`)).status === 200,
    calendar: async (token) =>
      (await visit().get(`/calendar/${encodeURIComponent(token)}.ics`)).status === 200,
    signInLink: async (token) =>
      (await visit().get(`/sign-in/link?token=${encodeURIComponent(token)}`)).status === 200,
    undo: async (token) =>
      (await visit().get(`/undo-address?token=${encodeURIComponent(token)}`)).status === 200,
    bearer: async (token) =>
      (await visit().get('/api/auth/user', { authorization: `Bearer ${token}` })).status === 200,
    cookie: async (token) =>
      (await visit().get('/api/auth/user', { cookie: `__Host-session=${token}` })).status === 200,
    refreshBody: async (refresh_token) =>
      (await visit().json('POST', '/api/auth/token?grant_type=refresh_token', { refresh_token }, api))
        .status === 200,
    link: async (token) => (await visit().form('/sign-in/link', { token })).status === 303,
    confirm: async (token) =>
      !/failed/.test(
        (await visit().form('/newsletter/confirm', { token })).headers.get('location') ?? 'failed',
      ),
    unsubscribe: async (token) =>
      !/failed/.test(
        (await visit().form('/newsletter/unsubscribe', { token })).headers.get('location') ?? 'failed',
      ),
    undoPressed: async (token) => (await visit().form('/undo-address', { token })).status === 200,
  }
  const own: Record<string, string> = {
    shared: 'shared',
    calendar: 'calendar',
    signInLink: 'signInLink',
    undo: 'undo',
    bearer: '',
    cookie: 'access',
    refreshBody: '',
    link: 'signInLink',
    confirm: 'newsletterConfirm',
    unsubscribe: 'unsubscribe',
    undoPressed: 'undo',
  }
  expect(await doors.cookie?.(tokens.access ?? '')).toBe(true)
  for (const [door, takes] of Object.entries(doors))
    for (const [kind, token] of Object.entries(tokens))
      if (kind !== own[door]) expect(await takes(token), `${kind} at ${door}`).toBe(false)
  for (const [door, kind] of Object.entries(own))
    // A browser's refresh token sent as a client's has ended that session by now.
    if (kind && door !== 'cookie')
      expect(await doors[door]?.(tokens[kind] ?? ''), `${kind} at its own door`).toBe(true)
})
