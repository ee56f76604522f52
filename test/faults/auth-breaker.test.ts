import { expect, it, vi } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices } from '../support/test-app.ts'
import { createVisitor } from '../support/visitor.ts'

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

function open(bindings: { TURNSTILE_SECRET?: string; TURNSTILE_SITE_KEY?: string }) {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.url !== SITEVERIFY) throw new Error(`unexpected request to ${request.url}`)
    const body = await request.text()
    asked.push(body)
    return Response.json({ success: body.includes('"response":"human"') })
  })
  const fixture = testServices({}, bindings)
  return { fixture, asked, visitor: createVisitor(createApp(fixture.services)) }
}

async function burst({ fixture }: ReturnType<typeof open>) {
  const { limits } = fixture.services.auth ?? {}
  if (!limits) throw new Error('no auth')
  const owner = await limits.ownerOf('failures', 'everybody')
  for (let n = 0; n < 199; n++) await limits.note(owner, fixture.clock.time)
}

it('asks for Turnstile while a burst of wrong codes goes on, and not before or after', async () => {
  const opened = open({ TURNSTILE_SECRET: 'secret', TURNSTILE_SITE_KEY: 'site-key' })
  const { fixture, asked, visitor } = opened
  await burst(opened)
  const otp = (email: string, captcha_token?: string) =>
    visitor.json('POST', '/api/auth/otp', { email, gotrue_meta_security: { captcha_token } })
  expect((await otp('a@example.com')).status).toBe(200)
  await visitor.json('POST', '/api/auth/verify', { email: 'a@example.com', token: '000000' })

  const refused = await otp('b@example.com')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ error_code: 'captcha_failed' })
  expect(asked).toHaveLength(0)
  expect((await otp('b@example.com', 'robot')).status).toBe(400)
  expect((await otp('b@example.com', 'human')).status).toBe(200)
  expect(JSON.parse(asked[0] ?? '')).toMatchObject({
    secret: 'secret',
    response: 'robot',
    remoteip: '203.0.113.7',
  })

  const typed = { email: 'c@example.com', mode: 'register', newsletter: 'yes' }
  const page = await visitor.form('/sign-in', typed)
  const html = await page.text()
  expect(html).toContain('data-sitekey="site-key"')
  expect(html).toContain('value="c@example.com"')
  expect(html).toMatch(/<input(?=[^>]*name="newsletter")[^>]*checked/)
  expect(page.headers.get('content-security-policy')).toContain(
    "script-src 'self' https://challenges.cloudflare.com",
  )
  const human = { email: 'c@example.com', mode: 'login', 'cf-turnstile-response': 'human' }
  expect((await visitor.form('/sign-in', human)).status).toBe(303)

  fixture.clock.time += 5 * 60_000
  expect((await otp('d@example.com')).status).toBe(200)
})

it('asks nobody without the key, and says so in the log', async () => {
  const warned: unknown[] = []
  const log = { info() {}, error() {}, warn: (...line: unknown[]) => warned.push(line) }
  const fixture = testServices({ log })
  const visitor = createVisitor(createApp(fixture.services))
  for (let n = 0; n < 3; n++)
    await visitor.json('POST', '/api/auth/verify', { email: 'a@example.com', token: '000000' })
  expect((await visitor.json('POST', '/api/auth/otp', { email: 'a@example.com' })).status).toBe(200)
  expect(warned).toContainEqual(['turnstile is off', { missing: 'TURNSTILE_SECRET' }])
})

it('counts an unreachable Turnstile as no proof', async () => {
  const opened = open({ TURNSTILE_SECRET: 'secret' })
  await burst(opened)
  const { visitor } = opened
  await visitor.json('POST', '/api/auth/verify', { email: 'a@example.com', token: '000000' })
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'))
  const body = { email: 'b@example.com', gotrue_meta_security: { captcha_token: 'human' } }
  expect((await visitor.json('POST', '/api/auth/otp', body)).status).toBe(400)
})
