import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { deliverDueMail } from '../support/mail.ts'
import { accounts, oneInEach, withThree, type SeveralDatabases } from '../support/several-databases.ts'
import { askForAddress, codeFor, createVisitor, signIn, type Visitor } from '../support/visitor.ts'

const FREE = 'new@example.com'
const HOUR = 3_600_000

/** A fresh app over the same databases, with the travellers' browsers. */
async function settled() {
  const travellers = await oneInEach()
  const three = withThree()
  three.clock.time += 120_000
  const [zero, one, two] = travellers.map(({ email, visitor }) => ({
    email,
    visitor: createVisitor(three.app, visitor),
  }))
  if (!zero || !one || !two) throw new Error('three travellers')
  return { three, zero, one, two }
}

async function change(three: SeveralDatabases, from: { email: string; visitor: Visitor }, to: string) {
  await askForAddress(three, from.visitor, to, from.email)
  return from.visitor.form('/account/email', { token: codeFor(three, to) })
}

async function isNew(three: SeveralDatabases, email: string) {
  const answer = await signIn(three, createVisitor(three.app, { ip: '198.51.100.9' }), email)
  return answer.ok ? (await answer.json<{ is_new: boolean }>()).is_new : answer.status
}

it('finds an account of every database by its new address, and lets the old one go after its time', async () => {
  const { three, zero, one, two } = await settled()
  for (const traveller of [zero, one, two]) {
    const to = `new-${traveller.email}`
    await three.services.subscribe(traveller.email, 'en', 'form')
    expect((await change(three, traveller, to)).status).toBe(303)
    three.clock.time += HOUR
    expect(await isNew(three, to)).toBe(false)
    expect(await isNew(three, traveller.email)).toBe(403)
    expect(await three.services.newsletter.recordOf(to)).toMatchObject({ email: to })
    expect(await three.services.newsletter.recordOf(traveller.email)).toBeUndefined()
  }
  expect(await accounts()).toEqual([zero, one, two].map(({ email }) => [`new-${email}`]))
  three.clock.time += 73 * HOUR
  for (const { email } of [zero, one, two]) expect(await isNew(three, email)).toBe(true)
  expect((await accounts()).flat()).toHaveLength(6)
})

it('gives nobody an address that is taken in another database', async () => {
  const { three, zero, one, two } = await settled()
  for (const [from, to] of [
    [zero, one],
    [one, two],
    [two, zero],
  ] as const) {
    await askForAddress(three, from.visitor, to.email, from.email)
    expect(three.sent.at(-1)).toMatchObject({ to: to.email })
    expect(codeFor(three, to.email)).toBe('no code')
  }
  expect(await accounts()).toEqual([[zero.email], [one.email], [two.email]])
})

it('refuses a change to an address that was registered elsewhere before its code was typed', async () => {
  const { three, zero, one, two } = await settled()
  for (const [shard, traveller] of [zero, one, two].entries()) {
    const to = `wanted-${shard}@example.com`
    await askForAddress(three, traveller.visitor, to, traveller.email)
    const token = codeFor(three, to)
    expect(await isNew(three, to)).toBe(true)
    expect((await traveller.visitor.form('/account/email', { token })).status).toBe(400)
    expect((await accounts()).flat().filter((email) => email === to)).toEqual([to])
    expect((await accounts())[shard]).toContain(traveller.email)
  }
})

it('gives an address to one of those who want it at once, in whichever database', async () => {
  const { three, zero, one, two } = await settled()
  // The newcomer's address is placed first, in DB_1: those of other databases have to take it from there.
  const placing = withThree({ NEW_ACCOUNTS_IN: '1' })
  const newcomer = placing.visit()
  await newcomer.json('POST', '/api/auth/otp', { email: FREE, create_user: true })
  const code = codeFor(placing, FREE)
  const wanting = []
  for (const { email, visitor } of [zero, one, two]) {
    await askForAddress(three, visitor, FREE, email)
    wanting.push({ visitor, token: codeFor(three, FREE) })
    three.clock.time += 61_000
  }
  const answers = await Promise.all([
    newcomer.json('POST', '/api/auth/verify', { email: FREE, token: code, type: 'email' }),
    ...wanting.map(({ visitor, token }) => visitor.form('/account/email', { token })),
  ])
  expect((await accounts()).flat().filter((email) => email === FREE)).toEqual([FREE])
  expect(answers.filter(({ status }) => status < 400).length).toBeGreaterThan(0)
  three.clock.time += HOUR
  expect(await isNew(three, FREE)).toBe(false)
  expect((await accounts()).flat().filter((email) => email === FREE)).toEqual([FREE])
})

it('keeps an address for the account that left it, against those of other databases', async () => {
  const { three, zero, one, two } = await settled()
  for (const [leaver, other] of [
    [zero, one],
    [one, two],
    [two, zero],
  ] as const) {
    await change(three, leaver, `left-${leaver.email}`)
    three.clock.time += HOUR
    await askForAddress(three, other.visitor, leaver.email, other.email)
    expect(codeFor(three, leaver.email)).not.toMatch(/^\d{6}$/)
    three.clock.time += HOUR
  }
})

it('undoes a change of address in every database by the link alone', async () => {
  const { three, zero, one, two } = await settled()
  for (const { email, visitor } of [zero, one, two]) {
    await change(three, { email, visitor }, `thief-${email}`)
    await deliverDueMail(three)
    const told = three.sent.findLast((mail) => mail.to === email && /undo/i.test(mail.text))
    const link = /https?:\/\/\S+token=\S+/.exec(told?.text ?? '')?.[0] ?? 'http://localhost/none'
    const token = new URL(link).searchParams.get('token') ?? ''
    const stranger = three.visit()
    for (const other of [0, 1, 2].map((shard) => token.replace(/~\d$/, '') + (shard ? `~${shard}` : '')))
      if (other !== token) expect((await stranger.form('/undo-address', { token: other })).status).toBe(410)
    expect((await stranger.form('/undo-address', { token })).status).toBe(200)
    three.clock.time += HOUR
    expect(await isNew(three, email)).toBe(false)
  }
  expect(await accounts()).toEqual([[zero.email], [one.email], [two.email]])
  // What was left in between is free.
  expect(
    await env.DB.prepare('select count(*) n from address_locations where free_at is null').first('n'),
  ).toBe(2)
})
