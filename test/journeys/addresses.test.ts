import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { inLocale } from '../../src/routes.ts'
import { allRoutes } from '../support/all-routes.ts'
import { addUser, testServices } from '../support/test-app.ts'
import { submitAs } from '../support/test-platform.ts'
import { createVisitor, linkFor, signIn, type Visitor } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'

/** Where an address leads in the end. */
async function opened(visitor: Visitor, path: string) {
  let answer = await visitor.get(path)
  for (let steps = 0; answer.status === 303 && steps < 4; steps++)
    answer = await visitor.get(answer.headers.get('location') ?? '')
  return answer
}

/** Posted by programs, or with a request of theirs. */
const FOR_PROGRAMS = /^\/(api\/|mcp$|(de\/)?oauth\/)/

it('opens a page at every address a form is posted to, signed in or not', async () => {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const [owner, stranger] = [createVisitor(app), createVisitor(app, { ip: '203.0.113.9' })]
  await signIn(fixture, owner, EMAIL)
  const user = await fixture.services.auth?.users.byEmail(EMAIL)
  const outcome = await submitAs(fixture, user ?? (await addUser(fixture)))
  const trip = outcome.submitted ? outcome.id : ''
  await fixture.services.preparing.prepare(trip)
  fixture.clock.time += 61_000
  await stranger.form('/sign-in', { email: EMAIL, mode: 'login' })
  const token = new URLSearchParams(linkFor(fixture, EMAIL).split('?')[1]).get('token') ?? ''

  const posted = allRoutes(app, { id: trip }).filter(
    ({ method, path }) => method === 'POST' && !FOR_PROGRAMS.test(path),
  )
  expect(posted.length).toBeGreaterThan(30)
  for (const { path } of posted)
    for (const visitor of [owner, stranger]) {
      const query = path.endsWith('/sign-in/link') ? `?token=${token}` : ''
      // That one has nothing to show without its letter.
      const status = path.endsWith('/undo-address') ? 410 : 200
      expect((await opened(visitor, path + query)).status, path).toBe(status)
    }
  expect((await owner.get('/api/auth/user')).status).toBe(200)
})

it.each([
  ['/account/password', '/de/account/password', '/de/account'],
  ['/de/account/password', '/account/password', '/account'],
])('leads from a form refused at %s to the page in the other language', async (path, other, page) => {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const refused = await visitor.form(path, { password: 'one of two', confirm: 'another' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain(`<a href="${other}"`)
  expect((await visitor.get(other)).headers.get('location')).toBe(page)
})

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

it.each([
  ['PATCH', '/faq', {}, 405, 'This address does not take that kind of request.'],
  ['PATCH', '/de/faq', {}, 405, 'Diese Adresse nimmt solche Anfragen nicht an.'],
  ['POST', '/contact', { 'content-type': 'text/plain' }, 415, 'This kind of content is not understood here.'],
  ['POST', '/de/newsletter', { ...FORM, 'content-length': '70000' }, 413, 'Die Anfrage ist zu groß.'],
  [
    'POST',
    '/contact',
    { ...FORM, 'sec-fetch-site': 'cross-site' },
    403,
    'This request came from another site and was refused.',
  ],
])('says on the page what is refused: %s %s', async (method, path, headers, status, words) => {
  const app = createApp(testServices().services)
  const body = status === 413 ? 'x'.repeat(70_000) : 'a=1'
  const answer = await app.request(path, { method, body, headers })
  const main = /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? ''
  expect(answer.status).toBe(status)
  const general = path.startsWith('/de') ? 'Interner Serverfehler' : 'Internal Server Error'
  expect(main).toContain(`<h1>${status}</h1><p>${general}</p><p>${words}</p>`)
})

it('says on the page that there were too many requests', async () => {
  const none = { limit: async () => ({ success: false }) } as unknown as RateLimit
  const app = createApp(testServices({ rateLimiters: { reads: none, writes: none, users: none } }).services)
  const answer = await createVisitor(app).get('/de/faq')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await answer.text()).toContain('<p>Zu viele Anfragen. Bitte warte einen Moment.</p>')
})

it('names the same page in another language, and never another host', () => {
  expect(inLocale('/de/faq', 'en')).toBe('/faq')
  expect(inLocale('/faq', 'de')).toBe('/de/faq')
  expect(inLocale('/de', 'en')).toBe('/')
  expect(inLocale('/de//evil.example', 'en')).toBe('/evil.example')
  expect(inLocale('//evil.example', 'en')).toBe('/evil.example')
})
