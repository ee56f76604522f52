import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices } from '../support/test-app.ts'
import { askForAddress, codeFor, createVisitor, signIn } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'
const LONG = { timeout: 30_000 }
const FIRST = { password: 'correct horse battery staple', confirm: 'correct horse battery staple' }
const NEXT = { password: 'another good passphrase', confirm: 'another good passphrase' }
const LATE = 'We cannot check this code just yet. Please try again in a few seconds.'
const WAIT = 'Too many tries. Please try again in 10 minutes.'

/** Somebody signed in eleven minutes ago; `late` says whether KV knows no codes yet. */
async function open() {
  const kv = { late: false }
  const clock = { time: Date.parse('2026-11-21T12:00:00Z'), now: () => clock.time }
  const KV = new Proxy(env.KV, {
    get(target, name) {
      if (name === 'get') return async (key: string) => (kv.late ? null : target.get(key))
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  const fixture = testServices({ clock }, { KV })
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  clock.time += 11 * 60_000
  return { fixture, clock, kv, visitor }
}

/** The message of the field with this name, or nothing. */
function errorAt(html: string, name: string): string | undefined {
  return /<span class="error"[^>]*>([^<]*)</.exec(fieldOf(html, name))?.[1]
}

/** What stands in the field with this name, or nothing. */
function typedAt(html: string, name: string): string | undefined {
  return /<input[^>]* value="([^"]*)"/.exec(fieldOf(html, name))?.[1]
}

function fieldOf(html: string, name: string): string {
  const fields = html.split('<div class="field">').map((text) => text.split('</div>')[0] ?? '')
  return fields.slice(1).find((text) => text.includes(`name="${name}"`)) ?? ''
}

it('says at the code that it cannot be checked yet, and takes it a moment later', LONG, async () => {
  const { fixture, clock, kv, visitor } = await open()
  await visitor.form('/account/code', { from: 'password' })
  const code = codeFor(fixture, EMAIL)
  kv.late = true
  const refused = await visitor.form('/account/password', { ...FIRST, code })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15'])
  expect(errorAt(await refused.text(), 'code')).toBe(LATE)
  const german = await visitor.form('/de/account/password', { ...FIRST, code })
  expect(errorAt(await german.text(), 'code')).toContain('Wir können diesen Code gerade noch nicht prüfen.')
  const api = await visitor.json('PUT', '/api/auth/user', { password: FIRST.password, nonce: code })
  expect([api.status, await api.json()]).toMatchObject([429, { msg: LATE, retry_after: 15 }])
  const deleting = await visitor.form('/account/delete', { code })
  expect([deleting.status, errorAt(await deleting.text(), 'code')]).toEqual([429, LATE])
  kv.late = false
  expect((await visitor.form('/account/password', { ...FIRST, code })).status).toBe(303)

  clock.time += 61_000
  await visitor.form('/account/code', { from: 'password' })
  kv.late = true
  const forgotten = await visitor.form('/account/password', { ...NEXT, code: codeFor(fixture, EMAIL) })
  const html = await forgotten.text()
  expect([errorAt(html, 'code'), errorAt(html, 'current')]).toEqual([LATE, undefined])
})

it('says so where the code of a sign-in or a new address cannot be checked yet', async () => {
  const { fixture, clock, kv, visitor } = await open()
  await askForAddress(fixture, visitor, 'ada@new.example')
  kv.late = true
  const moving = await visitor.form('/account/email', { token: codeFor(fixture, 'ada@new.example') })
  expect([moving.status, errorAt(await moving.text(), 'token')]).toEqual([429, LATE])

  clock.time += 61_000
  const phone = createVisitor(createApp(fixture.services))
  await phone.form('/sign-in', { email: EMAIL, mode: 'login' })
  const token = codeFor(fixture, EMAIL)
  const page = await phone.form('/sign-in/code', { token })
  expect([page.status, errorAt(await page.text(), 'token')]).toEqual([429, LATE])
  const api = await phone.json('POST', '/api/auth/verify', { email: EMAIL, token, type: 'email' })
  expect([api.status, await api.json()]).toMatchObject([429, { msg: LATE }])
})

it(
  'says at the current password that it was tried too often, and at the code where that was',
  LONG,
  async () => {
    const { fixture, clock, visitor } = await open()
    await visitor.form('/account/code', { from: 'password' })
    await visitor.form('/account/password', { ...FIRST, code: codeFor(fixture, EMAIL) })
    for (let n = 0; n < 5; n++) await visitor.form('/account/password', { ...NEXT, current: 'wrong' })
    const often = await visitor.form('/account/password', { ...NEXT, current: FIRST.password })
    const html = await often.text()
    expect(Number(often.headers.get('retry-after'))).toBeGreaterThan(60)
    expect([errorAt(html, 'current'), errorAt(html, 'code')]).toEqual([WAIT, undefined])

    clock.time += 61_000
    for (let n = 0; n < 20; n++) await visitor.form('/account/password', { ...NEXT, code: '000000' })
    const codes = await (await visitor.form('/account/password', { ...NEXT, code: '000000' })).text()
    expect([errorAt(codes, 'current'), errorAt(codes, 'code')]).toEqual([undefined, WAIT])
  },
)

it('does not use a code up for the password somebody has already', LONG, async () => {
  const { fixture, clock, visitor } = await open()
  await visitor.form('/account/code', { from: 'password' })
  await visitor.form('/account/password', { ...FIRST, code: codeFor(fixture, EMAIL) })
  clock.time += 61_000
  await visitor.form('/account/code', { from: 'password' })
  const code = codeFor(fixture, EMAIL)
  const guessed = await visitor.form('/account/password', { ...FIRST, code: '000000' })
  expect(errorAt(await guessed.text(), 'password')).toBeUndefined()
  const same = await visitor.form('/account/password', { ...FIRST, code })
  expect(errorAt(await same.text(), 'password')).toBe('This is the password you have already.')
  expect((await visitor.form('/account/password', { ...NEXT, code })).status).toBe(303)
  expect((await visitor.form('/account/password', { ...FIRST, code })).status).toBe(400)
})

it.each(['page', 'API'])(
  'says that the login failed where the account has moved away meanwhile (%s)',
  async (by) => {
    const { fixture, visitor } = await open()
    const laptop = createVisitor(createApp(fixture.services))
    await laptop.form('/sign-in', { email: EMAIL, mode: 'login' })
    const token = codeFor(fixture, EMAIL)
    await askForAddress(fixture, visitor, 'ada@new.example')
    const moved = await visitor.form('/account/email', { token: codeFor(fixture, 'ada@new.example') })
    expect(moved.status).toBe(303)
    if (by === 'page') {
      const page = await laptop.form('/sign-in/code', { token })
      expect([page.status, errorAt(await page.text(), 'token')]).toEqual([400, 'Failed to log in.'])
    } else {
      const answer = await laptop.json('POST', '/api/auth/verify', { email: EMAIL, token, type: 'email' })
      expect([answer.status, await answer.json()]).toMatchObject([403, { msg: 'Failed to log in.' }])
    }
  },
)

it('says what became of a code typed after a new sign-in', async () => {
  const { fixture, visitor } = await open()
  await signIn(fixture, visitor)
  const refused = await visitor.form('/account/password', { ...FIRST, code: '000000' })
  expect(refused.status).toBe(400)
  expect(errorAt(await refused.text(), 'code')).toContain(
    'This code is wrong, has expired or was already used.',
  )
})

it('says that no code was sent where the mailer breaks', async () => {
  const { fixture, visitor } = await open()
  vi.spyOn(fixture.services.mailer, 'send').mockRejectedValue(new Error('RESEND_API_KEY is missing'))
  const moving = await askForAddress(fixture, visitor, 'ada@new.example')
  expect([moving.status, errorAt(await moving.text(), 'email')]).toEqual([
    502,
    'Failed to send OTP, if you do not have an user yet, please create an account.',
  ])
  const sent = await visitor.form('/account/code', { from: 'delete' })
  expect(sent.headers.get('location')).toBe('/account/delete?done=code&failed=1')
})

it('keeps a code that was typed, whatever was refused', LONG, async () => {
  const { fixture, clock, kv, visitor } = await open()
  await visitor.form('/account/code', { from: 'delete' })
  const code = codeFor(fixture, EMAIL)
  const typo = await visitor.form('/account/password', { ...FIRST, confirm: 'another', code })
  expect(typedAt(await typo.text(), 'code')).toBe(code)
  const wrong = await visitor.form('/account/password', { ...FIRST, code: '000000' })
  expect(typedAt(await wrong.text(), 'code')).toBe('000000')
  kv.late = true
  for (const path of ['/account/password', '/account/delete'])
    expect(typedAt(await (await visitor.form(path, { ...FIRST, code })).text(), 'code')).toBe(code)
  kv.late = false
  await askForAddress(fixture, visitor, 'ada@new.example')
  const address = await visitor.form('/account/email', { token: '12345' })
  expect(typedAt(await address.text(), 'token')).toBe('12345')
  clock.time += 61_000
  const laptop = createVisitor(createApp(fixture.services))
  await laptop.form('/sign-in', { email: EMAIL, mode: 'login' })
  const page = await (await laptop.form('/sign-in/code', { token: '12345' })).text()
  expect([typedAt(page, 'token'), errorAt(page, 'token')]).toEqual([
    '12345',
    'This code is wrong, has expired or was already used. Please check it, or ask for a new one.',
  ])
})

it('says how long until another code for a new address, also after the fifth within an hour', async () => {
  const { fixture, clock, visitor } = await open()
  await askForAddress(fixture, visitor, 'ada@new.example')
  const resend = () => visitor.form('/account/email', { resend: 'yes' })
  expect(await (await resend()).text()).toContain('data-wait="60"')
  for (let n = 0; n < 4; n++) {
    clock.time += 61_000
    expect((await resend()).status).toBe(303)
  }
  clock.time += 61_000
  const often = await resend()
  expect([often.status, /data-wait="(\d+)"/.exec(await often.text())?.[1]]).toEqual([429, '3295'])
})
