import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { createFailingDatabase } from '../support/failing-database.ts'
import { testServices } from '../support/test-app.ts'
import { codeFor, createVisitor } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'
const OTP_FAILED = 'Failed to send OTP, if you do not have an user yet, please create an account.'

it('leads whoever has signed in over the API on from the pages to sign in on', async () => {
  const fixture = testServices()
  const laptop = createVisitor(createApp(fixture.services))
  await laptop.form('/de/sign-in', { email: EMAIL, mode: 'register', next: '/de/account' })
  await laptop.json('POST', '/api/auth/verify', { email: EMAIL, token: codeFor(fixture, EMAIL) })
  const led = async (path: string) => (await laptop.get(path)).headers.get('location')
  expect(await led('/de/sign-in?next=%2Fde%2Faccount')).toBe('/de/account')
  expect(await led('/de/sign-in/code')).toBe('/de/sign-in?lost=1')
  expect(await led('/de/sign-in')).toBe('/de/my-trips')
})

it.each(['database', 'mailer'] as const)(
  'says that no code was sent, and keeps the address, where the %s fails',
  async (broken) => {
    const logged: string[] = []
    const log = { info() {}, warn() {}, error: (event: string) => logged.push(event) }
    const mailer = { send: () => Promise.reject(new Error('RESEND_API_KEY is missing')) }
    const DB = createFailingDatabase(env.DB, () => 'before')
    const { services } = testServices(
      broken === 'mailer' ? { log, mailer } : { log },
      broken === 'database' ? { DB, TURNSTILE_SECRET: 'secret', TURNSTILE_SITE_KEY: 'key' } : {},
    )
    const visitor = createVisitor(createApp(services))
    const answer = await visitor.json('POST', '/api/auth/otp', { email: EMAIL })
    expect([answer.status, await answer.json()]).toMatchObject([
      502,
      { error_code: 'email_not_sent', msg: OTP_FAILED },
    ])
    expect(logged).not.toEqual([])
    const page = await visitor.form('/sign-in', { email: 'bob@example.com', mode: 'login' })
    const html = await page.text()
    expect(page.status).toBe(502)
    expect(html).toContain(OTP_FAILED)
    expect(html).toContain('value="bob@example.com"')
  },
)

it('warns at the start where no mail can be sent', () => {
  vi.stubGlobal('__LOCAL__', false)
  const warned: unknown[] = []
  const log = { info() {}, error() {}, warn: (...line: unknown[]) => warned.push(line) }
  testServices({ log })
  testServices({ log }, { RESEND_API_KEY: 're_key' })
  vi.unstubAllGlobals()
  const ours = ['mail is not configured', { missing: 'RESEND_API_KEY' }]
  expect(warned.filter((line) => JSON.stringify(line) === JSON.stringify(ours))).toHaveLength(1)
})

it('keeps the page asked for and the newsletter’s tick for another address', async () => {
  const visitor = createVisitor(createApp(testServices().services))
  const ticked = /<input(?=[^>]*name="newsletter")[^>]*checked/
  const asked = { email: EMAIL, mode: 'register', next: '/de/account', newsletter: 'yes' }
  expect(await (await visitor.get('/de/sign-in?mode=register')).text()).not.toMatch(ticked)
  await visitor.form('/de/sign-in', asked)
  const page = await (await visitor.get('/de/sign-in/code')).text()
  const link = /href="([^"]+)">Andere Adresse/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(link).toBe('/de/sign-in?mode=register&next=%2Fde%2Faccount')
  const again = await (await visitor.get(link)).text()
  expect(again).toContain('name="next" value="/de/account"')
  expect(again).toMatch(ticked)
})

it('says in how many minutes a code can be tried again', async () => {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  await visitor.form('/de/sign-in', { email: EMAIL, mode: 'register' })
  const guess = { email: EMAIL, token: '000000' }
  for (let n = 0; n < 20; n++) await visitor.json('POST', '/api/auth/verify', guess)
  fixture.clock.time += 510_000
  const page = await visitor.form('/de/sign-in/code', guess)
  expect(page.status).toBe(429)
  expect(await page.text()).toContain('Zu viele Versuche. Bitte versuche es in 2 Minuten noch einmal.')
  fixture.clock.time += 60_000
  const api = await visitor.json('POST', '/api/auth/verify', guess)
  expect([api.status, await api.json()]).toMatchObject([
    429,
    { msg: 'Too many tries. Please try again in 1 minute.', retry_after: 30 },
  ])
})

it('gives the button for a new code its countdown, while there is one, and a hint without script', async () => {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  await visitor.form('/de/sign-in', { email: EMAIL, mode: 'register' })
  const page = async () => (await visitor.get('/de/sign-in/code')).text()
  const early = await page()
  expect(early).toContain('Ein neuer Code ist in 60 Sekunden möglich.')
  expect(early).toContain(
    'data-wait="60" data-seconds="Neuer Code in # s" data-minutes="Neuer Code in # min"',
  )
  expect(early).toMatch(/<script type="module" src="[^"]*resend-countdown/)
  fixture.clock.time += 60_000
  expect(await page()).not.toMatch(/data-wait|resend-countdown|Ein neuer Code/)
})

it('leads to the page for the code of a moment ago where another one is asked for too early', async () => {
  const fixture = testServices()
  const app = createApp(fixture.services)
  await createVisitor(app).form('/sign-in', { email: EMAIL, mode: 'register' })
  const code = codeFor(fixture, EMAIL)
  // Also in a browser that has not asked before.
  const visitor = createVisitor(app)
  const early = await visitor.form('/sign-in', { email: EMAIL, mode: 'register' })
  expect(early.status).toBe(429)
  expect(await early.text()).toContain('<a href="/sign-in/code">I have a code</a>')
  expect(await (await visitor.get('/sign-in/code')).text()).toContain(EMAIL)
  const entered = await visitor.form('/sign-in/code', { token: code })
  expect(entered.headers.get('location')).toBe('/email-verified')
})

it('says why nothing is known of a code where a browser keeps no cookies', async () => {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  await visitor.form('/de/sign-in', { email: EMAIL, mode: 'register' })
  visitor.cookies.clear()
  const back = (await visitor.get('/de/sign-in/code')).headers.get('location') ?? ''
  const page = await (await visitor.get(back)).text()
  expect(page).toContain('dein Browser speichert keine Cookies')
})

it('opens a page about somebody, and one to sign in on, in a window of its own; a public one as it comes', async () => {
  const visitor = createVisitor(createApp(testServices().services))
  const opener = async (path: string) => (await visitor.get(path)).headers.get('cross-origin-opener-policy')
  for (const path of ['/sign-in', '/de/sign-in', '/my-trips', '/api/trips', '/nowhere'])
    expect([path, await opener(path)]).toEqual([path, 'same-origin'])
  for (const path of ['/', '/de/faq', '/places/vienna'])
    expect([path, await opener(path)]).toEqual([path, null])
})
