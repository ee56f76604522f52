import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import type { SendResult } from '../../src/mail/mailer.ts'
import { runCron } from '../../src/app/queue-consumer.ts'
import { OPERATOR } from '../../src/site/operator.ts'
import { testServices } from '../support/test-app.ts'
import { deliverDueMail, form } from '../support/mail.ts'
import { createRecordingDatabase, sumOf } from '../support/recording-database.ts'

const DAY = 24 * 60 * 60 * 1000
const ADA = {
  firstName: 'Ada',
  lastName: 'Løvelace',
  email: 'ada@example.com',
  message: 'The museum of my second day\nis closed on Mondays.',
  website: '',
}

function open(...given: Parameters<typeof testServices>) {
  const fixture = testServices(...given)
  return { ...fixture, fixture, app: createApp(fixture.services) }
}

const stored = () => env.DB.prepare('select count(*) n from contact_messages').first<number>('n')

it('sends a message to the operator, who answers to its writer, and forgets it once delivered', async () => {
  const opened = open()
  const answer = await opened.app.request('/contact', form(ADA))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact/sent'])
  expect(await (await opened.app.request('/contact/sent')).text()).toContain('Message sent successfully!')
  expect(await stored()).toBe(1)
  await deliverDueMail(opened.fixture)
  expect(opened.sent).toMatchObject([
    { to: OPERATOR.email, replyTo: 'ada@example.com', subject: 'New message from the contact form' },
  ])
  expect(opened.sent[0]?.text).toContain('From: Ada Løvelace, ada@example.com')
  expect(opened.sent[0]?.text).toContain('The museum of my second day\nis closed on Mondays.')
  await runCron(opened.services)
  expect(await stored()).toBe(0)
})

it('sends one e-mail when the button is pressed twice', async () => {
  const { app, fixture, sent, clock } = open()
  const answers = [await app.request('/contact', form(ADA)), await app.request('/contact', form(ADA))]
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(await stored()).toBe(1)
  await deliverDueMail(fixture)
  expect(sent).toHaveLength(1)
  clock.time += 60 * 60_000
  await app.request('/contact', form(ADA))
  await deliverDueMail(fixture)
  expect(sent).toHaveLength(2)
})

it('says so in German', async () => {
  const { app } = open()
  const answer = await app.request('/de/contact', form(ADA))
  expect(answer.headers.get('location')).toBe('/de/contact/sent')
  expect(await (await app.request('/de/contact/sent')).text()).toContain('Nachricht erfolgreich gesendet!')
})

it.each([
  [{ firstName: '' }, 'Please fill in this field.'],
  [{ lastName: ' \u200b ' }, 'Please fill in this field.'],
  [{ email: '' }, 'Please fill in this field.'],
  [{ email: 'ada@' }, 'Please enter a valid e-mail address.'],
  [{ email: 'ada@example.com, bob@example.com' }, 'Please enter a valid e-mail address.'],
  [{ message: 'Hi' }, 'Please write at least 10 characters.'],
  [{ message: 'x'.repeat(5001) }, 'at most 5000 characters'],
  [{ firstName: 'x'.repeat(81) }, 'Please use at most 80 characters.'],
])('keeps the text when a field is wrong: %o', async (wrong, words) => {
  const { app } = open()
  const typed = { ...ADA, message: 'Grüße aus "Wien" <b>', ...wrong }
  const answer = await app.request('/contact', form(typed))
  const html = await answer.text()
  expect(answer.status).toBe(400)
  expect(html).toContain(words)
  expect(html).toContain('aria-invalid="true"')
  if (!('message' in wrong)) expect(html).toContain('Grüße aus &quot;Wien&quot; &lt;b&gt;')
  expect(await stored()).toBe(0)
})

it('lets nothing that was typed reach a header', async () => {
  const opened = open()
  const name = 'Eve\r\nBcc: everyone@example.com'
  const email = 'eve@example.com\r\nBcc: everyone@example.com'
  expect((await opened.app.request('/contact', form({ ...ADA, email }))).status).toBe(400)
  await opened.app.request('/contact', form({ ...ADA, firstName: name, lastName: '\u202eevE\u0000' }))
  await deliverDueMail(opened.fixture)
  const [sentEmail] = opened.sent
  expect(
    JSON.stringify([sentEmail?.subject, sentEmail?.replyTo, sentEmail?.headers ?? null, sentEmail?.to]),
  ).not.toMatch(/Bcc|everyone|\\r|\\n/)
  expect(sentEmail?.text).toContain('From: Eve Bcc: everyone@example.com evE, ada@example.com')
  expect(sentEmail?.html).not.toContain('<b>')
})

it('keeps the text when sending fails', async () => {
  const { app, services } = open()
  vi.spyOn(services.contact, 'send').mockRejectedValue(new Error('D1 is away'))
  const answer = await createApp({ ...services }).request('/contact', form(ADA))
  const html = await answer.text()
  expect(app).toBeTruthy()
  expect(answer.status).toBe(503)
  expect(html).toContain('Failed to send message. Please try again.')
  expect(html).toContain('is closed on Mondays.')
  expect(html).toContain('value="ada@example.com"')
})

it('takes what a robot writes and throws it away', async () => {
  const opened = open()
  const answer = await opened.app.request('/contact', form({ ...ADA, website: 'https://spam.example' }))
  expect(answer.headers.get('location')).toBe('/contact/sent')
  expect(await stored()).toBe(0)
})

it('takes five messages an hour from one address, and from one network', async () => {
  const { app, clock } = open()
  const send = async (email: string, ip: string) => {
    const { headers, ...rest } = form({ ...ADA, email })
    const answer = await app.request('/contact', { ...rest, headers: { ...headers, 'cf-connecting-ip': ip } })
    return answer
  }
  for (let i = 0; i < 5; i++) expect((await send('ada@example.com', `203.0.113.${i}`)).status).toBe(303)
  const sixth = await send('ada@example.com', '203.0.113.99')
  expect(sixth.status).toBe(429)
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(await sixth.text()).toContain('is closed on Mondays.')
  for (let i = 0; i < 5; i++) expect((await send(`a${i}@example.com`, '198.51.100.7')).status).toBe(303)
  expect((await send('b@example.com', '198.51.100.7')).status).toBe(429)
  clock.time += 61 * 60 * 1000
  expect((await send('ada@example.com', '198.51.100.7')).status).toBe(303)
  const hashes = await env.DB.prepare('select owner from limit_events').all<{ owner: string }>()
  expect(JSON.stringify(hashes.results)).not.toMatch(/example|203\.0|198\.51/)
})

it('asks for a human in a flood, where that is configured, and only then', async () => {
  const verdicts = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { response } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { response: string }
    return Response.json({ success: response === 'human' })
  })
  const { app } = open({}, { TURNSTILE_SECRET: 'secret', TURNSTILE_SITE_KEY: 'site-key' })
  const send = (i: number, more = {}) => {
    const { headers, ...rest } = form({ ...ADA, email: `a${i}@example.com`, ...more })
    return app.request('/contact', { ...rest, headers: { ...headers, 'cf-connecting-ip': `203.0.${i}.9` } })
  }
  for (let i = 0; i < 20; i++) expect((await send(i)).status).toBe(303)
  expect(verdicts).not.toHaveBeenCalled()
  const asked = await send(21)
  const html = await asked.text()
  expect(asked.status).toBe(400)
  expect(html).toContain('data-sitekey="site-key"')
  expect(html).toContain('is closed on Mondays.')
  expect(asked.headers.get('content-security-policy')).toContain('https://challenges.cloudflare.com')
  expect((await send(22, { 'cf-turnstile-response': 'robot' })).status).toBe(400)
  expect((await send(23, { 'cf-turnstile-response': 'human' })).status).toBe(303)
  const page = await app.request('/contact')
  expect(await page.text()).not.toContain('challenges.cloudflare.com')
})

it('keeps a message whose e-mail was given up, and tries again a day later', async () => {
  let result: SendResult = { sent: false, reason: 'refused' }
  const opened = open({ mailer: { send: async () => result } })
  await opened.app.request('/contact', form(ADA))
  await deliverDueMail(opened.fixture)
  await runCron(opened.services)
  expect(await stored()).toBe(1)
  opened.clock.time += DAY + 2 * 60_000
  result = { sent: true }
  await runCron(opened.services)
  await runCron(opened.services)
  expect(await env.DB.prepare(`select count(*) n from mails where kind = 'contact'`).first('n')).toBe(2)
  await deliverDueMail(opened.fixture)
  await runCron(opened.services)
  expect(await stored()).toBe(0)
})

it('looks after messages in their turn, at the same cost however many wait', async () => {
  const rows: number[] = []
  for (const waiting of [30, 300]) {
    await reset()
    await applyD1Migrations(env.DB, env.MIGRATIONS)
    const recorder = createRecordingDatabase(env.DB)
    const { app, clock, services, fixture } = open({}, { DB: recorder.database })
    const from = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${waiting})`
    for (const statement of [
      `insert into mails (id, kind, recipient, language, data, status, due_at, created_at)
       ${from} select 'm' || i, 'contact', '', 'en', '{}', 'due', ${clock.now() + DAY}, ${clock.now() - DAY} from n`,
      `insert into contact_messages (id, first_name, last_name, email, message, language, mail_id, created_at, look_at)
       ${from} select 'c' || i, 'a', 'b', 'c@example.com', 'd', 'en', 'm' || i, 1, i from n`,
    ])
      await env.DB.prepare(statement).run()
    await app.request('/contact', form(ADA))
    await deliverDueMail(fixture)
    const sweep = async () => {
      clock.time += 60_000
      await services.contact.sweep()
    }
    recorder.take()
    await sweep()
    rows.push(sumOf(recorder.take(), 'rowsRead'))
    expect(await stored()).toBe(waiting + 1)
    for (let minutes = 0; minutes < waiting / 20; minutes++) await sweep()
    expect(await stored()).toBe(waiting)
  }
  expect(rows[1]).toBe(rows[0])
})

it('takes over what a page wants to report', async () => {
  const { app } = open()
  const answer = await app.request('/contact?message=Vienna%2C+Prater%3A+')
  expect(await answer.text()).toContain('>Vienna, Prater: </textarea>')
})
