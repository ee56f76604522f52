import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import type { Mail, Mailer } from '../../src/mail/mailer.ts'
import { addPasskey, newAuthenticator, signInByPasskey } from '../support/passkeys.ts'
import { testServices } from '../support/test-app.ts'
import { codeFor, createVisitor, linkFor, signIn, type Visitor } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const CODE_LIVES = 10 * MINUTE
const OWNER = '192.0.2.44'
const GUESSES_A_MINUTE = 4
const TIMES = 2

/** Where the attacker's requests come from, the nth of them. */
const NETWORKS: [string, (n: number) => string][] = [
  ['one address', () => '198.51.100.9'],
  ['a /24', (n) => `198.51.100.${n % 256}`],
  ['many /24', (n) => `198.${n % 90}.${Math.floor(n / 90) % 256}.7`],
  ['a /64', (n) => `2001:db8:1:2::${(n % 60_000).toString(16)}`],
  ['a /48', (n) => `2001:db8:1:${(n % 60_000).toString(16)}::1`],
  ['many /48', (n) => `2001:db8:${(n % 60_000).toString(16)}:1::1`],
  ['the owner’s own address', () => OWNER],
  ['the owner’s own /24', (n) => `192.0.2.${n % 256}`],
]

async function besieged() {
  const sent: Mail[] = []
  let sentAt = 0
  const mailer: Mailer = {
    async send(mail) {
      sent.push(mail)
      sentAt = clock.time
      return { sent: true }
    },
  }
  const clock = { time: Date.parse('2026-11-21T12:00:00Z'), now: () => clock.time }
  const fixture = { ...testServices({ clock, mailer }), clock, sent }
  const app = createApp(fixture.services)
  const known = createVisitor(app, { ip: OWNER })
  await signIn(fixture, known, EMAIL)
  const authenticator = newAuthenticator()
  await addPasskey(known, authenticator)
  fixture.clock.time += 24 * HOUR
  let requests = 0
  /** One minute of an attack: codes are asked for, and guessed at more often than anybody is let. */
  const attack = async (ipOf: (n: number) => string) => {
    const stranger = createVisitor(app)
    const ip = () => ({ 'cf-connecting-ip': ipOf(requests++) })
    await stranger.json('POST', '/api/auth/otp', { email: EMAIL }, ip())
    await createVisitor(app).json('POST', '/api/auth/otp', { email: EMAIL }, ip())
    for (let n = 0; n < GUESSES_A_MINUTE; n++)
      await stranger.json('POST', '/api/auth/verify', { email: EMAIL, token: '000000', type: 'email' }, ip())
    fixture.clock.time += MINUTE
  }
  return { fixture, app, known, authenticator, attack, ageOfMail: () => clock.time - sentAt }
}

const verify = (visitor: Visitor, token: string) =>
  visitor.json('POST', '/api/auth/verify', { email: EMAIL, token, type: 'email' })

/** Signs in by the link of the newest e-mail, whoever asked for it. */
async function useLink(fixture: Awaited<ReturnType<typeof besieged>>['fixture'], visitor: Visitor) {
  const token = new URLSearchParams(linkFor(fixture, EMAIL).split('?')[1]).get('token') ?? ''
  return (await visitor.form('/sign-in/link', { token })).headers.has('set-cookie')
}

it.each(NETWORKS)('keeps no known device and no passkey out by guesses from %s', async (_, ipOf) => {
  const { fixture, app, known, authenticator, attack } = await besieged()
  for (let times = 0; times < TIMES; times++) {
    for (let n = 0; n < 8; n++) await attack(ipOf)
    const asked = await known.json('POST', '/api/auth/otp', { email: EMAIL })
    expect(asked.status).toBe(200)
    const code = codeFor(fixture, EMAIL)
    await attack(ipOf)
    expect((await verify(known, code)).status).toBe(200)
    expect((await signInByPasskey(createVisitor(app, { ip: OWNER }), authenticator)).status).toBe(200)
    fixture.clock.time += HOUR
  }
})

it.each(NETWORKS)('lets a new device in within a quarter of an hour while %s attacks', async (_, ipOf) => {
  const { fixture, app, attack, ageOfMail } = await besieged()
  let longest = 0
  for (let times = 0; times < TIMES; times++) {
    for (let n = 0; n < (times + 1) * 8; n++) await attack(ipOf)
    const owner = createVisitor(app, { ip: OWNER })
    const started = fixture.clock.time
    for (let tries = 0; tries <= 30; tries++) {
      // The attacker is always a moment faster.
      await attack(ipOf)
      const asked = await owner.json('POST', '/api/auth/otp', { email: EMAIL })
      const code = asked.status === 200 ? codeFor(fixture, EMAIL) : 'no code'
      if (asked.status !== 200 && ageOfMail() >= CODE_LIVES) continue
      await attack(() => ipOf(7))
      if (code !== 'no code') {
        // Whoever else has used up the network's tries.
        expect((await verify(owner, code)).status).toBe(200)
        break
      }
      if (await useLink(fixture, owner)) break
    }
    longest = Math.max(longest, (fixture.clock.time - started) / MINUTE)
    fixture.clock.time += times * HOUR
  }
  expect(longest).toBeLessThanOrEqual(15)
})

it('takes the code of a new device whose network others have used up with their guesses', async () => {
  const { fixture, app } = await besieged()
  const stranger = createVisitor(app, { ip: OWNER })
  for (let n = 0; n < 25; n++) await verify(stranger, '000000')
  expect((await verify(stranger, '000000')).status).toBe(429)
  const owner = createVisitor(app, { ip: OWNER })
  expect((await owner.json('POST', '/api/auth/otp', { email: EMAIL })).status).toBe(200)
  expect((await verify(owner, codeFor(fixture, EMAIL))).status).toBe(200)
})

function withTurnstile() {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    Response.json({ success: (await new Request(input, init).text()).includes('"response":"human"') }),
  )
  const fixture = testServices({}, { TURNSTILE_SECRET: 'secret', TURNSTILE_SITE_KEY: 'site-key' })
  const app = createApp(fixture.services)
  const ask = (ip: string, email: string, captcha_token?: string) =>
    createVisitor(app, { ip }).json('POST', '/api/auth/otp', {
      email,
      gotrue_meta_security: { captcha_token },
    })
  return { fixture, app, ask }
}

const fill = (name: string, count: number) =>
  env.DB.prepare(
    `insert or replace into daily_counts (day, name, count) values ('2026-11-21', '${name}.12:00', ${count})`,
  ).run()

it('lifts who proves to be human out of what strangers share: everybody’s ceiling, the network’s, the /24’s', async () => {
  const { ask } = withTurnstile()
  await fill('code.strangers', 750)
  expect((await ask('203.0.113.7', 'a@example.com')).status).toBe(400)
  expect((await ask('203.0.113.7', 'a@example.com', 'robot')).status).toBe(400)
  expect((await ask('203.0.113.7', 'a@example.com', 'human')).status).toBe(200)
  await fill('code.strangers', 0)
  for (let n = 0; n < 5; n++) expect((await ask('203.0.113.7', `b${n}@example.com`)).status).toBe(200)
  expect((await ask('203.0.113.7', 'c@example.com')).status).toBe(400)
  for (let n = 0; n < 20; n++)
    expect((await ask('203.0.113.7', `d${n}@example.com`, 'human')).status).toBe(200)
  for (let n = 0; n < 10; n++)
    expect((await ask(`203.0.113.${n + 10}`, `e${n}@example.com`)).status).toBe(200)
  expect((await ask('203.0.113.99', 'f@example.com')).status).toBe(400)
  expect((await ask('203.0.113.99', 'f@example.com', 'human')).status).toBe(200)
})

it('sends no link to who proved nothing and asked for none', async () => {
  const { fixture, app, ask } = withTurnstile()
  await signIn(fixture, createVisitor(app, { ip: OWNER }), EMAIL)
  fixture.clock.time += 2 * MINUTE
  await fill('code.strangers', 750)
  const before = fixture.sent.length
  expect((await ask('203.0.113.7', EMAIL)).status).toBe(400)
  expect((await ask('203.0.113.7', EMAIL, 'robot')).status).toBe(400)
  expect(fixture.sent).toHaveLength(before)
})

it('bounds humans too: an address, a network, and all of them together', async () => {
  const { fixture, ask } = withTurnstile()
  await fill('code.strangers', 750)
  const statuses = []
  for (let n = 0; n < 35; n++) statuses.push((await ask('203.0.113.7', `a${n}@example.com`, 'human')).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  const before = fixture.sent.length
  for (let n = 0; n < 12; n++) {
    await ask(`198.51.${n}.7`, 'victim@example.com', 'human')
    fixture.clock.time += MINUTE
  }
  expect(fixture.sent.length - before).toBe(3)
  await fill('code.humans', 1500)
  await fill('code.strangers', 750)
  fixture.clock.time = Date.parse('2026-11-21T12:14:00Z')
  const refused = await ask('192.0.2.1', 'b@example.com', 'human')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
})

it('asks no known device for proof, however many guess and ask', async () => {
  const { fixture, app } = withTurnstile()
  const known = createVisitor(app, { ip: OWNER })
  await signIn(fixture, known, EMAIL)
  fixture.clock.time = Date.parse('2026-11-21T12:02:00Z')
  const { limits } = fixture.services.auth ?? {}
  const everybody = (await limits?.ownerOf('failures', 'everybody')) ?? ''
  for (let n = 0; n < 200; n++) await limits?.note(everybody, fixture.clock.time)
  await fill('code.strangers', 750)
  expect((await createVisitor(app).json('POST', '/api/auth/otp', { email: EMAIL })).status).toBe(400)
  expect((await signIn(fixture, known, EMAIL)).status).toBe(200)
})
