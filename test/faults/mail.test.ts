import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { counted, testPlatform, resendMailer, submitMany, tripsWith } from '../support/test-platform.ts'
import { counts } from '../support/counts.ts'
import { faultRow } from '../support/fault-row.ts'
import { installFaultyResend, type ResendFault } from '../support/fake-resend.ts'

const emails = counts({ full: 50, quick: 8 })

const BAD_ANSWERS: [name: string, fault: ResendFault, minutes: number][] = [
  ['429 with Retry-After', 'rate', 3],
  ['500', 'error', 3],
  ['no answer', 'silent', 3],
  ['no answer after accepting', 'lost', 3],
  ['409 for a request under way', 'concurrent', 3],
]

for (const [name, fault, minutes] of BAD_ANSWERS)
  faultRow(`the mail service gives ${name} twice an e-mail: each goes out once`, async () => {
    const resend = installFaultyResend((request) => (request < emails * 2 ? fault : 'fine'))
    const { fixture, pass } = testPlatform({ given: { mailer: resendMailer() } })
    await submitMany(fixture, emails)
    await pass(minutes)
    expect(resend.accepted).toHaveLength(emails)
    expect(await counted("select count(*) n from mails where status = 'sent'")).toBe(emails)
    return { emails, requests: resend.requests(), accepted: resend.accepted.length }
  })

faultRow('409 for a key with another text: the e-mail that went out is the only one', async () => {
  // Accepted with the answer lost; then the traveller deletes a day, and the e-mail's text is another one.
  const resend = installFaultyResend((request) => (request < emails ? 'lost' : 'fine'))
  const { fixture, pass } = testPlatform({ given: { mailer: resendMailer() } })
  const ids = await submitMany(fixture, emails)
  await pass(0)
  for (const id of ids) {
    const trip = await fixture.services.trips.byId(id)
    const changed = JSON.stringify({ ...trip?.plan, summary: 'Changed.' })
    await env.DB.prepare('update trips set plan = ? where id = ?').bind(changed, id).run()
  }
  await env.DB.exec("update mails set data = json_set(data, '$.destination', 'Vienna and around')")
  await pass(3)
  expect(resend.accepted).toHaveLength(emails)
  expect(resend.answers.invalid_idempotent_request).toBe(emails)
  expect(await counted("select count(*) n from mails where status = 'sent'")).toBe(emails)
  return { emails, conflicts: emails, accepted: emails }
})

faultRow('the mail service is away for six hours: nothing is dropped', async () => {
  let away = true
  const resend = installFaultyResend(() => (away ? 'error' : 'fine'))
  const { fixture, clock, pass } = testPlatform({ given: { mailer: resendMailer() } })
  await submitMany(fixture, 5)
  for (let hour = 0; hour < 6; hour++) {
    await pass(2)
    clock.time += 58 * 60_000
  }
  away = false
  clock.time += 3_600_000
  await pass(2)
  expect(resend.accepted).toHaveLength(5)
  return { emails: 5, requests: resend.requests(), accepted: 5 }
})

faultRow('the sender’s domain is verified only after two days: nothing is dropped', async () => {
  let verified = false
  const resend = installFaultyResend(() => (verified ? 'fine' : 'forbidden'))
  const { fixture, clock, pass } = testPlatform({ given: { mailer: resendMailer() } })
  await submitMany(fixture, 5)
  for (let hour = 0; hour < 48; hour++) {
    await pass(1)
    clock.time += 59 * 60_000
  }
  expect(resend.accepted).toHaveLength(0)
  verified = true
  clock.time += 3_600_000
  await pass(2)
  expect(resend.accepted).toHaveLength(5)
  return { emails: 5, requests: resend.requests(), accepted: 5 }
})

faultRow('an e-mail that the mail service may have is not sent once its key is forgotten', async () => {
  let answers: ResendFault = 'lost'
  const resend = installFaultyResend(() => answers)
  const { fixture, clock, pass } = testPlatform({ given: { mailer: resendMailer() } })
  await submitMany(fixture, 5)
  await pass(1)
  clock.time += 24 * 3_600_000
  answers = 'fine'
  await pass(2)
  expect(resend.accepted).toHaveLength(5)
  expect(await counted("select count(*) n from mails where status = 'dropped'")).toBe(5)
  return { emails: 5, accepted: 5, sentTwice: 0 }
})

faultRow('webhooks: forged, old, replayed and honest events of the mail service', async () => {
  const secret = `whsec_${btoa('0123456789abcdef0123456789abcdef')}`
  const { fixture, clock, pass } = testPlatform({ bindings: { RESEND_WEBHOOK_SECRET: secret } })
  const app = createApp(fixture.services)
  const bounce = (to: string, type = 'Permanent') =>
    JSON.stringify({ type: 'email.bounced', data: { to: [to], bounce: { type } } })

  async function post(body: string, { id = 'msg_1', at = clock.time, key = secret, sent = body } = {}) {
    const seconds = Math.floor(at / 1000)
    const raw = Uint8Array.from(atob(key.slice(6)), (character) => character.charCodeAt(0))
    const hmac = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    const signed = await crypto.subtle.sign(
      'HMAC',
      hmac,
      new TextEncoder().encode(`${id}.${seconds}.${body}`),
    )
    const signature = `v1,AAAA v1,${btoa(String.fromCharCode(...new Uint8Array(signed)))}`
    const headers = { 'svix-id': id, 'svix-timestamp': String(seconds), 'svix-signature': signature }
    return (await app.request('/api/webhooks/resend', { method: 'POST', body: sent, headers })).status
  }
  const suppressed = () => counted('select count(*) n from mail_suppressions')

  const forged = [
    await post(bounce('a@example.com'), { key: `whsec_${btoa('another secret, as long as that')}` }),
    await post(bounce('a@example.com'), { sent: bounce('b@example.com') }),
    await post(bounce('a@example.com'), { at: clock.time - 6 * 60_000 }),
    await post(bounce('a@example.com'), { at: clock.time + 6 * 60_000 }),
    (await app.request('/api/webhooks/resend', { method: 'POST', body: bounce('a@example.com') })).status,
  ]
  expect(forged).toEqual([401, 401, 401, 401, 401])
  expect(await suppressed()).toBe(0)
  expect(await post(bounce('full@example.com', 'Transient'), { id: 'msg_2' })).toBe(204)
  expect(await post('{"type":', { id: 'msg_3' })).toBe(204)
  expect(await suppressed()).toBe(0)
  for (let times = 0; times < 5; times++) expect(await post(bounce('Traveller-0@example.com'))).toBe(204)
  expect(await suppressed()).toBe(1)
  // The operator opens the address again; an old event sent once more does not close it.
  await env.DB.exec('delete from mail_suppressions')
  expect(await post(bounce('traveller-0@example.com'))).toBe(204)
  expect(await suppressed()).toBe(0)
  expect(await post(bounce('traveller-0@example.com'), { id: 'msg_4' })).toBe(204)
  await submitMany(fixture, 2)
  await pass(2)
  expect(await tripsWith('completed')).toBe(2)
  expect(fixture.sent.map(({ to }) => to)).toEqual(['traveller-1@example.com'])
  return { refused: forged.length, replays: 5, suppressed: 1, emailsWithheld: 1 }
})
