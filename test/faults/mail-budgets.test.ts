import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { canonicalEmail } from '../../src/auth/users/email-address.ts'
import type { SendResult } from '../../src/mail/mailer.ts'
import type { Env } from '../../src/env.ts'
import { type TestServices, testServices } from '../support/test-app.ts'
import { codeFor, createVisitor, linkFor, signIn, type Visitor } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function open(given: Parameters<typeof testServices>[0] = {}, bindings: Partial<Env> = {}) {
  const fixture = testServices(given, bindings)
  return { fixture, app: createApp(fixture.services) }
}

const ask = (visitor: Visitor, email: string, ip?: string) =>
  visitor.json('POST', '/api/auth/otp', { email, create_user: true }, ip ? { 'cf-connecting-ip': ip } : {})

/** Letters to a mailbox, however it was spelled. */
const lettersTo = ({ sent }: TestServices, email: string) =>
  sent.filter(({ to }) => canonicalEmail(to) === canonicalEmail(email)).length

it.each([
  ['ada+1@example.com', 'ada@example.com'],
  ['a.d.a+x+y@gmail.com', 'ada@gmail.com'],
  ['a.da@googlemail.com', 'ada@gmail.com'],
  ['a.da@example.com', 'a.da@example.com'],
])('counts %s as %s', (email, canonical) => {
  expect(canonicalEmail(email)).toBe(canonical)
})

it('sends at most ten codes an hour for sixty spellings out of one network, and says when again', async () => {
  const { fixture, app } = open()
  const spellings = Array.from({ length: 60 }, (_, n) =>
    n % 2 ? `ada+${n}@gmail.com` : `a${'.'.repeat(n % 3 ? 1 : 0)}da+${n}@gmail.com`,
  )
  const answers = []
  for (const [n, email] of spellings.entries()) {
    answers.push(await ask(createVisitor(app), email, `203.0.113.${n}`))
    fixture.clock.time += MINUTE - 1500
  }
  expect(lettersTo(fixture, 'ada@gmail.com')).toBeLessThanOrEqual(10)
  const refused = answers.findLast(({ status }) => status === 429)
  expect(await refused?.json()).toMatchObject({
    msg: expect.stringMatching(/You can ask for another code in \d+ minutes\./),
    retry_after: expect.any(Number),
  })
})

it('says on the page when again, in the visitor’s language, and lets the owner in meanwhile', async () => {
  const { fixture, app } = open()
  const owner = createVisitor(app)
  await signIn(fixture, owner)
  fixture.clock.time += HOUR
  const before = fixture.sent.length
  // All at once, then one after the other.
  await Promise.all(Array.from({ length: 30 }, (_, n) => ask(createVisitor(app), `ada+${n}@example.com`)))
  for (let n = 30; n < 60; n++) await ask(createVisitor(app), `ada+${n}@example.com`)
  expect(fixture.sent.length - before).toBe(1)
  for (let n = 0; n < 59; n++) {
    fixture.clock.time += MINUTE
    await ask(createVisitor(app), `ada+${n}@example.com`)
  }
  expect(fixture.sent.length - before).toBeLessThanOrEqual(10)
  const page = await createVisitor(app, { ip: '203.0.113.8' }).form('/de/sign-in', { email: EMAIL })
  expect(page.status).toBe(429)
  expect(await page.text()).toMatch(/Ein neuer Code ist in \d+ Minuten? möglich/)
  expect((await signIn(fixture, owner)).status).toBe(200)
})

it.each([
  ['one IPv4 address', () => '203.0.113.7', 10],
  ['a /24', (n: number) => `203.0.113.${n}`, 30],
  ['a /64', (n: number) => `2001:db8:1:2::${n + 1}`, 10],
  ['a /48', (n: number) => `2001:db8:1:${n}::1`, 30],
])('sends only so many codes an hour to strangers’ addresses out of %s', async (_, ip, most) => {
  const { fixture, app } = open()
  for (let n = 0; n < 45; n++) await ask(createVisitor(app), `somebody-${n}@example.com`, ip(n))
  expect(fixture.sent).toHaveLength(most)
})

it('holds the same under requests that come at once', async () => {
  const { fixture, app } = open()
  await Promise.all(
    Array.from({ length: 40 }, (_, n) => ask(createVisitor(app), `somebody-${n}@example.com`)),
  )
  expect(fixture.sent).toHaveLength(10)
})

it('sends at most ten mails an hour by one account’s changes of address', async () => {
  const { fixture, app } = open()
  const visitor = createVisitor(app)
  await signIn(fixture, visitor)
  for (let n = 0; n < 40; n++)
    await visitor.json('PUT', '/api/auth/user', { email: `other-${n}@example.com` })
  expect(fixture.sent.length).toBeLessThanOrEqual(11)
})

it('sends strangers no more once all of them together have had their codes of the quarter', async () => {
  const { fixture, app } = open()
  const owner = createVisitor(app)
  await signIn(fixture, owner)
  await env.DB.prepare(
    "insert or replace into daily_counts (day, name, count) values ('2026-11-21', 'code.strangers.12:00', 750)",
  ).run()
  fixture.clock.time += 61_000
  const refused = await ask(createVisitor(app, { ip: '198.51.100.9' }), 'somebody@example.com')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '839'])
  expect((await ask(owner, EMAIL)).status).toBe(200)
  fixture.clock.time += 14 * MINUTE
  expect((await ask(createVisitor(app), 'somebody@example.com')).status).toBe(200)
})

it('lets the owner of an address sign in where that was done before, whatever strangers ask for', async () => {
  const { fixture, app } = open()
  const owner = createVisitor(app, { ip: '203.0.113.7' })
  await signIn(fixture, owner)
  fixture.clock.time += DAY
  for (let n = 0; n < 60; n++) await ask(createVisitor(app), EMAIL, `203.0.113.7`)
  for (let n = 0; n < 60; n++) await ask(createVisitor(app), `x${n}@example.com`, `203.0.113.${n}`)
  expect((await signIn(fixture, owner)).status).toBe(200)
})

it('sends the link alone once ten letters of a day held digits, and takes no guess at it', async () => {
  const { fixture, app } = open()
  for (let n = 0; n < 11; n++) {
    await ask(createVisitor(app), EMAIL, `198.51.${n}.1`)
    fixture.clock.time += 5 * MINUTE
  }
  expect(fixture.sent).toHaveLength(11)
  expect([codeFor(fixture, EMAIL), linkFor(fixture, EMAIL)]).toEqual([
    'no code',
    expect.stringContaining('token='),
  ])
  expect(await env.DB.prepare('select attempts n from challenges order by created_at desc').first('n')).toBe(
    5,
  )
})

it('costs nobody a wait when a letter could not be sent, and tries once here', async () => {
  let result: SendResult = { sent: false, reason: 'later' }
  let tries = 0
  const mailer = { send: async () => ((tries += 1), result) }
  const { app } = open({ mailer })
  const visitor = createVisitor(app)
  expect([(await ask(visitor, EMAIL)).status, tries]).toEqual([502, 1])
  result = { sent: true }
  expect([(await ask(visitor, EMAIL)).status, tries]).toEqual([200, 2])
})

it('puts a code that is one too many a second, or not taken, on a queue of its own', async () => {
  const waiting: string[] = []
  const CODES = { send: async ({ codeId }: { codeId: string }) => void waiting.push(codeId) }
  const { fixture, app } = open({}, { CODES: CODES as unknown as Env['CODES'] })
  for (let n = 0; n < 5; n++)
    expect((await ask(createVisitor(app), `somebody-${n}@example.com`)).status).toBe(200)
  expect([fixture.sent.length, waiting.length]).toEqual([2, 3])
  for (const id of [...waiting, ...waiting]) await fixture.services.auth?.deliverCode(id)
  expect(new Set(fixture.sent.map(({ to }) => to)).size).toBe(5)
  expect(fixture.sent).toHaveLength(5)
  const late = createVisitor(app)
  const verified = await late.json('POST', '/api/auth/verify', {
    email: 'somebody-4@example.com',
    token: codeFor(fixture, 'somebody-4@example.com'),
    type: 'email',
  })
  expect(verified.status).toBe(200)
})

it('takes from a /48 no more than its part of newsletter and contact', async () => {
  const { app } = open()
  const statuses = { newsletter: [] as number[], contact: [] as number[] }
  for (let n = 0; n < 30; n++) {
    const visitor = createVisitor(app, { ip: `2001:db8:1:${n}::1` })
    const email = `somebody-${n}@example.com`
    statuses.newsletter.push((await visitor.json('POST', '/api/newsletter', { email })).status)
    const message = { firstName: 'Ada', lastName: 'L', email, message: `A question, number ${n}.` }
    statuses.contact.push((await visitor.form('/contact', message)).status)
  }
  expect(statuses.newsletter.filter((status) => status === 202)).toHaveLength(20)
  expect(statuses.contact.filter((status) => status === 429)).toHaveLength(15)
})
