import { env } from 'cloudflare:workers'
import { expect, vi } from 'vitest'
import { addUser } from '../support/test-app.ts'
import { counted, testPlatform, resendMailer, submitAs, tripsWith } from '../support/test-platform.ts'
import { counts } from '../support/counts.ts'
import { createFailingDatabase, type DatabaseFault } from '../support/failing-database.ts'
import { faultRow } from '../support/fault-row.ts'
import { createLateKv } from '../support/late-kv.ts'
import { randomFrom } from '../support/random.ts'
import { installFaultyResend, type ResendFault } from '../support/fake-resend.ts'

const trips = counts({ full: 100, quick: 12 })

/** Travellers who, like a browser, send a submission again under its key when no answer came. */
async function submitStubbornly(
  { fixture, clock }: ReturnType<typeof testPlatform>,
  n: number,
): Promise<{ tries: number; user: { id: string; email: string } }> {
  const id = fixture.services.ids.uuid()
  const user = { id, email: `stubborn-${n}@example.com` }
  await env.DB.prepare('insert into users (id, email, language, created_at) values (?, ?, ?, ?)')
    .bind(user.id, user.email, 'en', clock.time)
    .run()
  for (let tries = 1; tries <= 50; tries++) {
    const outcome = await submitAs(fixture, user, `key-${n}`).catch(() => undefined)
    if (outcome) {
      expect(outcome.submitted).toBe(true)
      return { tries, user }
    }
  }
  throw new Error('fifty failures')
}

for (const kind of ['before', 'after'] as const)
  faultRow(`D1 fails ${kind} the commit of every eighth statement: each trip ends once`, async () => {
    const random = randomFrom(7)
    let faults = 0
    const fault = (): DatabaseFault => (random() < 0.125 && ++faults ? kind : undefined)
    const resend = installFaultyResend(() => 'fine')
    const platform = testPlatform({
      given: { mailer: resendMailer() },
      bindings: { DB: createFailingDatabase(env.DB, fault) },
    })
    let tries = 0
    for (let n = 0; n < trips; n++) tries += (await submitStubbornly(platform, n)).tries
    await platform.pass(20)
    expect(await counted('select count(*) n from trips')).toBe(trips)
    expect(await tripsWith('pending')).toBe(0)
    expect(resend.accepted).toHaveLength(trips)
    expect(await counted("select count(*) n from mails where status = 'due'")).toBe(0)
    return {
      trips,
      faults,
      submits: tries,
      completed: await tripsWith('completed'),
      failed: await tripsWith('failed'),
      mails: resend.accepted.length,
    }
  })

faultRow('KV is late, forgets and answers 429: the day still holds one trip', async () => {
  const clock = { time: Date.parse('2026-11-21T12:00:00Z'), now: () => clock.time }
  const KV = createLateKv(env.KV, { clock, refuseEach: 2 })
  const { fixture, queues } = testPlatform({ given: { clock }, bindings: { KV } })
  const user = await addUser(fixture)
  let accepted = 0
  for (let n = 0; n < 40; n++) {
    if ((await submitAs(fixture, user)).submitted) accepted += 1
    await queues.deliver(fixture.services)
    clock.time += 30_000
  }
  expect(accepted).toBe(1)
  return { submits: 40, trips: accepted, mails: fixture.sent.length }
})

faultRow('everything at once: D1, KV, queue and mail service all misbehave', async () => {
  const random = randomFrom(11)
  let faults = 0
  const fault = (): DatabaseFault => {
    const draw = random()
    if (draw < 0.94) return undefined
    faults += 1
    return draw < 0.97 ? 'before' : 'after'
  }
  let isUnwell = true
  const mailFaults: ResendFault[] = ['fine', 'rate', 'error', 'silent', 'lost', 'concurrent']
  const resend = installFaultyResend(() => (isUnwell && mailFaults[Math.floor(random() * 6)]) || 'fine')
  const clock = { time: Date.parse('2026-11-21T12:00:00Z'), now: () => clock.time }
  const platform = testPlatform({
    queues: { drop: 0.3, copies: 3, shuffle: true },
    given: { mailer: resendMailer() },
    bindings: {
      DB: createFailingDatabase(env.DB, fault),
      KV: createLateKv(env.KV, { clock, refuseEach: 4 }),
    },
  })
  for (let n = 0; n < trips; n++) await submitStubbornly(platform, n)
  await platform.pass(45)
  expect(await tripsWith('pending')).toBe(0)
  // An e-mail waits up to an hour after each bad answer. The mail service is well again; all else stays as bad.
  const due = () => counted("select count(*) n from mails where status = 'due'")
  const emailsAfterAnHour = await due()
  isUnwell = false
  let hours = 1
  for (; hours < 5 && (await due()) > 0; hours++) {
    platform.clock.time += 3_600_000
    await platform.pass(5)
  }
  expect(await due()).toBe(0)
  expect(resend.accepted).toHaveLength(trips)
  expect(new Set(resend.accepted.map(({ key }) => key)).size).toBe(trips)
  vi.restoreAllMocks()
  return {
    trips,
    databaseFaults: faults,
    mailRequests: resend.requests(),
    completed: await tripsWith('completed'),
    failed: await tripsWith('failed'),
    mails: resend.accepted.length,
    emailsAfterAnHour,
    hours,
  }
})
