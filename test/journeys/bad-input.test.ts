import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'

interface ErrorBody {
  error: { code: string; message: string; fields?: Record<string, { code: string; message: string }> }
}

function openApp() {
  return createApp(testServices().services)
}

async function post(
  body: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
  path = '/api/trips',
) {
  return openApp().request(path, { method: 'POST', body, headers })
}

it.each([
  [
    'malformed JSON',
    '{"adults":',
    { 'content-type': 'application/json' },
    '/api/trips',
    400,
    'malformed_json',
  ],
  ['JSON that is no object', '[]', { 'content-type': 'application/json' }, '/api/trips', 400, 'no_form_data'],
  [
    'another content type',
    'a=1',
    { 'content-type': 'text/plain' },
    '/api/trips',
    415,
    'unsupported_media_type',
  ],
  [
    'no body and another content type',
    '',
    { 'content-type': 'text/plain' },
    '/api/trips',
    400,
    'no_form_data',
  ],
  ['no body and no content type', '', {}, '/api/trips', 400, 'no_form_data'],
  ['no content type', '{}', {}, '/api/trips', 415, 'unsupported_media_type'],
  [
    'a body too large',
    `"${'x'.repeat(70_000)}"`,
    { 'content-type': 'application/json' },
    '/api/trips',
    413,
    'too_large',
  ],
  ['an unknown route', '{}', { 'content-type': 'application/json' }, '/api/nothing', 404, 'not_found'],
  [
    'nobody signed in',
    JSON.stringify(VIENNA),
    { 'content-type': 'application/json' },
    '/api/trips',
    401,
    'not_signed_in',
  ],
] as const)('answers %s', async (_name, body, headers, path, status, code) => {
  const answer = await post(body, headers, path)
  expect(answer.status).toBe(status)
  expect((await answer.json<ErrorBody>()).error.code).toBe(code)
})

it('names the methods an address takes', async () => {
  const answer = await openApp().request('/api/trips', { method: 'PATCH' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST'])
})

it.each(['/my-trips', '/de/my-trips', '/trips/x'])(
  'sends nobody to the sign-in for a method that %s does not take',
  async (path) => {
    const answer = await openApp().request(path, { method: 'PUT' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
    expect((await openApp().request(path)).status).toBe(303)
  },
)

it.each([
  ['/de/', '/de'],
  ['/faq/?x=1', '/faq?x=1'],
  ['/de/blog/museum-closing-days/', '/de/blog/museum-closing-days'],
])('leads from %s to the page without the slash', async (path, page) => {
  const answer = await openApp().request(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, page])
})

it.each(['/no-such-page/', '//evil.example/', '/api/trips/x/y/'])('leads nowhere from %s', async (path) => {
  expect((await openApp().request(`http://localhost${path}`)).status).toBe(404)
})

it.each(['//evil.example/x', '/de//evil.example/x', '///evil.example', '/de///evil.example/x?a=1'])(
  'names no other host in the languages of %s',
  async (path) => {
    const answer = await openApp().request(`http://localhost${path}`)
    const html = await answer.text()
    const links = [...html.matchAll(/<a href="([^"]*)"[^>]*data-locale/g)].map(([, href = '']) => href)
    expect([answer.status, links.length]).toEqual([404, 2])
    for (const href of links) expect(new URL(href, 'http://localhost').origin, href).toBe('http://localhost')
  },
)

it('asks for the address where a request for a code has none', async () => {
  const json = { 'content-type': 'application/json' }
  const answer = await post('{"create_user":true}', json, '/api/auth/otp')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ msg: 'Please enter a valid e-mail address.' })
})

it.each([
  ['/', 'en', 'Please use at least 2 characters.'],
  ['/de', 'de', 'Bitte verwende mindestens 2 Zeichen.'],
])('keeps what was typed in the form at %s', async (path, locale, message) => {
  const form = {
    ...VIENNA,
    adults: '2',
    kids: '0',
    budget: '3',
    startLocation: 'Güstrow "am See" <b>',
    destination: 'W',
  }
  const answer = await openApp().request(path, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const html = await answer.text()
  expect(answer.status).toBe(400)
  expect(html).toContain(`lang="${locale}"`)
  expect(html).toContain('Güstrow &quot;am See&quot; &lt;b&gt;')
  expect(html).toContain(message)
})

it.each([
  ['/no/such/page', 'en', 'Page not found'],
  ['/de/gibt-es-nicht', 'de', 'Seite nicht gefunden'],
])('shows the path of a page that is not there: %s', async (path, locale, words) => {
  const answer = await openApp().request(path)
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html).toContain(`lang="${locale}"`)
  expect(html).toContain(words)
  expect(html).toContain(path)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

it.each(['4.3.2027', '2027-02-30', '1e309', ''])('gives the form back with %j as its dates', async (date) => {
  const fields = { destination: 'Vienna', startDate: date, endDate: date }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await post(new URLSearchParams(fields).toString(), headers, '/')
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Vienna')
})

it.each(['/no/such/page', '/api/trips/x/share', '/api/auth/logout'])(
  'leaves nothing of a body unread: POST %s',
  async (path) => {
    const request = new Request(`http://localhost${path}`, { method: 'POST', body: 'a'.repeat(20_000) })
    await openApp().request(request)
    expect(request.bodyUsed).toBe(true)
  },
)
