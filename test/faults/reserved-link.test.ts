import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import type { Env } from '../../src/env.ts'
import { testServices } from '../support/test-app.ts'
import { createVisitor, linkFor, signIn, type Visitor } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const OWNER = '192.0.2.44'
const TURNSTILE = { TURNSTILE_SECRET: 'secret', TURNSTILE_SITE_KEY: 'site-key' }

/** An account, some days later, with nobody signed in. */
async function withAccount(bindings: Partial<Env> = {}) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    Response.json({ success: (await new Request(input, init).text()).includes('"response":"human"') }),
  )
  const fixture = testServices({}, bindings)
  const app = createApp(fixture.services)
  await signIn(fixture, createVisitor(app, { ip: '198.51.100.1' }), EMAIL)
  fixture.clock.time += 24 * HOUR
  fixture.sent.length = 0
  return { fixture, app }
}

const ask = (visitor: Visitor, email: string, proof?: string) =>
  visitor.json('POST', '/api/auth/otp', { email, gotrue_meta_security: { captcha_token: proof } })

/** Uses the newest link in the mailbox, if it still works. */
async function signInByLink({ fixture }: Awaited<ReturnType<typeof withAccount>>, visitor: Visitor) {
  const token = new URLSearchParams(linkFor(fixture, EMAIL).split('?')[1]).get('token') ?? ''
  return (await visitor.form('/sign-in/link', { token })).headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith('__Host-session='))
}

const lettersTo = ({ sent }: { sent: { to: string }[] }, email: string) =>
  sent.filter(({ to }) => to === email).length

it.each([
  ['at the owner’s own address', () => OWNER, undefined],
  ['in the owner’s /24', (n: number) => `192.0.2.${n % 256}`, undefined],
  ['at the owner’s own address, by humans', () => OWNER, 'human'],
])('lets a new device in while codes for others are asked for %s', async (_, ipOf, proof) => {
  const opened = await withAccount(proof ? TURNSTILE : {})
  const { fixture, app } = opened
  let asked = 0
  const attack = async (times: number) => {
    for (let n = 0; n < times; n++, asked++)
      await ask(createVisitor(app, { ip: ipOf(asked) }), `other-${asked}@example.com`, proof)
  }
  await attack(31)
  for (const pause of [0, 3, 14]) {
    fixture.clock.time += pause * MINUTE
    const owner = createVisitor(app, { ip: OWNER })
    const started = fixture.clock.time
    for (let minutes = 0; minutes <= 30; minutes++) {
      await attack(2)
      // Other devices of the same network ask for this one, too.
      await ask(createVisitor(app, { ip: ipOf(asked) }), EMAIL, proof)
      await ask(owner, EMAIL, proof)
      if (await signInByLink(opened, owner)) break
      fixture.clock.time += MINUTE
    }
    expect(fixture.clock.time - started).toBeLessThanOrEqual(15 * MINUTE)
  }
})

it('lets a new device in while all strangers together have used up their codes', async () => {
  const opened = await withAccount()
  const { app } = opened
  await env.DB.prepare(
    "insert or replace into daily_counts (day, name, count) values ('2026-11-22', 'code.strangers.12:00', 750)",
  ).run()
  const owner = createVisitor(app, { ip: OWNER })
  const refused = await ask(owner, EMAIL)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ msg: expect.stringContaining('a link to log in') })
  expect(await signInByLink(opened, owner)).toBe(true)
})

it('answers for an address without account in the same words, and sends it nothing', async () => {
  const { fixture, app } = await withAccount()
  for (let n = 0; n < 10; n++) await ask(createVisitor(app, { ip: OWNER }), `other-${n}@example.com`)
  const answers = []
  for (const email of [EMAIL, 'nobody@example.com'])
    for (let times = 0; times < 2; times++) {
      const answer = await createVisitor(app, { ip: OWNER }).form('/sign-in', { email })
      const html = await answer.text()
      answers.push([answer.status, html.slice(html.indexOf('<main')).replaceAll(email, 'X')])
    }
  expect(answers[0]).toEqual(answers[2])
  expect(answers[1]).toEqual(answers[3])
  expect(answers[0]?.[1]).toContain('a link to log in is on its way')
  expect(answers[1]?.[1]).toContain('ask again in 15 minutes')
  expect([lettersTo(fixture, EMAIL), lettersTo(fixture, 'nobody@example.com')]).toEqual([1, 0])
})

it('sends a mailbox no more by that: ten an hour, from one network, whatever else is used up', async () => {
  const { fixture, app } = await withAccount()
  for (let n = 0; n < 120; n++) {
    await ask(createVisitor(app, { ip: OWNER }), EMAIL)
    if (n % 10 === 0) await ask(createVisitor(app, { ip: OWNER }), `other-${n}@example.com`)
    fixture.clock.time += 29_800
  }
  expect(lettersTo(fixture, EMAIL)).toBeLessThanOrEqual(10)
})

it('neither sends a link a moment after a code nor ends that code', async () => {
  const { fixture, app } = await withAccount()
  const owner = createVisitor(app, { ip: OWNER })
  expect((await ask(owner, EMAIL)).status).toBe(200)
  const code = /\b\d{6}\b/.exec(fixture.sent.at(-1)?.text ?? '')?.[0]
  for (let n = 0; n < 10; n++) await ask(createVisitor(app, { ip: OWNER }), `other-${n}@example.com`)
  const early = await ask(owner, EMAIL)
  expect([early.status, lettersTo(fixture, EMAIL)]).toEqual([429, 1])
  fixture.clock.time += 2 * MINUTE
  expect([(await ask(owner, EMAIL)).status, lettersTo(fixture, EMAIL)]).toEqual([429, 2])
  const verified = await owner.json('POST', '/api/auth/verify', { email: EMAIL, token: code, type: 'email' })
  expect(verified.status).toBe(200)
})

it('costs the owner no wait where that link could not be queued', async () => {
  let works = false
  let queued = 0
  const CODES = {
    async send() {
      queued += 1
      if (!works) throw new Error('queue away')
    },
  } as unknown as Env['CODES']
  const { app } = await withAccount({ CODES })
  for (let n = 0; n < 10; n++) await ask(createVisitor(app, { ip: OWNER }), `other-${n}@example.com`)
  const before = queued
  expect(await (await ask(createVisitor(app, { ip: OWNER }), EMAIL)).json()).not.toMatchObject({
    msg: expect.stringContaining('on its way'),
  })
  works = true
  expect(await (await ask(createVisitor(app, { ip: OWNER }), EMAIL)).json()).toMatchObject({
    msg: expect.stringContaining('on its way'),
  })
  expect(queued - before).toBe(2)
})

it('gives who has no JavaScript a link while humans have to prove that they are', async () => {
  const opened = await withAccount(TURNSTILE)
  const { fixture, app } = opened
  const { limits } = fixture.services.auth ?? {}
  const everybody = (await limits?.ownerOf('failures', 'everybody')) ?? ''
  const visitor = createVisitor(app, { ip: OWNER, language: 'de' })
  const press = async (fields: Record<string, string>) => {
    // The burst goes on.
    for (let n = 0; n < 200; n++) await limits?.note(everybody, fixture.clock.time)
    const answer = await visitor.form('/de/sign-in', { email: EMAIL, ...fields })
    return { status: answer.status, html: await answer.text() }
  }
  const refused = await press({})
  expect(refused.status).toBe(400)
  expect(/<noscript>.*?<\/noscript>/s.exec(refused.html)?.[0]).toContain('name="link"')
  expect(lettersTo(fixture, EMAIL)).toBe(0)

  const first = await press({ link: 'yes' })
  expect(first.status).toBe(200)
  expect(first.html).toContain('ein Link zum Anmelden unterwegs')
  fixture.clock.time += 11 * MINUTE
  expect(await signInByLink(opened, visitor)).toBe(false)
  const early = await press({ link: 'yes' })
  expect(early.status).toBe(429)
  expect(early.html).toMatch(/Frag in 4 Minuten/)
  fixture.clock.time += 4 * MINUTE
  expect((await press({ link: 'yes' })).status).toBe(200)
  expect(await signInByLink(opened, visitor)).toBe(true)
})
