import { expect, it } from 'vitest'
import { runCron } from '../../src/app/queue-consumer.ts'
import { deliverDueMail, form } from '../support/mail.ts'
import { consents, DAY, EMAIL, lastEmail, open, record, subscribe } from '../support/subscriber.ts'
import { codeFor, createVisitor } from '../support/visitor.ts'

it.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])('ends it with one click in the mail program (%s)', async (type, body) => {
  const opened = open()
  await subscribe(opened)
  const { email, token, unsubscribe } = lastEmail(opened)
  await opened.app.request('/newsletter/confirm', form({ token }))
  expect(email.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const headers = { 'content-type': type, 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' }
  const answer = await opened.app.request(unsubscribe, { method: 'POST', body, headers })
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
  expect(await record()).toMatchObject({ opt_in: 0 })
  expect(await consents()).toMatchObject([{ withdrawn_at: opened.clock.time }])
  const unknown = await opened.app.request('/newsletter/unsubscribe?token=made-up', {
    method: 'POST',
    body,
    headers,
  })
  expect(unknown.status).toBe(404)
})

it('ends it with a button on the page, and opening the page changes nothing', async () => {
  const opened = open()
  await subscribe(opened)
  const { token, unsubscribe } = lastEmail(opened)
  await opened.app.request('/newsletter/confirm', form({ token }))
  const page = await opened.app.request(unsubscribe)
  expect(page.status).toBe(200)
  expect(await record()).toMatchObject({ opt_in: 1, verified: 1 })
  const given = new URL(unsubscribe, 'https://self.invalid').searchParams.get('token') ?? ''
  const answer = await opened.app.request('/de/newsletter/unsubscribe', form({ token: given }))
  expect(answer.headers.get('location')).toBe('/de/newsletter/unsubscribed')
  expect(await record()).toMatchObject({ opt_in: 0 })
  const done = await opened.app.request('/newsletter/unsubscribed')
  expect(await done.text()).toContain('You have been unsubscribed from our newsletter.')
  const failed = await opened.app.request('/newsletter/unsubscribe', form({ token: 'made-up' }))
  expect(failed.headers.get('location')).toBe('/newsletter/unsubscribed?result=failed')
  const words = await opened.app.request('/newsletter/unsubscribed?result=failed')
  expect(await words.text()).toContain(
    'We could not process your request. Please try again or contact support.',
  )
})

it('takes somebody back who had left, after another e-mail', async () => {
  const opened = open()
  await subscribe(opened)
  const first = lastEmail(opened)
  await opened.app.request('/newsletter/confirm', form({ token: first.token }))
  await opened.app.request(first.unsubscribe, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  // By mistake, and noticed at once
  opened.clock.time += 60_000
  await subscribe(opened)
  const second = lastEmail(opened)
  expect(second.unsubscribe).toBe(first.unsubscribe)
  await opened.app.request('/newsletter/confirm', form({ token: second.token }))
  expect(await record()).toMatchObject({ opt_in: 1, verified: 1 })
  expect(await consents()).toHaveLength(2)
})

it('forgets what was never confirmed after 30 days, and a withdrawn consent after three years', async () => {
  const opened = open()
  await subscribe(opened)
  await subscribe(opened, '/newsletter', 'bob@example.com')
  const { token, unsubscribe } = lastEmail(opened)
  await opened.app.request('/newsletter/confirm', form({ token }))
  opened.clock.time += 31 * DAY
  await runCron(opened.services)
  expect(await consents()).toMatchObject([{ email: 'bob@example.com' }])
  expect(await record()).toMatchObject({ email: 'bob@example.com' })
  await opened.app.request(unsubscribe, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  opened.clock.time += 3 * 366 * DAY
  await runCron(opened.services)
  expect(await consents()).toEqual([])
  expect(await record()).toBeNull()
})

it('writes no e-mail once its address is gone', async () => {
  const opened = open()
  await opened.services.subscribe(EMAIL, 'en', 'registration')
  await opened.services.newsletter.forget(EMAIL)
  await deliverDueMail(opened.fixture)
  expect(opened.sent).toEqual([])
})

it('sends the e-mail after a registration that asked for it', async () => {
  const opened = open()
  const visitor = createVisitor(opened.app)
  const data = { newsletter: true, language: 'de' }
  await visitor.json('POST', '/api/auth/otp', { email: EMAIL, create_user: true, data })
  const token = codeFor(opened.fixture, EMAIL)
  await deliverDueMail(opened.fixture)
  expect(opened.sent).toHaveLength(1)
  await visitor.json('POST', '/api/auth/verify', { email: EMAIL, token, type: 'email' })
  await deliverDueMail(opened.fixture)
  expect(opened.sent.at(-1)).toMatchObject({
    to: EMAIL,
    subject: 'Bitte bestätige dein Newsletter-Abo bei Dayfold',
  })
  expect(await record()).toMatchObject({ opt_in: 1, verified: 0 })
  expect(await consents()).toMatchObject([{ source: 'registration' }])
})
