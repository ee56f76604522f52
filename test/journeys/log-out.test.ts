import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices } from '../support/test-app.ts'
import { createFailingDatabase, type DatabaseFault } from '../support/failing-database.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

/** Somebody signed in, on a database that can be taken away. */
async function open(email: string) {
  let fault: DatabaseFault
  const logged: string[] = []
  const log = { info() {}, warn() {}, error: (event: string) => logged.push(event) }
  const fixture = testServices({ log }, { DB: createFailingDatabase(env.DB, () => fault) })
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor, email)
  return { fixture, visitor, logged, breakDatabase: () => (fault = 'before') }
}

type Opened = Awaited<ReturnType<typeof open>>

it('shows whoever is signed in their badge and the way out without script, and nobody else', async () => {
  const { visitor } = await open('bea@example.com')
  await visitor.form('/account', { name: 'Bea Lund', email: 'bea@example.com' })
  for (const path of ['/my-trips', '/de/account']) {
    const page = await (await visitor.get(path)).text()
    expect(page).toMatch(/<html[^>]* class="signed-in"/)
    expect(page).toMatch(/data-badge[^>]*>BL</)
  }
  const left = await visitor.form('/sign-out', {})
  expect(left.headers.get('location')).toBe('/')
  expect(await (await visitor.get('/sign-in')).text()).not.toContain('class="signed-in"')
  expect(await (await visitor.get('/faq')).text()).not.toContain('class="signed-in"')
})

it.each([
  [
    'the session cannot be ended',
    ({ fixture: { services } }: Opened) => {
      if (services.auth) services.auth.sessions.end = () => Promise.reject(new Error('D1 is away'))
    },
  ],
  ['nobody can even be recognised', ({ breakDatabase }: Opened) => breakDatabase()],
])('forgets the session in the browser and says so honestly when %s', async (_, harm) => {
  for (const [path, words] of [
    ['/sign-out', 'Failed to logout'],
    ['/de/sign-out', 'Das Abmelden hat nicht geklappt.'],
  ] as const) {
    const opened = await open(`ada${path.length}@example.com`)
    harm(opened)
    const answer = await opened.visitor.form(path, {})
    expect([answer.status, [...opened.visitor.cookies.keys()]]).toEqual([500, ['__Host-device']])
    const page = await answer.text()
    expect(page).toContain(`<p>${words}</p>`)
    expect(page).not.toContain('class="signed-in"')
    expect(opened.logged).toEqual(['request.failed'])
  }
  const opened = await open('ada@example.com')
  harm(opened)
  const answer = await opened.visitor.json('POST', '/api/auth/logout')
  expect([...opened.visitor.cookies.keys()]).toEqual(['__Host-device'])
  expect(await answer.json()).toEqual({
    code: 500,
    error_code: 'unexpected_failure',
    msg: 'Failed to logout',
  })
})

it('ends nothing when the address of the button is only opened', async () => {
  const { visitor } = await open('ada@example.com')
  const answer = await visitor.get('/de/sign-out')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de'])
  expect((await visitor.get('/api/auth/user')).status).toBe(200)
})

it('ends with all sessions one’s own alone', async () => {
  const { fixture, visitor } = await open('bea@example.com')
  const other = createVisitor(createApp(fixture.services), { ip: '198.51.100.7' })
  await signIn(fixture, other, 'carl@example.com')
  expect((await visitor.json('POST', '/api/auth/logout?scope=global')).status).toBe(204)
  expect((await other.get('/api/auth/user')).status).toBe(200)
})
