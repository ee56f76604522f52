import { env } from 'cloudflare:workers'
import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { createAccessTokens } from '../../src/auth/sessions/access-token.ts'
import { testServices } from '../support/test-app.ts'
import { counts } from '../support/counts.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

const LONG = { timeout: 120_000 }
const TOKENS = { 'x-session-transport': 'token' }
const REFRESH = '/api/auth/token?grant_type=refresh_token'

interface Tokens {
  access_token: string
  refresh_token: string
}

async function open() {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const visitor = createVisitor(app)
  await visitor.json('POST', '/api/auth/otp', { email: 'ada@example.com' })
  const code = /\b\d{6}\b/.exec(fixture.sent[0]?.text ?? '')?.[0]
  const verified = await visitor.json(
    'POST',
    '/api/auth/verify',
    { email: 'ada@example.com', token: code },
    TOKENS,
  )
  const tokens = await verified.json<Tokens>()
  const ask = (token: string) => visitor.get('/api/auth/user', { authorization: `Bearer ${token}` })
  const refresh = (refresh_token: string) => visitor.json('POST', REFRESH, { refresh_token }, TOKENS)
  return { fixture, app, visitor, tokens, ask, refresh }
}

it('ends the family as soon as both the owner and a thief have come with a token', async () => {
  const { fixture, tokens, ask, refresh } = await open()
  fixture.clock.time += 60_000
  const own = await (await refresh(tokens.refresh_token)).json<Tokens>()
  fixture.clock.time += 11_000
  // Not to be told from an owner whose answer was lost, until the token of that answer turns up.
  const thief = await (await refresh(tokens.refresh_token)).json<Tokens>()
  fixture.clock.time += 11_000
  const answer = await refresh(own.refresh_token)
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { error_code: 'refresh_token_already_used' },
  ])
  expect((await refresh(thief.refresh_token)).status).toBe(400)
  for (const { access_token } of [own, thief, tokens]) expect((await ask(access_token)).status).toBe(401)
})

it('ends it at once when a token comes back whose follower was used', async () => {
  const { fixture, tokens, ask, refresh } = await open()
  fixture.clock.time += 60_000
  const next = await (await refresh(tokens.refresh_token)).json<Tokens>()
  fixture.clock.time += 15 * 60_000
  const last = await (await refresh(next.refresh_token)).json<Tokens>()
  fixture.clock.time += 1000
  expect((await refresh(tokens.refresh_token)).status).toBe(400)
  expect([(await ask(last.access_token)).status, (await refresh(last.refresh_token)).status]).toEqual([
    401, 400,
  ])
})

it('refreshes no session that nobody used for two weeks, or that is thirty days old', async () => {
  const idle = await open()
  idle.fixture.clock.time += 14 * 86_400_000
  expect((await idle.refresh(idle.tokens.refresh_token)).status).toBe(400)
  const busy = await open()
  let token = busy.tokens.refresh_token
  for (const days of [13, 13, 3]) {
    busy.fixture.clock.time += days * 86_400_000
    token = (await (await busy.refresh(token)).json<Tokens>()).refresh_token
  }
  busy.fixture.clock.time += 86_400_000
  expect((await busy.refresh(token)).status).toBe(400)
})

it('recognises any older token of the family, not only the last', async () => {
  const { fixture, tokens, refresh } = await open()
  let current = tokens.refresh_token
  for (let n = 0; n < 5; n++) {
    fixture.clock.time += 15 * 60_000
    current = (await (await refresh(current)).json<Tokens>()).refresh_token
  }
  expect((await refresh(tokens.refresh_token)).status).toBe(400)
  expect((await refresh(current)).status).toBe(400)
})

it('gives a hundred refreshes at once one and the same token', async () => {
  const { fixture, tokens, refresh } = await open()
  fixture.clock.time += 60_000
  const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(tokens.refresh_token)))
  const given = await Promise.all(answers.map((answer) => answer.json<Tokens>()))
  expect(new Set(given.map(({ refresh_token }) => refresh_token)).size).toBe(1)
  expect(await env.DB.prepare('select count(*) n from refresh_tokens').first('n')).toBe(2)
})

it('stores refresh and device tokens hashed only', async () => {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const tables = ['sessions', 'refresh_tokens', 'known_devices', 'users', 'challenges', 'limit_events']
  const rows = await Promise.all(tables.map((table) => env.DB.prepare(`select * from ${table}`).all()))
  const stored = JSON.stringify(rows.map(({ results }) => results))
  expect(stored).not.toContain(visitor.cookies.get('__Host-refresh'))
  expect(stored).not.toContain(visitor.cookies.get('__Host-device'))
})

it('takes no forged token', async () => {
  const { fixture, tokens, ask } = await open()
  const [head = '', body = '', signature = ''] = tokens.access_token.split('.')
  const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>
  const encode = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const issuer = `${env.APP_URL}/api/auth`
  const foreign = createAccessTokens({ secret: 'x'.repeat(40), issuer, shard: 0, clock: fixture.clock })
  const evil = { secret: env.AUTH_SECRET ?? '', issuer: 'https://evil.example', shard: 0 }
  const otherIssuer = createAccessTokens({ ...evil, clock: fixture.clock })
  const ids = {
    userId: String(claims.sub),
    sessionId: String(claims.session_id),
    transport: 'token' as const,
    email: 'ada@example.com',
  }
  const raw = new TextEncoder().encode(env.AUTH_SECRET)
  const forged = [
    `${encode({ alg: 'none', typ: 'at+jwt' })}.${body}.`,
    `${encode({ alg: 'none', typ: 'at+jwt' })}.${body}.${signature}`,
    `${encode({ alg: 'HS512', typ: 'at+jwt' })}.${body}.${signature}`,
    `${head}.${encode({ ...claims, sub: 'somebody-else' })}.${signature}`,
    `${head}.${body}.`,
    `${head}.${body}`,
    `${tokens.access_token}.x`,
    (await foreign.sign(ids)).token,
    (await otherIssuer.sign(ids)).token,
    // Signed with the secret itself instead of the key derived from it.
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(raw),
    '',
    'null',
    '{}',
    '..',
  ]
  for (const token of forged) expect((await ask(token)).status, token).toBe(401)
  expect((await ask(tokens.access_token)).status).toBe(200)
})

it('pins audience, type and every claim it needs', async () => {
  const { fixture, tokens, ask } = await open()
  const encoder = new TextEncoder()
  const secret = await crypto.subtle.importKey('raw', encoder.encode(env.AUTH_SECRET), 'HKDF', false, [
    'deriveBits',
  ])
  const info = encoder.encode('access-token')
  const salt = new Uint8Array()
  const key = new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, secret, 256),
  )
  const body = tokens.access_token.split('.')[1] ?? ''
  const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>
  const sign = (changes: Record<string, unknown>, header = {}) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
      .sign(key)
  expect((await ask(await sign({}))).status).toBe(200)
  const now = Math.floor(fixture.clock.time / 1000)
  const refused = [
    await sign({ aud: 'anon' }),
    await sign({ aud: undefined }),
    await sign({ iss: 'https://evil.example' }),
    await sign({ exp: now - 1 }),
    await sign({ exp: undefined }),
    await sign({ nbf: now + 60 }),
    await sign({ session_id: undefined }),
    await sign({ session_id: 'another' }),
    await sign({ sub: 'another' }),
    await sign({ transport: 'cookie' }),
    await sign({ transport: 'both' }),
    await sign({}, { typ: 'JWT' }),
    await sign({}, { typ: undefined }),
    await sign({}, { alg: 'HS384' }),
  ]
  for (const token of refused) expect((await ask(token)).status, token).toBe(401)
})

function readerOf({ clock }: ReturnType<typeof testServices>) {
  const issuer = `${env.APP_URL}/api/auth`
  return createAccessTokens({ secret: env.AUTH_SECRET ?? '', issuer, shard: 0, clock })
}

it('takes no token with a single bit flipped', LONG, async () => {
  const { fixture, tokens } = await open()
  const reader = readerOf(fixture)
  expect(await reader.read(tokens.access_token)).toBeDefined()
  const bytes = new TextEncoder().encode(tokens.access_token)
  const flips = counts({ full: bytes.length * 7, quick: 1000 })
  for (let n = 0; n < flips; n++) {
    // Counted from the end: the last characters are the ones whose bits do not all count.
    const position = bytes.length - 1 - (Math.floor(n / 7) % bytes.length)
    const flipped = bytes.slice()
    flipped[position] = (bytes[position] ?? 0) ^ (1 << (n % 7))
    expect(await reader.read(new TextDecoder().decode(flipped))).toBeUndefined()
  }
})

it('takes one spelling of a signature alone', async () => {
  const { fixture, tokens } = await open()
  const reader = readerOf(fixture)
  const read: string[] = []
  for (const last of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
    const spelled = tokens.access_token.slice(0, -1) + last
    if (await reader.read(spelled)) read.push(spelled)
  }
  expect(read).toEqual([tokens.access_token])
})
