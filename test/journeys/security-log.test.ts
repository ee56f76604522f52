import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { deliverDueMail } from '../support/mail.ts'
import { type TestServices, testServices } from '../support/test-app.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'
const DAY = 24 * 3_600_000
const PASSWORD = 'correct horse battery staple'
const SUBJECT = 'About the security of your Dayfold account'

async function open() {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const visitor = createVisitor(app)
  await signIn(fixture, visitor)
  return { fixture, app, visitor }
}

async function securityEmails(fixture: TestServices): Promise<string[]> {
  await deliverDueMail(fixture)
  return fixture.sent.filter(({ subject }) => subject === SUBJECT).map(({ text }) => text)
}

it('tells of a new device by e-mail, and not of the first or of a known one', async () => {
  const { fixture, app, visitor } = await open()
  fixture.clock.time += 61_000
  await signIn(fixture, visitor)
  expect(await securityEmails(fixture)).toEqual([])
  fixture.clock.time += 61_000
  await signIn(
    fixture,
    createVisitor(app, { userAgent: 'Mozilla/5.0 (iPhone) Version/18 Safari/604.1 <b>x</b>' }),
  )
  const emails = await securityEmails(fixture)
  expect(emails).toHaveLength(1)
  expect(emails[0]).toContain('Somebody logged in on a device that was not known yet.')
  expect(emails[0]).toContain('Safari · iPhone')
  expect(emails[0]).not.toContain('<b>')
})

it('tells of a client that carries its tokens itself, too', async () => {
  const { fixture, app } = await open()
  fixture.clock.time += 61_000
  const client = createVisitor(app)
  const headers = { 'x-session-transport': 'token' }
  await client.json('POST', '/api/auth/otp', { email: EMAIL }, headers)
  const token = /\b\d{6}\b/.exec(fixture.sent.at(-1)?.text ?? '')?.[0]
  await client.json('POST', '/api/auth/verify', { email: EMAIL, token, type: 'email' }, headers)
  expect(await securityEmails(fixture)).toHaveLength(1)
})

it('tells of a new password and of sessions that ended all at once', async () => {
  const { fixture, visitor } = await open()
  await visitor.form('/account/password', { password: PASSWORD, confirm: PASSWORD })
  await visitor.json('POST', '/api/auth/logout?scope=others')
  const emails = (await securityEmails(fixture)).join('\n')
  expect(emails).toContain('The password was changed.')
  expect(emails).toContain('Several devices were signed out at once.')
  expect(emails).not.toContain(PASSWORD)
})

it('lists what happened under Account for 90 days, to its owner alone', async () => {
  const { fixture, app, visitor } = await open()
  await visitor.form('/account/password', { password: PASSWORD, confirm: PASSWORD })
  const page = await (await visitor.get('/account')).text()
  for (const words of ['Security log', 'Somebody logged in.', 'The password was changed.', 'Firefox · Linux'])
    expect(page).toContain(words)
  const other = createVisitor(app, { ip: '198.51.100.9' })
  await signIn(fixture, other, 'bob@example.com')
  expect(await (await other.get('/account')).text()).not.toContain('The password was changed.')
  fixture.clock.time += 91 * DAY
  await fixture.services.auth?.sweep()
  expect(await env.DB.prepare('select count(*) n from security_events').first('n')).toBe(0)
})

it('keeps no network address', async () => {
  await open()
  const { results } = await env.DB.prepare('select * from security_events').all()
  expect(results).toHaveLength(1)
  expect(JSON.stringify(results)).not.toContain('203.0.113')
})
