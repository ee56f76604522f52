import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices } from '../support/test-app.ts'
import { codeFor, createVisitor, signIn } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'
const LONG = { timeout: 30_000 }
const PASSWORD = 'correct horse battery staple'

async function open() {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const visitor = createVisitor(app)
  await signIn(fixture, visitor)
  return { fixture, app, visitor }
}

it('names the reasons for a weak password', LONG, async () => {
  const { visitor } = await open()
  const reasonsFor = async (password: string) => {
    const answer = await visitor.json('PUT', '/api/auth/user', { password })
    return (await answer.json<{ weak_password?: { reasons: string[] } }>()).weak_password?.reasons
  }
  expect(await reasonsFor('short')).toEqual(['length'])
  expect(await reasonsFor('P4ssw0rd!1!1')).toEqual(['common'])
  expect(await reasonsFor('dayfold-for-me')).toEqual(['personal'])
  expect(await reasonsFor('aaaaaaaaaaaa')).toEqual(['repetitive'])
  expect(await reasonsFor('abcdefghijkl')).toEqual(['repetitive'])
  expect(await reasonsFor('x'.repeat(201))).toEqual(['too_long', 'repetitive'])
  const form = await visitor.form('/de/account/password', { password: 'kurz', confirm: 'kurz' })
  expect(form.status).toBe(400)
  expect(await form.text()).toContain('Bitte verwende mindestens 10 Zeichen.')
  const typo = await visitor.form('/account/password', { password: PASSWORD, confirm: `${PASSWORD}x` })
  expect(await typo.text()).toContain('The passwords don&#x27;t match.')
})

it(
  'opens at what was wrong with a password, and tells the weak new one and the wrong current one at once',
  LONG,
  async () => {
    const { visitor } = await open()
    await visitor.form('/account/password', { password: PASSWORD, confirm: PASSWORD })
    const weak = { current: 'not the one', password: 'kurz', confirm: 'kurz' }
    const page = await (await visitor.form('/de/account/password', weak)).text()
    expect(page).toContain('<title>Fehler: Konto')
    const [, summary = ''] =
      /<div class="notice error" role="alert" tabindex="-1" autofocus="">(.*?)<\/div>/s.exec(page) ?? []
    expect(summary).toContain('<a href="#password-current">Das aktuelle Passwort stimmt nicht.</a>')
    expect(summary).toContain('<a href="#password-new">Bitte verwende mindestens 10 Zeichen.')
    expect(page).toMatch(/id="password-current"[^>]*aria-invalid="true"/)
  },
)

it('keeps a code for a password that was too weak', LONG, async () => {
  const { fixture, visitor } = await open()
  fixture.clock.time += 61 * 60_000
  await visitor.form('/account/code', { from: 'password' })
  const code = codeFor(fixture, EMAIL)
  expect(
    (await visitor.form('/account/password', { code, password: 'short', confirm: 'short' })).status,
  ).toBe(400)
  expect(
    (await visitor.form('/account/password', { code, password: PASSWORD, confirm: PASSWORD })).status,
  ).toBe(303)
})

it('sets a password, ends the other sessions, and asks for it the next time', LONG, async () => {
  const { fixture, app, visitor } = await open()
  const other = createVisitor(app)
  fixture.clock.time += 61_000
  await signIn(fixture, other)
  expect(await (await visitor.get('/account')).text()).toContain(
    'Setting or changing one signs out your other devices;',
  )
  const set = await visitor.form('/account/password', { password: PASSWORD, confirm: PASSWORD })
  expect(set.headers.get('location')).toBe('/account?done=password')
  expect((await other.get('/api/auth/user')).status).toBe(401)
  expect((await visitor.get('/api/auth/user')).status).toBe(200)
  const hash = await env.DB.prepare('select password_hash n from users').first<string>('n')
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)

  const next = { password: 'another good passphrase', confirm: 'another good passphrase' }
  expect((await visitor.form('/account/password', next)).status).toBe(400)
  for (let n = 0; n < 5; n++)
    expect((await visitor.form('/account/password', { ...next, current: 'wrong' })).status).toBe(400)
  expect((await visitor.form('/account/password', { ...next, current: PASSWORD })).status).toBe(429)
  fixture.clock.time += 10 * 60_000
  const changed = await visitor.form('/account/password', { ...next, current: PASSWORD })
  expect(changed.status).toBe(303)
})

it('asks for a code before a first password when the sign-in is older than ten minutes', LONG, async () => {
  const { fixture, visitor } = await open()
  fixture.clock.time += 11 * 60_000
  const wanted = { password: PASSWORD, confirm: PASSWORD }
  expect(await (await visitor.form('/account/password', wanted)).text()).toContain(
    'Please confirm with a code first.',
  )
  await visitor.form('/account/code', { from: 'password' })
  const code = codeFor(fixture, EMAIL)
  expect((await visitor.form('/account/password', { ...wanted, code })).status).toBe(303)
})
