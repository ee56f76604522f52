import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { CONSENT_VERSION } from '../../src/newsletter/newsletter.ts'
import { createFailingDatabase } from '../support/failing-database.ts'
import { testServices } from '../support/test-app.ts'
import { deliverDueMail, form } from '../support/mail.ts'
import { consents, DAY, EMAIL, lastEmail, open, record, subscribe } from '../support/subscriber.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

it('asks by e-mail, confirms by a button, and says so', async () => {
  const opened = open()
  const answer = await subscribe(opened, '/newsletter', ' Ada@Example.com ')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletter?sent=1'])
  const page = await opened.app.request('/newsletter?sent=1')
  expect(await page.text()).toContain('Please check your inbox')
  const { email, token } = lastEmail(opened)
  expect(email).toMatchObject({ to: EMAIL, subject: 'Please confirm the Dayfold newsletter' })
  expect(await record()).toMatchObject({ email: EMAIL, opt_in: 1, verified: 0 })

  const opening = await opened.app.request(`/newsletter/confirm?token=${token}`)
  expect(await opening.text()).toContain(`value="${token}"`)
  expect(await record()).toMatchObject({ verified: 0 })

  const confirmed = await opened.app.request('/newsletter/confirm', form({ token }))
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/newsletter/verified'])
  expect(await (await opened.app.request('/newsletter/verified')).text()).toContain(
    'Your subscription is confirmed.',
  )
  expect(await record()).toMatchObject({ opt_in: 1, verified: 1 })
})

it('keeps what was agreed to, when, how and in which words, and no network address', async () => {
  const opened = open()
  await opened.app.request('/de/newsletter', {
    ...form({ email: EMAIL }),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'cf-connecting-ip': '203.0.113.9' },
  })
  await deliverDueMail(opened.fixture)
  opened.clock.time += 5000
  await opened.app.request('/de/newsletter/confirm', form({ token: lastEmail(opened).token }))
  const [consent] = await consents()
  expect(consent).toMatchObject({
    email: EMAIL,
    source: 'form',
    language: 'de',
    version: CONSENT_VERSION,
    given_at: opened.clock.time - 5000,
    confirmed_at: opened.clock.time,
    withdrawn_at: null,
  })
  expect(String(consent?.wording)).toContain('Ich möchte den Newsletter von Dayfold per E-Mail bekommen')
  expect(JSON.stringify([await record(), consent])).not.toContain('203.0.113')
  expect(JSON.stringify(consent)).not.toContain(lastEmail(opened).token)
})

it('tells a stranger nothing about an address, and sends it nothing more', async () => {
  const opened = open()
  const first = await subscribe(opened)
  const again = await subscribe(opened)
  await opened.app.request('/newsletter/confirm', form({ token: lastEmail(opened).token }))
  opened.clock.time += 40 * DAY
  const subscribed = await subscribe(opened)
  for (const answer of [again, subscribed])
    expect([answer.status, answer.headers.get('location')]).toEqual([
      first.status,
      first.headers.get('location'),
    ])
  expect(opened.sent).toHaveLength(1)
})

it('asks an unproved address once a day and three times a month', async () => {
  const opened = open()
  for (let day = 0; day < 6; day++) {
    await subscribe(opened)
    await subscribe(opened)
    opened.clock.time += DAY
  }
  expect(opened.sent).toHaveLength(3)
  opened.clock.time += 25 * DAY
  await subscribe(opened)
  expect(opened.sent).toHaveLength(4)
})

it('takes one of fifty requests at once', async () => {
  const opened = open()
  await Promise.all(Array.from({ length: 50 }, () => opened.services.subscribe(EMAIL, 'en', 'api')))
  expect(await consents()).toHaveLength(1)
  await deliverDueMail(opened.fixture)
  expect(opened.sent).toHaveLength(1)
})

it('says "already subscribed" to somebody who has proved the address', async () => {
  const opened = open()
  await subscribe(opened)
  const { token } = lastEmail(opened)
  await opened.app.request('/newsletter/confirm', form({ token }))
  const twice = await opened.app.request('/newsletter/confirm', form({ token }))
  expect(twice.headers.get('location')).toBe('/newsletter/verified?result=already')
  const page = await opened.app.request('/newsletter/verified?result=already')
  expect(await page.text()).toContain('You are already subscribed to our newsletter.')

  const visitor = createVisitor(opened.app)
  await signIn(opened.fixture, visitor)
  const answer = await visitor.json('POST', '/api/newsletter', { email: EMAIL })
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('You are already subscribed to our newsletter.')
})

it('takes an address over the API and refuses what is none', async () => {
  const opened = open()
  const post = (body: string) =>
    opened.app.request('/api/newsletter', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'accept-language': 'de' },
    })
  const answer = await post(JSON.stringify({ email: EMAIL }))
  expect(answer.status).toBe(202)
  expect(await answer.text()).toContain('sieh in dein Postfach')
  for (const email of ['', 'ada', 'ada@example.com\r\nBcc: b@example.com', 'a@b.c, d@e.f', null, 7]) {
    const refused = await post(JSON.stringify({ email }))
    expect(refused.status, String(email)).toBe(400)
    expect(await refused.text()).toContain('"not_an_address"')
  }
})

it('keeps a mistyped address in the form', async () => {
  const { app } = open()
  const answer = await app.request('/newsletter', form({ email: 'ada@@example' }))
  const html = await answer.text()
  expect(answer.status).toBe(400)
  expect(html).toContain('value="ada@@example"')
  expect(html).toContain('Please enter a valid e-mail address.')
})

it('says that it failed, and keeps the address, when nothing could be stored', async () => {
  const { services } = testServices({}, { DB: createFailingDatabase(env.DB, () => 'before') })
  const app = createApp(services)
  const answer = await app.request('/newsletter', form({ email: EMAIL }))
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(html).toContain('Failed to subscribe. Please try again.')
  expect(html).toContain(`value="${EMAIL}"`)
  const api = await createVisitor(app).json('POST', '/api/newsletter', { email: EMAIL })
  expect([api.status, await api.json()]).toMatchObject([503, { error: { code: 'subscribe_failed' } }])
})

it('ends a burst from one network', async () => {
  const { app } = open()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'cf-connecting-ip': '203.0.113.9' }
  const post = (email: string, path = '/newsletter') => app.request(path, { ...form({ email }), headers })
  for (let i = 0; i < 10; i++) expect((await post(`a${i}@example.com`)).status).toBe(303)
  const refused = await post('a10@example.com', '/de/newsletter')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  const html = await refused.text()
  expect(html).toContain('value="a10@example.com"')
  expect(html).toContain('Aus deinem Netzwerk kamen innerhalb einer Stunde zu viele Abo-Anfragen.')
  const api = await app.request('/api/newsletter', {
    method: 'POST',
    body: '{"email":"a11@example.com"}',
    headers: { ...headers, 'content-type': 'application/json' },
  })
  expect([api.status, await api.json()]).toMatchObject([429, { error: { code: 'too_many_requests' } }])
  expect(Number(api.headers.get('retry-after'))).toBeGreaterThan(3000)
})

it('confirms no made-up, old or withdrawn token', async () => {
  const opened = open()
  await subscribe(opened)
  const { token, unsubscribe } = lastEmail(opened)
  const failed = async (given: string) =>
    (await opened.app.request('/newsletter/confirm', form({ token: given }))).headers.get('location')
  expect(await failed('made-up')).toBe('/newsletter/verified?result=failed')
  expect(await failed('')).toBe('/newsletter/verified?result=failed')
  const page = await opened.app.request('/de/newsletter/verified?result=failed')
  expect(await page.text()).toContain('Wir konnten dein Abo nicht bestätigen.')
  opened.clock.time += 31 * DAY
  expect(await failed(token)).toBe('/newsletter/verified?result=failed')
  opened.clock.time -= 31 * DAY
  await opened.app.request(unsubscribe, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  expect(await failed(token)).toBe('/newsletter/verified?result=failed')
  expect(await record()).toMatchObject({ opt_in: 0, verified: 0 })
})
