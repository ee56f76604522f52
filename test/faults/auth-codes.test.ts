import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices } from '../support/test-app.ts'
import { createLateKv } from '../support/late-kv.ts'
import { counts } from '../support/counts.ts'
import { codeFor, createVisitor, signIn, type Visitor } from '../support/visitor.ts'

const LONG = { timeout: 300_000 }
const EMAIL = 'ada@example.com'
const MINUTE = 60_000

const one = <T>(query: string) => env.DB.prepare(query).first<T>('n')
const sessions = () => one<number>('select count(*) n from sessions')

function open(late = true) {
  const clock = { time: Date.parse('2026-11-21T00:00:01Z'), now: () => clock.time }
  const fixture = testServices({ clock }, late ? { KV: createLateKv(env.KV, { clock }) } : {})
  return { fixture, clock, app: createApp(fixture.services) }
}

function ask(visitor: Visitor, create_user = true) {
  return visitor.json('POST', '/api/auth/otp', { email: EMAIL, create_user })
}

function guess(visitor: Visitor, token: string, ip?: string) {
  const headers = ip ? { 'cf-connecting-ip': ip } : {}
  return visitor.json('POST', '/api/auth/verify', { email: EMAIL, token, type: 'email' }, headers)
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const address = (n: number) => `198.51.${100 + (n >> 8)}.${n & 255}`

it('evaluates at most 5 guesses a code and 50 a day, whoever guesses from wherever', LONG, async () => {
  const { fixture, clock, app } = open()
  const attacker = createVisitor(app)
  const guesses = counts({ full: 10_000, quick: 480 })
  const burst = guesses / 40
  let evaluated = 0
  for (let sent = 0; sent < guesses; sent += burst) {
    await ask(attacker)
    const wrong = otherThan(codeFor(fixture, EMAIL))
    await Promise.all(
      Array.from({ length: burst }, (_, index) => guess(attacker, wrong, address(sent + index))),
    )
    expect(await one<number>('select max(attempts) n from challenges')).toBeLessThanOrEqual(5)
    // One whose e-mail holds no digits counts as used up from the start.
    const withoutDigits = fixture.sent.filter(({ text }) => !/\b\d{6}\b/.test(text)).length
    evaluated = ((await one<number>('select sum(attempts) n from challenges')) ?? 0) - 5 * withoutDigits
    // Forty codes asked for, spread over the day.
    clock.time += 35 * MINUTE
  }
  expect(evaluated).toBe(50)
  expect(await sessions()).toBe(0)
})

it('opens one session for the right code sent a hundred times at once', LONG, async () => {
  const { fixture, app } = open()
  const visitor = createVisitor(app)
  await ask(visitor)
  const code = codeFor(fixture, EMAIL)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => guess(createVisitor(app), code, address(index))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await sessions()).toBe(1)
  expect(await one('select count(*) n from users')).toBe(1)
})

it('evaluates 5 of a thousand wrong guesses sent at once', LONG, async () => {
  const { fixture, app } = open()
  const visitor = createVisitor(app)
  await ask(visitor)
  const code = codeFor(fixture, EMAIL)
  const answers = await Promise.all(
    Array.from({ length: counts({ full: 1000, quick: 200 }) }, (_, index) =>
      guess(visitor, otherThan(code), address(index)),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(0)
  expect(await one('select attempts n from challenges')).toBe(5)
  // All of them were one browser's: it waits now, or is told that its code is of no use any more.
  expect([403, 429]).toContain((await guess(visitor, code)).status)
  expect(await sessions()).toBe(0)
})

it('lets 20 failures of one network through in 10 minutes, and a /64 is one network', async () => {
  const { clock, app } = open(false)
  const visitor = createVisitor(app)
  const statuses = []
  for (let n = 0; n < 25; n++)
    statuses.push((await guess(visitor, '000000', `2001:db8:1:2::${n + 1}`)).status)
  expect(statuses.filter((status) => status === 403)).toHaveLength(20)
  const last = await guess(visitor, '000000', '2001:0db8:0001:0002:ffff::1')
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(500)
  expect((await guess(visitor, '000000', '2001:db8:1:3::1')).status).toBe(403)
  clock.time += 10 * MINUTE
  expect((await guess(visitor, '000000', '2001:db8:1:2::1')).status).toBe(403)
})

it('keeps a stranger from locking the owner out', LONG, async () => {
  const { fixture, clock, app } = open()
  const owner = createVisitor(app)
  await signIn(fixture, owner)
  clock.time += 2 * MINUTE
  const stranger = createVisitor(app)
  const flood = async () => {
    await ask(stranger, false)
    for (let n = 0; n < 21; n++) await guess(stranger, '000000')
  }
  for (let times = 0; times < 3; times++) {
    await flood()
    clock.time += 61_000
  }
  // Even from the owner's own network, and against the owner's own code.
  const asked = await ask(owner, false)
  expect(asked.status).toBe(200)
  const code = codeFor(fixture, EMAIL)
  await flood()
  expect((await guess(owner, code)).status).toBe(200)
})

it('sends a stranger’s victim 10 mails a day, and the link alone now and then', LONG, async () => {
  const { fixture, clock, app } = open()
  const stranger = createVisitor(app)
  const statuses: number[] = []
  for (let minute = 0; minute < 24 * 60; minute += 8) {
    statuses.push((await ask(stranger, minute % 16 === 0)).status)
    if (minute === 56) expect(fixture.sent.length).toBeLessThanOrEqual(8)
    clock.time += 8 * MINUTE
  }
  const withDigits = fixture.sent.filter(({ text }) => /\b\d{6}\b/.test(text))
  expect(withDigits.length).toBeLessThanOrEqual(10)
  // One in a quarter of an hour, as somebody on a device nobody knows may be waiting for it.
  expect(fixture.sent.length - withDigits.length).toBeLessThanOrEqual((24 * 60) / 15)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})

it('sends one mail when asked a hundred times at once', LONG, async () => {
  const { fixture, app } = open()
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(createVisitor(app))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(fixture.sent).toHaveLength(1)
})

it('signs in where KV refuses every write, and says "later" where it refuses every read', async () => {
  const clock = { now: () => Date.parse('2026-11-21T12:00:00Z') }
  const deaf = testServices(
    { clock },
    { KV: createLateKv(env.KV, { clock, refuseEach: 1, refuse: ['put'] }) },
  )
  expect((await signIn(deaf, createVisitor(createApp(deaf.services)))).status).toBe(200)

  const blind = testServices(
    { clock },
    { KV: createLateKv(env.KV, { clock, refuseEach: 1, refuse: ['get'] }) },
  )
  const answer = await signIn(blind, createVisitor(createApp(blind.services)), 'bob@example.com')
  expect(answer.status).toBe(429)
  expect(await one("select attempts n from challenges where email = 'bob@example.com'")).toBe(0)
})

it('voids a code by a newer one, and after ten minutes', async () => {
  const { fixture, clock, app } = open(false)
  const visitor = createVisitor(app)
  await ask(visitor)
  const first = codeFor(fixture, EMAIL)
  clock.time += 61_000
  await ask(visitor)
  const second = codeFor(fixture, EMAIL)
  if (first !== second) expect((await guess(visitor, first)).status).toBe(403)
  clock.time += 10 * MINUTE
  expect((await guess(visitor, second)).status).toBe(403)
})

it('stores no code, only its HMAC', async () => {
  const { fixture, app } = open(false)
  await ask(createVisitor(app))
  const { keys } = await env.KV.list()
  const stored = await Promise.all(keys.map(({ name }) => env.KV.get(name)))
  const rows = await env.DB.prepare('select * from challenges').all()
  expect(keys.filter(({ name }) => name.startsWith('code:'))).toHaveLength(1)
  expect(JSON.stringify([keys, stored, rows.results])).not.toContain(codeFor(fixture, EMAIL))
})
