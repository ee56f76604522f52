import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { parseEmail } from '../../src/auth/users/email-address.ts'
import { testServices } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { codeFor, createVisitor } from '../support/visitor.ts'

const LONG = { timeout: 120_000 }
const INJECTIONS = [
  '\r\nBcc: evil@example.net',
  '\nBcc: evil@example.net',
  '\rBcc: evil@example.net',
  '%0d%0aBcc: evil@example.net',
  '\u2028Bcc: evil@example.net',
  '\u0085Bcc: evil@example.net',
  '\u0000',
  ', evil@example.net',
  '; evil@example.net',
  '> <evil@example.net',
  '" <evil@example.net>',
  '(comment)',
  ' evil@example.net',
]

it('sends nothing to an address with more than an address in it', LONG, async () => {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  const addresses = INJECTIONS.flatMap((injection) => [
    `ada${injection}@example.com`,
    `ada@example.com${injection}`,
    `${injection}ada@example.com`,
  ])
  for (const email of addresses) {
    await visitor.json('POST', '/api/auth/otp', { email, create_user: true })
    await visitor.form('/sign-in', { email, mode: 'register' })
  }
  for (const { to } of fixture.sent) expect(to).toMatch(/^[^\s<>",;()\\@]+@example\.com$/)
})

it('keeps names, places and languages out of every header', LONG, async () => {
  const fixture = testServices()
  const app = createApp(fixture.services)
  for (const [index, injection] of INJECTIONS.entries()) {
    const visitor = createVisitor(app, { ip: `198.51.${index}.1` })
    const email = `ada-${index}@example.com`
    const request = { ...VIENNA, destination: `Vienna${injection}` }
    const data = { language: `en${injection}`, pending_trip: { key: 'submission-1', request } }
    await visitor.json('POST', '/api/auth/otp', { email, data })
    await visitor.json('POST', '/api/auth/otp', { email, data: { name: `Ada${injection}` } })
    await visitor.json('POST', '/api/auth/otp', { email })
    await visitor.json('POST', '/api/auth/verify', { email, token: codeFor(fixture, email), type: 'email' })
    await visitor.json('PUT', '/api/auth/user', { data: { name: `Eve${injection}` } })
    await visitor.json('PUT', '/api/auth/user', { email: `eve${injection}@example.com` })
  }
  expect(fixture.sent.length).toBeGreaterThanOrEqual(INJECTIONS.length)
  for (const mail of fixture.sent) {
    const headers = [mail.to, mail.subject, mail.replyTo ?? '', ...Object.entries(mail.headers ?? {}).flat()]
    for (const header of headers) expect(header).not.toMatch(/[\r\n\u0000\u0085\u2028]/)
    expect(JSON.stringify([mail.to, mail.headers])).not.toContain('evil@example.net')
  }
})

const ADDRESSES: [text: unknown, address: string | undefined][] = [
  ['Ada@Example.COM', 'ada@example.com'],
  ['  ada@example.com ', 'ada@example.com'],
  ['ada+trips@sub.example.co.uk', 'ada+trips@sub.example.co.uk'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@example', undefined],
  ['ada@127.0.0.1', undefined],
  ['ada@[::1]', undefined],
  ['@example.com', undefined],
  ['ada@@example.com', undefined],
  ['ada@.example.com', undefined],
  ['a..b@example.com', undefined],
  [`${'a'.repeat(65)}@example.com`, undefined],
  [`a@${'b'.repeat(250)}.com`, undefined],
  [7, undefined],
  [['ada@example.com'], undefined],
]

it('reads addresses, and nothing else, as addresses', () => {
  for (const [text, address] of ADDRESSES) expect(parseEmail(text), String(text)).toBe(address)
})
