import { expect, it, vi } from 'vitest'
import { createResendMailer } from './resend.ts'

const mailer = createResendMailer({
  apiKey: 're_x',
  from: 'Dayfold <hello@dayfold.example>',
  log: { info() {}, warn() {}, error() {} },
})
const mail = { to: 'ada@example.com', subject: 's', html: 'h', text: 't', idempotencyKey: 'k' }

function answering(status: number, name = '', headers: Record<string, string> = {}) {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ name }, { status, headers }))
}

it.each([
  [400, 'validation_error', 'refused'],
  [422, 'invalid_parameter', 'refused'],
  [422, 'invalid_from_address', 'later'],
  [401, 'missing_api_key', 'later'],
  [403, 'invalid_api_key', 'later'],
  [409, 'concurrent_idempotent_requests', 'later'],
  [429, 'daily_quota_exceeded', 'later'],
  [500, 'application_error', 'later'],
  [503, '', 'later'],
])('reads %i %s as %s', async (status, name, reason) => {
  answering(status, name)
  expect(await mailer.send(mail)).toMatchObject({ sent: false, reason })
})

it('waits as long as it is told', async () => {
  answering(429, 'rate_limit_exceeded', { 'retry-after': '7' })
  expect(await mailer.send(mail)).toEqual({ sent: false, reason: 'later', notAccepted: true, retryAfter: 7 })
})

it('knows that a key used with another text went out', async () => {
  answering(409, 'invalid_idempotent_request')
  expect(await mailer.send(mail)).toEqual({ sent: true })
})

it('does not wait for ever', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('', 'TimeoutError'))
  expect(await mailer.send(mail)).toEqual({ sent: false, reason: 'later' })
  expect(fetch.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal)
})
