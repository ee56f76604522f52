import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices, plannerOf } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

const FORM = { ...VIENNA, adults: '2', kids: '0', budget: '1' }

it.each([
  ['en', 'The next one is possible from November 22, 2026 at 00:00 UTC.'],
  ['de', 'Die nächste ist ab 22. November 2026 um 00:00 UTC möglich.'],
])('says when the next search is possible, over the API and in the form (%s)', async (language, words) => {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services), { language })
  await signIn(fixture, visitor)
  expect((await visitor.json('POST', '/api/trips', VIENNA)).status).toBe(201)
  const refused = await visitor.json('POST', '/api/trips', VIENNA)
  const twelveHours = String(12 * 60 * 60)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, twelveHours])
  const { error } = await refused.json<{ error: { message: string; nextAt: string } }>()
  expect(error.nextAt).toBe('2026-11-22T00:00:00.000Z')
  expect(error.message).toContain(words)
  const page = await visitor.form(language === 'en' ? '/' : '/de', FORM)
  expect(page.status).toBe(429)
  expect(await page.text()).toContain(words)
})

it.each([
  ['en', 'The next one is possible from November 22, 2026 at 01:00 GMT+1.'],
  ['de', 'Die nächste ist ab 22. November 2026 um 01:00 MEZ möglich.'],
])('says so in the time of where the visitor is (%s)', async (language, words) => {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const visitor = createVisitor(app, { language })
  await signIn(fixture, visitor)
  await visitor.json('POST', '/api/trips', VIENNA)
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request('http://localhost/api/trips', {
    method: 'POST',
    headers: {
      cookie,
      'accept-language': language,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify(VIENNA),
    cf: { timezone: 'Europe/Berlin' },
  })
  const { error } = await (await app.request(request)).json<{ error: { message: string } }>()
  expect(error.message).toContain(words)
})

it('counts the day in UTC', async () => {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  await visitor.json('POST', '/api/trips', VIENNA)
  fixture.clock.time = Date.parse('2026-11-21T23:59:59.999Z')
  expect((await visitor.json('POST', '/api/trips', VIENNA)).status).toBe(429)
  fixture.clock.time = Date.parse('2026-11-22T00:00:00Z')
  expect((await visitor.json('POST', '/api/trips', VIENNA)).status).toBe(201)
})

it.each([
  [
    'en',
    'Three attempts a day are possible, and all of them are used. The next one is possible from November',
  ],
  [
    'de',
    'Mehr als drei Suchen am Tag sind nicht möglich, auch wenn sie fehlschlagen. Die nächste ist ab 22.',
  ],
])('says so when the third try has failed as well (%s)', async (language, words) => {
  const fixture = testServices({
    planner: async () => plannerOf(() => ({ planned: false, refusal: 'not_a_place' })),
  })
  const visitor = createVisitor(createApp(fixture.services), { language })
  await signIn(fixture, visitor)
  for (let tries = 0; tries < 3; tries++) {
    const { id } = await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
    await fixture.services.preparing.prepare(id)
  }
  const refused = await visitor.json('POST', '/api/trips', VIENNA)
  expect(refused.status).toBe(429)
  const { error } = await refused.json<{ error: { code: string; message: string } }>()
  expect([error.code, error.message]).toEqual(['tries_used', expect.stringContaining(words)])
  const page = await visitor.form(language === 'en' ? '/' : '/de', FORM)
  expect(page.status).toBe(429)
  expect(await page.text()).toContain(words)
})
