import { GoTrueClient } from '@supabase/auth-js'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { systemClock } from '../../src/platform/clock.ts'
import { testServices } from '../support/test-app.ts'
import { codeFor } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'
const URL_OF_AUTH = 'http://localhost/api/auth'

/** The auth service's own client library, as it comes, pointed at our routes. */
function openClient() {
  const clock = { offset: 0, now: () => systemClock.now() + clock.offset }
  const fixture = testServices({ clock })
  const app = createApp(fixture.services)
  const kept = new Map<string, string>()
  const events: string[] = []
  const client = new GoTrueClient({
    url: URL_OF_AUTH,
    headers: { 'X-Session-Transport': 'token' },
    // What ties a code to this client comes in a header, and goes back in it.
    fetch: async (url, init) => {
      const request = new Request(url, init)
      const given = kept.get('request-token')
      if (given) request.headers.set('x-request-token', given)
      const answer = await app.request(request)
      kept.set('request-token', answer.headers.get('x-request-token') ?? given ?? '')
      return answer
    },
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  })
  client.onAuthStateChange((event) => void events.push(event))
  return { fixture, clock, client, events }
}

async function signedIn() {
  const opened = openClient()
  await opened.client.signInWithOtp({ email: EMAIL })
  const token = codeFor(opened.fixture, EMAIL)
  const { data } = await opened.client.verifyOtp({ email: EMAIL, token, type: 'email' })
  if (!data.session) throw new Error('no session')
  return { ...opened, session: data.session }
}

it('signs in by code and reads the user', async () => {
  const { fixture, client, events } = openClient()
  const asked = await client.signInWithOtp({
    email: EMAIL,
    options: {
      shouldCreateUser: true,
      emailRedirectTo: 'http://localhost/my-trips',
      data: { name: 'Ada L' },
    },
  })
  expect(asked.error).toBeNull()
  const token = codeFor(fixture, EMAIL)
  const wrong = await client.verifyOtp({ email: EMAIL, token: '12', type: 'email' })
  expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' })
  const { data, error } = await client.verifyOtp({ email: EMAIL, token, type: 'email' })
  expect(error).toBeNull()
  const socialTokens = { provider_token: null, provider_refresh_token: null }
  // A second may have begun since.
  const expiry = { expires_in: expect.closeTo(900, -1) as number }
  expect(data.session).toMatchObject({ token_type: 'bearer', ...expiry, ...socialTokens })
  expect(data.user).toMatchObject({
    email: EMAIL,
    user_metadata: { name: 'Ada L', email: EMAIL },
    factors: [],
  })
  expect((await client.getUser()).data.user?.id).toBe(data.user?.id)
  expect(events).toContain('SIGNED_IN')
})

it('updates name and password, and gives the reasons for a weak one', async () => {
  const { client, events } = await signedIn()
  const renamed = await client.updateUser({ data: { name: 'Ada Lovelace' } })
  expect(renamed.data.user?.user_metadata.name).toBe('Ada Lovelace')
  const weak = await client.updateUser({ password: 'short' })
  expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] })
  const set = await client.updateUser({ password: 'correct horse battery staple' })
  expect(set.error).toBeNull()
  const without = await client.updateUser({ password: 'another horse battery staple' })
  expect(without.error).toMatchObject({ code: 'invalid_credentials' })
  const current_password = 'correct horse battery staple'
  const changed = await client.updateUser({ password: 'another horse battery staple', current_password })
  expect(changed.error).toBeNull()
  expect(events).toContain('USER_UPDATED')
})

it('refreshes, and an old refresh token that comes back ends the session', async () => {
  const { client, clock, session, events } = await signedIn()
  clock.offset += 1000
  const refreshed = await client.refreshSession()
  expect(refreshed.error).toBeNull()
  expect(refreshed.data.session?.refresh_token).not.toBe(session.refresh_token)
  expect(events).toContain('TOKEN_REFRESHED')
  clock.offset += 11_000
  // Once more, so that the one it was exchanged for is used.
  const again = await client.refreshSession()
  expect(again.error).toBeNull()
  const reused = await client.refreshSession({ refresh_token: session.refresh_token })
  expect(reused.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
  const user = await client.getUser(again.data.session?.access_token)
  expect(user.error?.name).toBe('AuthSessionMissingError')
})

it('signs out, and the token is worth nothing at once', async () => {
  const { client, session, events } = await signedIn()
  expect((await client.signOut()).error).toBeNull()
  expect(events).toContain('SIGNED_OUT')
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await client.getUser(session.access_token)).error?.name).toBe('AuthSessionMissingError')
})

it('signs in by the hash of the link', async () => {
  const { fixture, client } = openClient()
  await client.signInWithOtp({ email: EMAIL })
  const link = /http\S+token=\S+/.exec(fixture.sent[0]?.text ?? '')?.[0] ?? ''
  const token_hash = new URL(link).searchParams.get('token') ?? ''
  const { data } = await client.verifyOtp({ token_hash, type: 'email' })
  expect(data.user?.email).toBe(EMAIL)
})
