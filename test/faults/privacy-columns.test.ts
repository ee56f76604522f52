import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { addPasskey, newAuthenticator } from '../support/passkeys.ts'
import { rowsOf } from '../support/rows.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { testServices } from '../support/test-app.ts'
import { askForAddress, codeFor, createVisitor } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'

/** exported: stands in the account's file · kept out of it for a reason. */
type Rule = 'exported' | { because: string }

const SECRET = { because: 'a hash or key of ours, of use to nobody but a thief' }
const KEY = { because: 'names the row for the database' }
const STATE = { because: 'how far our own work is; says nothing about anybody' }
const NOBODY = { because: 'a count or an HMAC that names nobody' }
const BRIEF = { because: 'gone within ten minutes, or with the code’s use' }
const ELSEWHERE = { because: 'not of an account: gone when the operator has the message' }

/** Every column of the schema. One that is not listed fails the test: whoever adds it says what becomes of it. */
const COLUMNS: Record<string, Record<string, Rule>> = {
  users: {
    id: 'exported',
    email: 'exported',
    name: 'exported',
    password_hash: SECRET,
    language: 'exported',
    created_at: 'exported',
  },
  email_undos: { token_hash: SECRET, user_id: KEY, email: 'exported', created_at: STATE, expires_at: STATE },
  security_events: {
    id: KEY,
    user_id: KEY,
    kind: 'exported',
    device: 'exported',
    country: 'exported',
    at: 'exported',
  },
  sessions: {
    id: KEY,
    user_id: KEY,
    transport: STATE,
    device: 'exported',
    created_at: 'exported',
    refreshed_at: 'exported',
  },
  refresh_tokens: { hash: SECRET, session_id: KEY, used_at: STATE, reissues: STATE },
  passkeys: {
    id: KEY,
    user_id: KEY,
    public_key: { because: 'half a key: of use to nobody without the half on the device' },
    counter: STATE,
    transports: STATE,
    name: 'exported',
    created_at: 'exported',
    used_at: 'exported',
  },
  used_challenges: { hash: NOBODY, expires_at: NOBODY },
  known_devices: { hash: SECRET, user_id: KEY, seen_at: STATE },
  challenges: {
    id: KEY,
    purpose: BRIEF,
    email: BRIEF,
    lane: SECRET,
    user_id: KEY,
    create_user: BRIEF,
    language: BRIEF,
    name: BRIEF,
    newsletter: BRIEF,
    pending_trip: BRIEF,
    redirect_to: BRIEF,
    link_hash: SECRET,
    code_mac: SECRET,
    attempts: BRIEF,
    browser_hash: SECRET,
    letter: BRIEF,
    created_at: BRIEF,
    expires_at: BRIEF,
    ended_at: BRIEF,
  },
  limit_events: { id: KEY, owner: NOBODY, at: NOBODY },
  trips: {
    id: 'exported',
    user_id: KEY,
    submission_key: KEY,
    start_location: 'exported',
    destination: 'exported',
    adults: 'exported',
    kids: 'exported',
    start_date: 'exported',
    end_date: 'exported',
    budget_type: 'exported',
    trip_type: 'exported',
    language: 'exported',
    wishes: 'exported',
    status: 'exported',
    created_at: 'exported',
    progress: 'exported',
    plan: 'exported',
    attempt: STATE,
    lease_until: STATE,
    failure: 'exported',
    finished_at: STATE,
    revision: STATE,
    latitude: { because: 'the place in the plan, once more' },
    longitude: { because: 'the place in the plan, once more' },
    quota_owner: NOBODY,
    quota_day: NOBODY,
    network: NOBODY,
  },
  day_quota: { owner: NOBODY, day: NOBODY, trip_id: NOBODY, generations: NOBODY },
  trip_links: { token: 'exported', trip_id: 'exported', kind: 'exported', created_at: 'exported' },
  plan_revisions: { trip_id: 'exported', revision: 'exported', plan: 'exported' },
  event_streams: { id: KEY, user_id: KEY, until: STATE },
  mails: {
    id: KEY,
    user_id: KEY,
    kind: 'exported',
    recipient: 'exported',
    language: STATE,
    data: { because: 'emptied when sent' },
    status: 'exported',
    attempts: STATE,
    handed_at: STATE,
    due_at: STATE,
    created_at: 'exported',
  },
  newsletter: {
    email: 'exported',
    opt_in: 'exported',
    verified: 'exported',
    language: 'exported',
    unsubscribe_token: 'exported',
  },
  newsletter_consents: {
    token_hash: SECRET,
    email: 'exported',
    source: 'exported',
    language: 'exported',
    version: 'exported',
    wording: 'exported',
    given_at: 'exported',
    confirmed_at: 'exported',
    withdrawn_at: 'exported',
  },
  contact_messages: {
    id: KEY,
    first_name: ELSEWHERE,
    last_name: ELSEWHERE,
    email: ELSEWHERE,
    message: ELSEWHERE,
    language: ELSEWHERE,
    mail_id: KEY,
    created_at: ELSEWHERE,
    look_at: STATE,
  },
  mail_suppressions: { address_hash: NOBODY, reason: NOBODY, created_at: NOBODY },
  mail_events: { id: KEY, created_at: STATE },
  daily_counts: { day: NOBODY, name: NOBODY, count: NOBODY },
  model_calls: { day: NOBODY, calls: NOBODY },
  model_call_shares: { day: NOBODY, owner: NOBODY, calls: NOBODY },
}

const LEFT = [
  'limit_events',
  'used_challenges',
  'day_quota',
  'daily_counts',
  'model_calls',
  'model_call_shares',
  'mails',
]

it('knows of every column what becomes of it', async () => {
  const found: Record<string, string[]> = {}
  for (const table of Object.keys(await rowsOf())) {
    const { results } = await env.DB.prepare(`select name from pragma_table_info('${table}')`).all<{
      name: string
    }>()
    found[table] = results.map(({ name }) => name).sort()
  }
  const listed = Object.entries(COLUMNS).map(([table, columns]) => [table, Object.keys(columns).sort()])
  expect(found).toEqual(Object.fromEntries(listed))
})

/** An account that has something in every column that holds what is its own. */
async function settled() {
  const house = testServices()
  const visitor = createVisitor(createApp(house.services))
  await visitor.json('POST', '/api/auth/otp', { email: 'old@example.com', data: { name: 'Ada Lovelace' } })
  const code = { email: 'old@example.com', token: codeFor(house, 'old@example.com'), type: 'email' }
  await visitor.json('POST', '/api/auth/verify', code)
  await house.services.subscribe('old@example.com', 'en', 'form')
  await addPasskey(visitor, newAuthenticator(), 'Adas telephone')
  const { id } = await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
  await house.services.preparing.prepare(id)
  await visitor.json('POST', `/api/trips/${id}/share`)
  await env.DB.prepare('insert into plan_revisions select id, revision, plan from trips').run()
  await env.DB.prepare(`update trips set failure = 'none-really', wishes = '{"pace":"slow"}'`).run()
  await env.DB.prepare(
    `insert into security_events select 'e1', id, 'signed-in', 'Firefox · Linux', 'AT', ${house.clock.now()} from users`,
  ).run()
  await askForAddress(house, visitor, EMAIL, 'old@example.com')
  await visitor.form('/account/email', { token: codeFor(house, EMAIL) })
  return { house, visitor }
}

it('exports the value of every column that is said to be exported', async () => {
  const { visitor } = await settled()
  const file = await (await visitor.get('/api/account/export')).text()
  for (const [table, columns] of Object.entries(COLUMNS))
    for (const [column, rule] of Object.entries(columns)) {
      if (rule !== 'exported') continue
      const { results } = await env.DB.prepare(
        `select "${column}" v from "${table}" where "${column}" is not null ${table === 'mails' ? 'and user_id is not null' : ''}`,
      ).all<{ v: unknown }>()
      // Numbers and yes or no cannot be told apart in a text.
      for (const { v } of results)
        if (typeof v === 'string' && !v.startsWith('{') && !v.startsWith('['))
          expect(file, `${table}.${column}`).toContain(JSON.stringify(v).slice(1, -1))
    }
  expect(JSON.parse(file)).toMatchObject({ trips: [{ wishes: { pace: 'slow' }, plan: { version: 1 } }] })
})

it('leaves nothing of an account that is deleted but what names nobody', async () => {
  const { house, visitor } = await settled()
  const user = (await env.DB.prepare('select id n from users').first<string>('n')) ?? ''
  const session = (await env.DB.prepare('select id n from sessions').first<string>('n')) ?? ''
  house.clock.time += 61_000
  await visitor.json('POST', '/api/auth/reauthenticate')
  const gone = await visitor.json('DELETE', '/api/auth/user', { code: codeFor(house, 'old@example.com') })
  expect(gone.status).toBe(204)
  for (const { id: due } of await house.services.outbox.due(house.clock.now(), 100))
    await house.services.deliverMail(due)
  const about = [user, session, EMAIL, 'old@example.com', 'Lovelace', 'telephone', 'Vienna']
  for (const [table, rows] of Object.entries(await rowsOf(about))) expect([table, rows]).toEqual([table, []])
  for (const [table, rows] of Object.entries(await rowsOf()))
    if (!LEFT.includes(table)) expect([table, rows]).toEqual([table, []])
})
