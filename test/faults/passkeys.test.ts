import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { faultRow } from '../support/fault-row.ts'
import {
  addPasskey,
  APP_ORIGIN,
  ask,
  confirmByPasskey,
  freshCode,
  newAuthenticator,
  signInByPasskey,
} from '../support/passkeys.ts'
import { rowsOf } from '../support/rows.ts'
import type { Authenticator, Lies } from '../support/software-authenticator.ts'
import { testServices } from '../support/test-app.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'
const MINUTE = 60_000

async function settled(options?: { counts?: boolean }) {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const owner = createVisitor(app)
  await signIn(fixture, owner, EMAIL)
  const device = newAuthenticator(options)
  const added = await addPasskey(owner, device)
  if (added.status !== 201) throw new Error(await added.text())
  return { fixture, app, owner, device }
}

const count = (table: string) => env.DB.prepare(`select count(*) n from ${table}`).first<number>('n')

const LIES: [string, Lies][] = [
  ['of another origin', { origin: 'https://dayfold.example.net' }],
  ['of this host on another port', { origin: `${APP_ORIGIN}1` }],
  ['for another relying party', { rpId: 'example.net' }],
  ['to a challenge of its own', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['without user verification', { userVerified: false }],
  ['without anybody present', { userPresent: false }],
  ['made for the other ceremony', { type: 'webauthn.create' }],
]

it.each([
  ...LIES,
  ['signed by another key', { forged: true }],
  ['whose counter stands still', { counter: 0 }],
  ['in somebody else’s name', { userHandle: Buffer.from('somebody').toString('base64url') }],
] as [string, Lies][])('opens no session for an answer %s', async (_, lies) => {
  const { app, device } = await settled()
  expect((await signInByPasskey(createVisitor(app), device)).status).toBe(200)
  const before = await count('sessions')
  expect((await signInByPasskey(createVisitor(app), device, lies)).status).toBe(403)
  expect(await count('sessions')).toBe(before)
})

it.each([
  ...LIES.filter(([, { type }]) => !type),
  ['made for the other ceremony', { type: 'webauthn.get' }],
] as [string, Lies][])('adds no passkey that comes %s', async (_, lies) => {
  const { owner } = await settled()
  expect((await addPasskey(owner, newAuthenticator(), 'Planted', lies)).status).toBe(403)
  expect(await count('passkeys')).toBe(1)
})

it('takes a challenge once, also when it is answered fifty times at once', async () => {
  const { app, device } = await settled({ counts: false })
  const visitor = createVisitor(app)
  const { options } = await ask(visitor, 'challenge')
  const answers = await Promise.all(Array.from({ length: 50 }, () => device.get(options)))
  const cookie = `__Host-request=${visitor.cookies.get('__Host-request')}`
  const entered = await Promise.all(
    answers.map((passkey) =>
      createVisitor(app).json('POST', '/api/auth/passkeys/verify', { passkey }, { cookie }),
    ),
  )
  expect(entered.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await count('sessions')).toBe(2)
})

it('takes a challenge in the browser that asked for it, for ten minutes, and for its own ceremony', async () => {
  const { fixture, app, owner, device } = await settled()
  const visitor = createVisitor(app)
  const send = async (from: typeof visitor, passkey: object) =>
    (await from.json('POST', '/api/auth/passkeys/verify', { passkey })).status
  const { options } = await ask(visitor, 'challenge')
  const other = createVisitor(app)
  await ask(other, 'challenge')
  expect(await send(other, await device.get(options))).toBe(403)
  expect(await send(createVisitor(app), await device.get(options))).toBe(403)
  expect(await send(owner, await confirmByPasskey(owner, device))).toBe(403)
  fixture.clock.time += 10 * MINUTE
  expect(await send(visitor, await device.get(options))).toBe(403)
  fixture.clock.time -= 1
  expect(await send(visitor, await device.get(options))).toBe(200)
})

it('refuses a copied authenticator whose counter is behind, and lets the other one in', async () => {
  const { app, device } = await settled()
  expect((await signInByPasskey(createVisitor(app), device, { counter: 9 })).status).toBe(200)
  expect((await signInByPasskey(createVisitor(app), device, { counter: 9 })).status).toBe(403)
  expect((await signInByPasskey(createVisitor(app), device, { counter: 10 })).status).toBe(200)
})

it('lets one of two in that come with the same counter at once', async () => {
  const { app, device } = await settled()
  const [first, second] = [createVisitor(app), createVisitor(app)]
  const entered = await Promise.all([
    signInByPasskey(first, device, { counter: 9 }),
    signInByPasskey(second, device, { counter: 9 }),
  ])
  expect(entered.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
})

it('lists the account’s own passkeys alone', async () => {
  const { fixture, app, owner } = await settled()
  const mallory = createVisitor(app, { ip: '198.51.100.9' })
  await signIn(fixture, mallory, 'mallory@example.com')
  await addPasskey(mallory, newAuthenticator(), 'Hers')
  const list = await (await owner.get('/api/auth/passkeys')).text()
  expect(list.match(/"created_at"/g)).toHaveLength(1)
  expect(list).not.toContain('Hers')
})

it('adds a passkey only with a fresh proof of the account’s own address', async () => {
  const { fixture, app, owner, device } = await settled()
  fixture.clock.time += 11 * MINUTE
  const begin = (body: object) => owner.json('POST', '/api/auth/passkeys/registration', body)
  expect((await begin({})).status).toBe(403)
  expect((await begin({ code: '000000' })).status).toBe(403)
  const mallory = createVisitor(app, { ip: '198.51.100.9' })
  await signIn(fixture, mallory, 'mallory@example.com')
  const hers = newAuthenticator()
  await addPasskey(mallory, hers)
  const { options } = await ask(owner, 'confirmation')
  expect((await begin({ passkey: await hers.get({ ...options, allowCredentials: [] }) })).status).toBe(403)
  expect((await begin({ passkey: await confirmByPasskey(mallory, hers) })).status).toBe(403)
  expect((await begin({ passkey: await confirmByPasskey(owner, device) })).status).toBe(200)
  expect((await begin({ code: await freshCode(fixture, owner, EMAIL) })).status).toBe(200)
})

it('moves no passkey from one account to another, and none of a stranger’s is named or removed', async () => {
  const { fixture, app, device } = await settled()
  const mallory = createVisitor(app, { ip: '198.51.100.9' })
  await signIn(fixture, mallory, 'mallory@example.com')
  const id = device.credentials[0]?.id ?? ''
  const before = await rowsOf([id])
  const { options } = await ask<Parameters<Authenticator['create']>[0]>(mallory, 'registration')
  const made = await newAuthenticator().create(options)
  const planted = { ...made, id, rawId: id }
  expect((await mallory.json('POST', '/api/auth/passkeys', { passkey: planted })).status).toBe(403)
  for (const method of ['PATCH', 'DELETE'])
    expect((await mallory.json(method, `/api/auth/passkeys/${id}`, { name: 'Hers' })).status).toBe(404)
  for (const action of ['rename', 'remove'])
    expect((await mallory.form('/account/passkeys', { id, action, name: 'Hers' })).status).toBe(404)
  expect(await rowsOf([id])).toEqual(before)
})

it('refuses a passkey’s requests from another site', async () => {
  const { app, device } = await settled()
  const visitor = createVisitor(app)
  const { options } = await ask(visitor, 'challenge')
  const body = { passkey: await device.get(options) }
  const crossSite = { 'sec-fetch-site': 'cross-site' }
  for (const path of ['challenge', 'verify', 'registration', 'confirmation'])
    expect((await visitor.json('POST', `/api/auth/passkeys/${path}`, body, crossSite)).status).toBe(403)
})

it.each([
  null,
  [],
  'x',
  { id: 'x' },
  { id: '%', rawId: '%', type: 'public-key', response: {} },
  { id: 'a'.repeat(2000), rawId: 'a', type: 'public-key', response: {} },
])('answers an authenticator’s nonsense with a refusal (%#)', async (passkey) => {
  const { owner, app } = await settled()
  await ask(owner, 'challenge')
  for (const [path, visitor] of [
    ['/api/auth/passkeys/verify', createVisitor(app)],
    ['/api/auth/passkeys', owner],
  ] as const)
    expect((await visitor.json('POST', path, { passkey, name: 'x' })).status).toBe(403)
})

faultRow('a passkey opens its account whatever strangers ask for, guess or send', async () => {
  const { fixture, app, device } = await settled()
  fixture.clock.time += 24 * 60 * MINUTE
  const stranger = createVisitor(app, { ip: '203.0.113.7' })
  for (let n = 0; n < 12; n++) await stranger.json('POST', '/api/auth/otp', { email: EMAIL })
  let guesses = 0
  for (; guesses < 60; guesses++)
    await stranger.json('POST', '/api/auth/verify', { email: EMAIL, token: '000000', type: 'email' })
  let forged = 0
  for (; forged < 60; forged++) {
    const { status } = await signInByPasskey(stranger, device, { forged: true, counter: 10_000 + forged })
    expect(status).toBe(403)
  }
  // From the same network, on a device nobody knows.
  const owner = createVisitor(app, { ip: '203.0.113.7' })
  expect((await signInByPasskey(owner, device)).status).toBe(200)
  return { guesses, forged }
})

it('stores a used challenge until it would have run out, and no longer', async () => {
  const { fixture, app, device } = await settled()
  await signInByPasskey(createVisitor(app), device)
  await fixture.services.auth?.sweep()
  expect(await count('used_challenges')).toBe(2)
  fixture.clock.time += 11 * MINUTE
  await fixture.services.auth?.sweep()
  expect(await count('used_challenges')).toBe(0)
})
