import { expect, it } from 'vitest'
import { isSignedWebhook } from './svix.ts'

// The example of docs.svix.com/receiving/verifying-payloads/how-manual
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const BODY = '{"test": 2432232314}'
const HEADERS = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: '1614265330',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}
const NOW = 1_614_265_330_000

it('takes the documented example', async () => {
  expect(await isSignedWebhook(SECRET, HEADERS, BODY, NOW)).toBe(true)
})

it('takes one good signature among several', async () => {
  const signature = `v2,xyz v1,AAAA ${HEADERS.signature}`
  expect(await isSignedWebhook(SECRET, { ...HEADERS, signature }, BODY, NOW)).toBe(true)
})

it.each([
  ['another body', HEADERS, '{"test": 1}', NOW],
  ['another id', { ...HEADERS, id: 'msg_other' }, BODY, NOW],
  ['another time', { ...HEADERS, timestamp: '1614265331' }, BODY, NOW],
  ['six minutes later', HEADERS, BODY, NOW + 360_000],
  ['six minutes early', HEADERS, BODY, NOW - 360_000],
  ['no signature', { ...HEADERS, signature: undefined }, BODY, NOW],
  ['a time that is none', { ...HEADERS, timestamp: '1e9' }, BODY, NOW],
])('refuses %s', async (_, headers, body, now) => {
  expect(await isSignedWebhook(SECRET, headers, body, now)).toBe(false)
})
