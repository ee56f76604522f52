import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { COLUMNS } from '../support/column-rules.ts'
import { addPasskey, newAuthenticator } from '../support/passkeys.ts'
import { rowsOf } from '../support/rows.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { testServices } from '../support/test-app.ts'
import { askForAddress, codeFor, createVisitor } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'

const LEFT = [
  // Programs, not people; forgotten a week after the last connection.
  'oauth_clients',
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
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  await visitor.json('POST', '/api/auth/otp', { email: 'old@example.com', data: { name: 'Ada Lovelace' } })
  const code = { email: 'old@example.com', token: codeFor(fixture, 'old@example.com'), type: 'email' }
  await visitor.json('POST', '/api/auth/verify', code)
  await fixture.services.subscribe('old@example.com', 'en', 'form')
  await addPasskey(visitor, newAuthenticator(), 'Adas telephone')
  const { id } = await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  await visitor.json('POST', `/api/trips/${id}/share`)
  await env.DB.prepare('insert into plan_revisions select id, revision, plan from trips').run()
  await env.DB.prepare(`update trips set failure = 'none-really', wishes = '{"pace":"slow"}'`).run()
  await env.DB.prepare(
    `insert into security_events select 'e1', id, 'signed-in', 'Firefox · Linux', 'AT', ${fixture.clock.now()} from users`,
  ).run()
  await askForAddress(fixture, visitor, EMAIL, 'old@example.com')
  await visitor.form('/account/email', { token: codeFor(fixture, EMAIL) })
  return { fixture, visitor }
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
  const { fixture, visitor } = await settled()
  const user = (await env.DB.prepare('select id n from users').first<string>('n')) ?? ''
  const session = (await env.DB.prepare('select id n from sessions').first<string>('n')) ?? ''
  fixture.clock.time += 61_000
  await visitor.json('POST', '/api/auth/reauthenticate')
  const gone = await visitor.json('DELETE', '/api/auth/user', { code: codeFor(fixture, 'old@example.com') })
  expect(gone.status).toBe(204)
  for (const { id: due } of await fixture.services.outbox.due(fixture.clock.now(), 100))
    await fixture.services.deliverMail(due)
  const about = [user, session, EMAIL, 'old@example.com', 'Lovelace', 'telephone', 'Vienna']
  for (const [table, rows] of Object.entries(await rowsOf(about))) expect([table, rows]).toEqual([table, []])
  for (const [table, rows] of Object.entries(await rowsOf()))
    if (!LEFT.includes(table)) expect([table, rows]).toEqual([table, []])
})
