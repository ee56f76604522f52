import { expect, it } from 'vitest'
import { createApp } from '../../src/app.tsx'
import { openHouse } from '../support/house.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { createVisitor } from '../support/visitor.ts'

interface ErrorBody {
  error: { code: string; message: string; fields?: Record<string, { code: string; message: string }> }
}

function openApp() {
  return createApp(openHouse().services)
}

async function post(
  body: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
  path = '/api/trips',
) {
  return openApp().request(path, { method: 'POST', body, headers })
}

const REFUSED: [field: string, value: unknown, code: string][] = [
  ['startLocation', undefined, 'required'],
  ['startLocation', '', 'required'],
  ['startLocation', '   ', 'required'],
  ['startLocation', 'x', 'too_short'],
  ['startLocation', 'x'.repeat(81), 'too_long'],
  ['startLocation', 7, 'wrong_type'],
  ['startLocation', null, 'wrong_type'],
  ['destination', ['Vienna'], 'wrong_type'],
  ['destination', 'Vien\u0000na', 'control_characters'],
  ['destination', 'Vien\u202ena', 'control_characters'],
  ['adults', undefined, 'required'],
  ['adults', 0, 'too_few'],
  ['adults', -1, 'too_few'],
  ['adults', 13, 'too_many'],
  ['adults', 1.5, 'not_a_whole_number'],
  ['adults', '2', 'wrong_type'],
  ['kids', 100, 'too_many'],
  ['kids', true, 'wrong_type'],
  ['startDate', undefined, 'required'],
  ['startDate', '', 'required'],
  ['startDate', 20270304, 'wrong_type'],
  ['startDate', '4.3.2027', 'not_a_date'],
  ['startDate', '2027-02-30', 'not_a_date'],
  ['startDate', '2026-11-01', 'in_the_past'],
  ['startDate', '2031-01-01', 'too_far_ahead'],
  ['endDate', '2027-03-03', 'ends_before_start'],
  ['endDate', '2027-04-03', 'too_many_days'],
  ['endDate', {}, 'wrong_type'],
  ['budget', 4, 'unknown_option'],
  ['budget', '1', 'unknown_option'],
  ['budget', undefined, 'required'],
  ['tripType', 'party', 'unknown_option'],
  ['language', 'fr', 'unknown_option'],
]

it.each(REFUSED)('refuses %s = %j as %s', async (field, value, code) => {
  const answer = await post(JSON.stringify({ ...VIENNA, [field]: value }))
  expect(answer.status).toBe(400)
  const { error } = await answer.json<ErrorBody>()
  expect(error.code).toBe('invalid_input')
  expect(error.fields?.[field]?.code).toBe(code)
  expect(error.fields?.[field]?.message).not.toBe(code)
})

it.each([
  ['where the day begins first', '2026-11-21T10:00:00Z', '2028-11-21', 401],
  ['in the morning of London', '2026-11-21T06:00:00Z', '2028-11-20', 401],
  ['nowhere', '2026-11-21T06:00:00Z', '2028-11-22', 400],
])('takes the last day that a calendar offers %s', async (_where, now, startDate, status) => {
  const house = openHouse()
  house.clock.time = Date.parse(now)
  const visitor = createVisitor(createApp(house.services))
  const answer = await visitor.json('POST', '/api/trips', { ...VIENNA, startDate, endDate: startDate })
  expect(answer.status).toBe(status)
})

it('gives the form back with too early dates clamped, and says so', async () => {
  const visitor = createVisitor(openApp())
  const form = { ...VIENNA, adults: '2', kids: '0', budget: '1' }
  const dates = { startDate: '2026-11-01', endDate: '2026-11-03' }
  const answer = await visitor.form('/', { ...form, ...dates })
  expect(answer.status).toBe(400)
  const html = await answer.text()
  for (const name of ['startDate', 'endDate'])
    expect(html).toMatch(new RegExp(`<input(?=[^>]* name="${name}")[^>]* value="2026-11-21"`))
  expect(html).toContain('This date is in the past. It was set to')
  const api = await visitor.json('POST', '/api/trips', { ...VIENNA, ...dates })
  expect((await api.json<ErrorBody>()).error.fields?.startDate?.message).toBe('This date is in the past.')
})

it('words refusals in the visitor’s language', async () => {
  const german = { 'content-type': 'application/json', 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }
  const answer = await post(JSON.stringify({ ...VIENNA, adults: 0 }), german)
  const { error } = await answer.json<ErrorBody>()
  expect(error.fields?.adults?.message).toBe('Diese Zahl ist zu klein.')
  const many = await post(JSON.stringify({ ...VIENNA, kids: 11 }), german)
  expect((await many.json<ErrorBody>()).error.fields?.kids?.message).toBe(
    'Höchstens 12 Erwachsene und 10 Kinder können zusammen reisen.',
  )
})

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

it.each([
  [undefined, {}],
  ['', { 'content-type': 'application/json' }],
  ['null', { 'content-type': 'application/json' }],
  ['{}', { 'content-type': 'application/json' }],
])('says that no form data came with a trip of %j', async (body, headers) => {
  const submit = (language: string) =>
    openApp().request('/api/trips', {
      method: 'POST',
      headers: { ...headers, 'accept-language': language },
      ...(body !== undefined && { body }),
    })
  for (const [language, message] of [
    ['en', 'No form data provided'],
    ['de', 'Es wurden keine Formulardaten übermittelt.'],
  ] as const) {
    const answer = await submit(language)
    expect(answer.status).toBe(400)
    expect((await answer.json<ErrorBody>()).error).toEqual({ code: 'no_form_data', message })
  }
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
