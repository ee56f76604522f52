import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { connections, openWithProgram as open, REDIRECT, type Tokens } from '../support/oauth-program.ts'
import { testServices } from '../support/test-app.ts'
import { createVisitor } from '../support/visitor.ts'

it.each([
  ['another verifier', { code_verifier: 'w'.repeat(43) }],
  ['a short verifier', { code_verifier: 'v' }],
  ['no verifier', { code_verifier: '' }],
  ['another program', { client_id: 'other' }],
  ['another address', { redirect_uri: 'https://program.example/other' }],
  ['another resource', { resource: 'https://elsewhere.example/mcp' }],
])('gives no token for a code with %s', async (_what, changes) => {
  const { allow, exchange } = await open()
  const code = await allow()
  expect((await exchange(code, changes)).status).toBe(400)
  expect((await exchange(code)).status).toBe(200)
})

it('ends the connection when its code comes a second time', async () => {
  const { allow, exchange } = await open()
  const code = await allow()
  const answers = await Promise.all([exchange(code), exchange(code), exchange(code)])
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  expect((await exchange(code)).status).toBe(400)
  expect(await connections()).toBe(0)
})

it('gives no token for a code of a minute ago', async () => {
  const { host, allow, exchange } = await open()
  const code = await allow()
  host.clock.time += 60_001
  expect((await exchange(code)).status).toBe(400)
})

it('ends the connection when a used refresh token comes back', async () => {
  const { allow, exchange, refresh } = await open()
  const first = await (await exchange(await allow())).json<Tokens>()
  const second = await (await refresh(first.refresh_token)).json<Tokens>()
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect((await refresh(first.refresh_token)).status).toBe(400)
  expect((await refresh(second.refresh_token)).status).toBe(400)
  expect(await connections()).toBe(0)
})

it('takes an access token for an hour, and forgets what nobody renews for thirty days', async () => {
  const { host, program, allow, exchange } = await open()
  const { access_token: token } = await (await exchange(await allow())).json<Tokens>()
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_trips', arguments: {} } }
  const ask = () =>
    program.json('POST', '/mcp', call, {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
    })
  expect((await ask()).status).toBe(200)
  host.clock.time += 3_600_001
  expect((await ask()).status).toBe(401)
  host.clock.time += 30 * 24 * 3_600_000
  await host.services.oauth.forgetOld(host.clock.now())
  expect(await connections()).toBe(0)
  expect(await env.DB.prepare('select count(*) n from oauth_clients').first('n')).toBe(0)
})

it.each([
  ['an address that was not registered', { redirect_uri: 'https://evil.example/callback' }],
  ['an address below the registered one', { redirect_uri: `${REDIRECT}/../other` }],
  ['a program nobody registered', { client_id: 'nobody' }],
])('leads nowhere for %s', async (_what, changes) => {
  const { visitor, wanted } = await open()
  const query = new URLSearchParams({ ...wanted, ...changes }).toString()
  const asked = await visitor.get(`/oauth/authorize?${query}`)
  const posted = await visitor.form('/oauth/authorize', { ...wanted, ...changes, answer: 'allow' })
  for (const answer of [asked, posted]) {
    expect(answer.status).toBe(400)
    expect(answer.headers.get('refresh')).toBeNull()
    expect(answer.headers.get('location')).toBeNull()
  }
  expect(await connections()).toBe(0)
})

it.each([
  ['plain', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['no challenge', { code_challenge: '' }, 'invalid_request'],
  ['implicit', { response_type: 'token' }, 'unsupported_response_type'],
  ['a scope there is not', { scope: 'trips:read admin' }, 'invalid_scope'],
  ['another resource', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
])('tells the program what is wrong with its request: %s', async (_what, changes, error) => {
  const { visitor, wanted } = await open()
  const query = new URLSearchParams({ ...wanted, ...changes, state: 's' }).toString()
  const answer = await visitor.get(`/oauth/authorize?${query}`)
  // By a link that has to be pressed: a page that leads on by itself would lead anywhere.
  expect(answer.headers.get('refresh')).toBeNull()
  const href = new RegExp(`href="(${REDIRECT}[^"]*)"`).exec(await answer.text())?.[1] ?? ''
  const told = new URL(href.replaceAll('&amp;', '&')).searchParams
  expect([told.get('error'), told.get('state')]).toEqual([error, 's'])
  const posted = await visitor.form('/oauth/authorize', {
    ...wanted,
    ...changes,
    state: 's',
    answer: 'allow',
  })
  expect(posted.headers.get('refresh')).toContain(`error=${error}`)
})

it('lets another site answer no consent page', async () => {
  const { visitor, wanted } = await open()
  const body = new URLSearchParams({ ...wanted, answer: 'allow' }).toString()
  const answer = await visitor.send('POST', '/oauth/authorize', body, {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'cross-site',
  })
  expect(answer.status).toBe(403)
  expect(await connections()).toBe(0)
})

it.each([
  'http://program.example/callback',
  'javascript:alert(1)',
  'https://user:secret@program.example/',
  'https://program.example/#fragment',
  'not an address',
])('registers no program at %s', async (uri) => {
  const app = createApp(testServices().services)
  const answer = await createVisitor(app).json('POST', '/oauth/register', { redirect_uris: [uri] })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ error: 'invalid_redirect_uri' })
})

it('shows a program’s name as text on one line, and registers ten an hour from one network', async () => {
  const { visitor, wanted, program } = await open()
  const name = '<b>Dayfold</b>\u202e\nevil'
  const registered = await program.json('POST', '/oauth/register', {
    redirect_uris: [REDIRECT],
    client_name: name,
  })
  const { client_id } = await registered.json<{ client_id: string }>()
  const query = new URLSearchParams({ ...wanted, client_id }).toString()
  const html = await (await visitor.get(`/oauth/authorize?${query}`)).text()
  expect(html.slice(html.indexOf('<main'))).toContain('&lt;b&gt;Dayfold&lt;/b&gt;  evil')
  for (let n = 0; n < 8; n++)
    expect((await program.json('POST', '/oauth/register', { redirect_uris: [REDIRECT] })).status).toBe(201)
  const refused = await program.json('POST', '/oauth/register', { redirect_uris: [REDIRECT] })
  expect(refused.status).toBe(429)
})
