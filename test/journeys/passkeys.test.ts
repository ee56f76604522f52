import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { deliverDueMail } from '../support/mail.ts'
import { addPasskey, ask, confirmByPasskey, newAuthenticator, signInByPasskey } from '../support/passkeys.ts'
import { testServices } from '../support/test-app.ts'
import { codeFor, createVisitor, signIn } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'
const HOUR = 3_600_000

async function settled() {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const visitor = createVisitor(app)
  await signIn(fixture, visitor, EMAIL)
  const device = newAuthenticator()
  return { fixture, app, visitor, device }
}

it('adds a passkey after a fresh sign-in, and signs in with it elsewhere', async () => {
  const { fixture, app, visitor, device } = await settled()
  const added = await addPasskey(visitor, device, 'My phone')
  expect([added.status, await added.json()]).toEqual([201, { id: expect.any(String), name: 'My phone' }])
  fixture.clock.time += HOUR
  const elsewhere = createVisitor(app, { ip: '198.51.100.9' })
  const entered = await signInByPasskey(elsewhere, device)
  expect([entered.status, await entered.json()]).toMatchObject([
    200,
    { user: { email: EMAIL }, is_new: false },
  ])
  expect((await elsewhere.get('/api/auth/user')).status).toBe(200)
  const list = await (await elsewhere.get('/api/auth/passkeys')).json()
  expect(list).toMatchObject({ passkeys: [{ name: 'My phone', last_used_at: '2026-11-21T13:00:00.000Z' }] })
})

it('writes to the owner of a passkey added and removed, and of the new device', async () => {
  const { fixture, app, visitor, device } = await settled()
  await addPasskey(visitor, device)
  await signInByPasskey(createVisitor(app), device)
  await visitor.json('DELETE', `/api/auth/passkeys/${device.credentials[0]?.id}`)
  await deliverDueMail(fixture)
  const told = fixture.sent.filter(({ subject }) => /security/.test(subject)).map(({ text }) => text)
  expect(told.map((text) => text.split('\n')[0]).sort((a = '', b = '') => (a < b ? -1 : 1))).toEqual([
    'A passkey was added.',
    'A passkey was removed.',
    'Somebody logged in on a device that was not known yet.',
  ])
  expect((await signInByPasskey(createVisitor(app), device)).status).toBe(403)
})

it('gives a client that carries its tokens itself what it needs, in the body', async () => {
  const { app, visitor, device } = await settled()
  await addPasskey(visitor, device)
  const client = createVisitor(app)
  const headers = { 'x-session-transport': 'token' }
  const { options, request_token } = await ask(client, 'challenge', {}, headers)
  const passkey = await device.get(options)
  const answer = await client.json('POST', '/api/auth/passkeys/verify', { passkey, request_token }, headers)
  expect(await answer.json()).toMatchObject({ access_token: expect.any(String) })
  expect(client.cookies.size).toBe(0)
})

it('changes the address by a passkey where a code to the old one would do', async () => {
  const { fixture, visitor, device } = await settled()
  await addPasskey(visitor, device)
  fixture.clock.time += HOUR
  const form = { name: 'Ada', email: 'new@example.com' }
  const asked = await visitor.form('/account', form)
  expect(await asked.text()).toContain('data-passkey-proof')
  const passkey = JSON.stringify(await confirmByPasskey(visitor, device))
  expect((await visitor.form('/account', { ...form, passkey })).status).toBe(303)
  const confirmed = await visitor.form('/account/email', { token: codeFor(fixture, 'new@example.com') })
  expect(confirmed.headers.get('location')).toBe('/account?done=profile')
  expect(await env.DB.prepare('select email n from users').first('n')).toBe('new@example.com')
})

it('takes only the old address while a change can be undone, and forgets every passkey with the undo', async () => {
  const { fixture, app, visitor, device } = await settled()
  await addPasskey(visitor, device)
  await visitor.json('PUT', '/api/auth/user', { email: 'new@example.com' })
  await visitor.form('/account/email', { token: codeFor(fixture, 'new@example.com') })
  const passkey = await confirmByPasskey(visitor, device)
  expect((await visitor.json('DELETE', '/api/auth/user', { passkey })).status).toBe(403)
  await deliverDueMail(fixture)
  const link = fixture.sent.map(({ text }) => /undo-address\?token=([^\s&]+)/.exec(text)?.[1]).find(Boolean)
  await createVisitor(app).form('/undo-address', { token: decodeURIComponent(link ?? '') })
  expect(await env.DB.prepare('select count(*) n from passkeys').first('n')).toBe(0)
  expect((await signInByPasskey(createVisitor(app), device)).status).toBe(403)
})

it('deletes the account by a passkey', async () => {
  const { fixture, visitor, device } = await settled()
  await addPasskey(visitor, device)
  fixture.clock.time += HOUR
  expect((await visitor.json('DELETE', '/api/auth/user')).status).toBe(403)
  const passkey = await confirmByPasskey(visitor, device)
  expect((await visitor.json('DELETE', '/api/auth/user', { passkey })).status).toBe(204)
})

it('renames and removes one without script, and says where a name is none', async () => {
  const { visitor, device } = await settled()
  await addPasskey(visitor, device, 'Laptop')
  const id = device.credentials[0]?.id ?? ''
  await visitor.form('/account/passkeys', { id, action: 'rename', name: 'Old laptop' })
  expect(await (await visitor.get('/account')).text()).toContain('Old laptop')
  const nameless = await visitor.form('/account/passkeys', { id, action: 'rename', name: ' ' })
  const page = await visitor.get((nameless.headers.get('location') ?? '').split('#')[0] ?? '')
  expect(await page.text()).toContain('Please give a name of at most 40 characters.')
  const removed = await visitor.form('/account/passkeys', { id, action: 'remove' })
  expect(removed.headers.get('location')).toBe('/account?done=passkey-removed#passkeys')
  expect(await env.DB.prepare('select count(*) n from passkeys').first('n')).toBe(0)
})

it('names a passkey after its browser where its owner does not, and keeps ten', async () => {
  const { visitor } = await settled()
  const names = []
  for (let n = 0; n < 11; n++) {
    const answer = await addPasskey(visitor, newAuthenticator(), '')
    names.push(answer.status === 201 ? (await answer.json<{ name: string }>()).name : answer.status)
  }
  expect(names).toEqual([...Array<string>(10).fill('Firefox · Linux'), 409])
})

it('offers a passkey where somebody logs in, not where somebody registers', async () => {
  const { app, visitor, device } = await settled()
  await addPasskey(visitor, device)
  const page = createVisitor(app)
  expect(await (await page.get('/sign-in')).text()).toContain('data-passkey-sign-in')
  expect(await (await page.get('/sign-in?mode=register')).text()).not.toContain('data-passkey-sign-in')
})
