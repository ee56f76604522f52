import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { createVisitor } from '../support/visitor.ts'

interface ErrorBody {
  error: { code: string; message: string; fields?: Record<string, { code: string; message: string }> }
}

function openApp() {
  return createApp(testServices().services)
}

async function post(body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) {
  return openApp().request('/api/trips', { method: 'POST', body, headers })
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
  const fixture = testServices()
  fixture.clock.time = Date.parse(now)
  const visitor = createVisitor(createApp(fixture.services))
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
