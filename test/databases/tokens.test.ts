import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { handleBatch, runCron } from '../../src/app/queue-consumer.ts'
import { deliverDueMail } from '../support/mail.ts'
import { connect } from '../support/mcp-program.ts'
import { addPasskey, newAuthenticator, signInByPasskey } from '../support/passkeys.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { oneInEach, withThree } from '../support/several-databases.ts'
import { linkFor, type Visitor } from '../support/visitor.ts'

/** A token as if another database had made it. */
const elsewhere = (token: string) =>
  [0, 1, 2].map((shard) => token.replace(/~\d+$/, '') + (shard ? `~${shard}` : ''))

async function tripOf(visitor: Visitor): Promise<string> {
  return (await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()).id
}

async function linkOf(visitor: Visitor, id: string, kind: 'share' | 'calendar'): Promise<string> {
  const { url } = await (await visitor.json('POST', `/api/trips/${id}/${kind}`)).json<{ url: string }>()
  return new URL(url).pathname
}

it('plans, mails and keeps a trip in every database, by queue messages and by the cron', async () => {
  const messages: { queue: string; body: unknown }[] = []
  const queueOf = (queue: string) =>
    ({ send: async (body: unknown) => void messages.push({ queue, body }) }) as unknown as Queue<never>
  const three = withThree({ PLANS: queueOf('dayfold-plans'), MAILS: queueOf('dayfold-mails') })
  const travellers = await oneInEach()
  const trips = await Promise.all(travellers.map(({ visitor }) => tripOf(visitor)))
  three.clock.time += 120_000
  await runCron(three.services)
  const plans = messages.splice(0).filter(({ queue }) => queue === 'dayfold-plans')
  expect(plans.map(({ body }) => body)).toEqual([
    { kind: 'plan', tripId: trips[0] },
    { kind: 'plan', tripId: trips[1], shard: 1 },
    { kind: 'plan', tripId: trips[2], shard: 2 },
  ])
  const deliver = async (all: typeof messages) => {
    for (const { queue, body } of all) {
      const message = { body, attempts: 1, ack() {}, retry: () => expect.fail('sent back') }
      await handleBatch({ queue, messages: [message] } as unknown as MessageBatch, three.services)
    }
  }
  await deliver(plans)
  // The messages get lost: the cron finds the rows.
  messages.splice(0)
  await runCron(three.services)
  await deliver(messages.splice(0))
  const ready = three.sent.filter(({ subject }) => subject.includes('Vienna'))
  expect(ready.map(({ to }) => to)).toEqual(travellers.map(({ email }) => email))
  for (const [index, { visitor }] of travellers.entries()) {
    expect(await (await visitor.get('/my-trips')).text()).toContain(`/trips/${trips[index]}`)
    for (const id of trips)
      expect((await visitor.get(`/trips/${id}`)).status).toBe(id === trips[index] ? 200 : 404)
  }
})

it('opens share links and calendars of every database, for strangers and for travellers of each', async () => {
  const three = withThree()
  const travellers = await oneInEach()
  for (const { visitor, shard } of travellers) {
    const id = await tripOf(visitor)
    await three.services.shards[shard]?.preparing.prepare(id)
    const shared = await linkOf(visitor, id, 'share')
    const calendar = await linkOf(visitor, id, 'calendar')
    expect(shared.endsWith(`~${shard}`)).toBe(shard > 0)
    for (const reader of [three.visit(), ...travellers.map((other) => other.visitor)]) {
      expect((await reader.get(shared)).status).toBe(200)
      expect((await reader.get(`${shared}/plan.gpx`)).status).toBe(200)
      expect((await reader.get(calendar)).status).toBe(200)
    }
    const others = elsewhere(shared).filter((path) => path !== shared)
    for (const path of others) expect((await three.visit().get(path)).status).toBe(404)
    expect((await three.visit().get(`${shared.replace(/~\d+$/, '')}~9`)).status).toBe(503)
    await visitor.json('DELETE', `/api/trips/${id}/share`)
    expect((await three.visit().get(shared)).status).toBe(404)
  }
})

it('lets no session into another database, whatever number its tokens are given', async () => {
  const three = withThree()
  for (const { visitor } of await oneInEach()) {
    const [access = '', refresh = ''] = ['__Host-session', '__Host-refresh'].map((name) =>
      visitor.cookies.get(name),
    )
    for (const token of elsewhere(refresh).filter((other) => other !== refresh)) {
      const thief = three.visit()
      thief.cookies.set('__Host-refresh', token)
      expect((await thief.get('/my-trips')).status).toBe(303)
    }
    const [head = '', body = '', signature = ''] = access.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { shard?: number }
    for (const shard of [0, 1, 2].filter((other) => other !== (claims.shard ?? 0))) {
      const forged = Buffer.from(JSON.stringify({ ...claims, shard })).toString('base64url')
      const headers = { authorization: `Bearer ${head}.${forged}.${signature}` }
      expect((await three.visit().get('/api/auth/user', headers)).status).toBe(401)
    }
    expect((await visitor.get('/my-trips')).status).toBe(200)
  }
})

it('signs in by the link of the e-mail and by a passkey in every database', async () => {
  const three = withThree()
  const travellers = await oneInEach()
  const devices = travellers.map(() => newAuthenticator())
  for (const [index, device] of devices.entries()) {
    const added = travellers[index] && (await addPasskey(travellers[index].visitor, device))
    expect(added?.status).toBeLessThan(300)
  }
  three.clock.time += 300_000
  for (const { email, visitor, shard } of travellers) {
    const asking = three.visit()
    await asking.json('POST', '/api/auth/otp', { email })
    const link = linkFor(three, email)
    for (const path of elsewhere(link).filter((other) => other !== link))
      expect((await three.visit().get(path)).status).toBe(410)
    expect((await asking.get(link)).status).toBe(200)
    const token = new URL(link, 'http://localhost').searchParams.get('token') ?? ''
    expect((await asking.form('/sign-in/link', { token })).status).toBe(303)
    expect(await (await asking.get('/api/auth/user')).json()).toMatchObject({ email })
    // Also where somebody else is signed in.
    for (const browser of [three.visit(), travellers[(shard + 1) % 3]?.visitor ?? visitor]) {
      expect((await signInByPasskey(browser, devices[shard] ?? newAuthenticator())).status).toBe(200)
      expect(await (await browser.get('/api/auth/user')).json()).toMatchObject({ email })
      await browser.form('/sign-out', {})
    }
  }
})

it('connects one program with accounts of every database', async () => {
  const three = withThree()
  const programs = []
  for (const { visitor } of await oneInEach()) {
    const id = await tripOf(visitor)
    const { client, kept } = await connect(three.app, visitor)
    expect(JSON.stringify(await client.callTool({ name: 'list_trips', arguments: {} }))).toContain(id)
    programs.push(kept)
    // Every database knows the first program: it registered once.
    const url = new URL(programs[0]?.url ?? '')
    expect((await visitor.get(url.pathname + url.search)).status).toBe(200)
    const token = kept.tokens?.refresh_token ?? ''
    const clientId = (kept.client as { client_id: string }).client_id
    const renew = (refresh_token: string) =>
      three.visit().form('/oauth/token', { grant_type: 'refresh_token', refresh_token, client_id: clientId })
    for (const other of elsewhere(token).filter((one) => one !== token))
      expect((await renew(other)).status).toBe(400)
    const renewed = await renew(token)
    expect(renewed.status).toBe(200)
    const { access_token } = await renewed.json<{ access_token: string }>()
    await three.visit().form('/oauth/revoke', { token: access_token })
    const headers = { authorization: `Bearer ${access_token}`, accept: 'application/json, text/event-stream' }
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    expect((await three.visit().json('POST', '/mcp', body, headers)).status).toBe(401)
  }
})

it('exports and deletes an account of every database, with its sessions, log and newsletter', async () => {
  const three = withThree()
  for (const { email, visitor } of await oneInEach()) {
    await three.services.subscribe(email, 'en', 'form')
    const exported = await (await visitor.get('/api/account/export')).json()
    expect(exported).toMatchObject({ account: { email }, newsletter: { email } })
    expect(exported).toMatchObject({ devices: [{}], securityLog: [{ kind: 'signed-in' }] })
    expect((await visitor.json('DELETE', '/api/auth/user')).status).toBeLessThan(300)
    for (const database of [env.DB, env.DB_1, env.DB_2])
      for (const table of ['users', 'challenges', 'newsletter', 'newsletter_consents'])
        expect(
          await database?.prepare(`select * from ${table} where email = ?`).bind(email).first(),
        ).toBeNull()
  }
})

it('takes travellers of every database into the newsletter, and lets them out by one click', async () => {
  const three = withThree()
  for (const { email, visitor } of await oneInEach()) {
    const ask = () => visitor.json('POST', '/api/newsletter', { email })
    expect((await ask()).status).toBe(202)
    await deliverDueMail(three)
    const mail = three.sent.at(-1)
    const token = /confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await three.visit().form('/newsletter/confirm', { token })).status).toBe(303)
    expect((await ask()).status).toBe(409)
    const out = /<http:\/\/[^/]+([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect((await three.visit().form(out, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
    expect(await three.services.newsletter.isSubscribed(email)).toBe(false)
  }
})
