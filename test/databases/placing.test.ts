import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createServices } from '../../src/services.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { accounts, withOne, withThree } from '../support/several-databases.ts'
import { codeFor, createVisitor, signIn } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'

it('spreads new accounts over all databases, and finds each again', async () => {
  const three = withThree()
  const emails = Array.from({ length: 8 }, (_, index) => `person-${index}@example.com`)
  for (const [index, email] of emails.entries())
    await signIn(three, createVisitor(three.app, { ip: `203.0.${index}.7` }), email)
  const spread = await accounts()
  expect(spread.flat().sort()).toEqual(emails)
  for (const part of spread) expect(part).not.toEqual([])
  three.clock.time += 3_600_000
  for (const email of emails.slice(0, 4)) {
    const answer = await signIn(three, three.visit(), email)
    expect(await answer.json()).toMatchObject({ is_new: false })
  }
  expect(await accounts()).toEqual(spread)
})

it('finds an account made with one database after two more are added', async () => {
  const one = withOne()
  const before = one.visit()
  await signIn(one, before, EMAIL)
  const three = withThree({ NEW_ACCOUNTS_IN: '2' })
  const same = createVisitor(three.app, before)
  expect(await (await same.get('/api/auth/user')).json()).toMatchObject({ email: EMAIL })
  expect((await same.json('POST', '/api/auth/token?grant_type=refresh_token')).status).toBe(200)
  three.clock.time += 3_600_000
  await three.services.shards[0]?.auth?.sweep()
  expect(await env.DB.prepare('select count(*) n from challenges').first('n')).toBe(0)
  const answer = await signIn(three, three.visit(), EMAIL)
  expect(await answer.json()).toMatchObject({ is_new: false })
  expect(await accounts()).toEqual([[EMAIL], [], []])
})

it('takes a code that was asked for before the databases were added', async () => {
  const one = withOne()
  const asking = one.visit()
  await asking.json('POST', '/api/auth/otp', { email: EMAIL, create_user: true })
  const three = withThree({ NEW_ACCOUNTS_IN: '2' })
  const typing = createVisitor(three.app, asking)
  const token = codeFor(one, EMAIL)
  const answer = await typing.json('POST', '/api/auth/verify', { email: EMAIL, token, type: 'email' })
  expect(await answer.json()).toMatchObject({ is_new: true })
  expect(await accounts()).toEqual([[EMAIL], [], []])
  expect(await (await typing.get('/api/auth/user')).json()).toMatchObject({ email: EMAIL })
})

it('makes one account of two sign-ups at once', async () => {
  const three = withThree()
  const visitors = [three.visit(), createVisitor(three.app, { ip: '198.51.100.9' })]
  const codes: string[] = []
  for (const visitor of visitors) {
    await visitor.json('POST', '/api/auth/otp', { email: EMAIL, create_user: true })
    codes.push(codeFor(three, EMAIL))
  }
  const answers = await Promise.all(
    visitors.map((visitor, index) =>
      visitor.json('POST', '/api/auth/verify', { email: EMAIL, token: codes[index], type: 'email' }),
    ),
  )
  const found = await Promise.all(answers.map((answer) => answer.json<{ is_new: boolean }>()))
  expect(found.filter(({ is_new }) => is_new)).toHaveLength(1)
  expect((await accounts()).flat()).toEqual([EMAIL])
})

it('asks for the first codes of one address at once in one database', async () => {
  const three = withThree()
  const networks = Array.from({ length: 6 }, (_, index) => `203.0.${index}.7`)
  await Promise.all(
    networks.map((ip) =>
      createVisitor(three.app, { ip }).json('POST', '/api/auth/otp', { email: EMAIL, create_user: true }),
    ),
  )
  const counts = []
  for (const database of [env.DB, env.DB_1, env.DB_2])
    counts.push(await database?.prepare('select count(*) n from challenges').first<number>('n'))
  expect(counts.filter((count) => count !== 0)).toEqual([6])
})

it('makes no second account by a Worker that does not know of the new database yet', async () => {
  const three = withThree({ NEW_ACCOUNTS_IN: '2' })
  await three.visit().json('POST', '/api/auth/otp', { email: EMAIL, create_user: true })
  const one = withOne()
  const refused = await signIn(one, createVisitor(one.app, { ip: '198.51.100.9' }), EMAIL)
  expect(refused.status).toBe(403)
  expect((await accounts()).flat()).toEqual([])
})

it('keeps a session of a database that a Worker does not know of', async () => {
  const three = withThree({ NEW_ACCOUNTS_IN: '2' })
  const visitor = three.visit()
  await signIn(three, visitor, EMAIL)
  const early = createVisitor(withOne().app, visitor)
  const answer = await early.get('/my-trips')
  expect(answer.status).toBe(503)
  expect(answer.headers.getSetCookie()).toEqual([])
  expect((await visitor.get('/my-trips')).status).toBe(200)
})

it('remembers the search of the day, and where it was, when an account is deleted and made again', async () => {
  const first = withThree({ NEW_ACCOUNTS_IN: '1' })
  const visitor = first.visit()
  await signIn(first, visitor, EMAIL)
  expect((await visitor.json('POST', '/api/trips', VIENNA)).status).toBe(201)
  expect((await visitor.json('DELETE', '/api/auth/user')).status).toBeLessThan(300)
  expect((await accounts()).flat()).toEqual([])
  const later = withThree({ NEW_ACCOUNTS_IN: '2' })
  later.clock.time += 3_600_000
  const again = later.visit()
  await signIn(later, again, EMAIL)
  expect(await accounts()).toEqual([[], [EMAIL], []])
  expect((await again.json('POST', '/api/trips', VIENNA)).status).toBe(429)
})

it('forgets where an address was that nobody has', async () => {
  const three = withThree({ NEW_ACCOUNTS_IN: '1' })
  await three.visit().json('POST', '/api/auth/otp', { email: EMAIL, create_user: false })
  await signIn(three, three.visit(), 'grace@example.com')
  const known = () => env.DB.prepare('select count(*) n from address_locations').first<number>('n')
  expect(await known()).toBe(2)
  three.clock.time += 49 * 3_600_000
  await three.services.forgetFreeAddresses()
  expect(await known()).toBe(1)
})

it('says which database is missing, or behind', async () => {
  const withoutSecond: Cloudflare.Env = { ...env, DB_1: undefined }
  expect(() => createServices(withoutSecond)).toThrow('DB_2 is bound, but DB_1 is not')
  expect(() => createServices({ ...env, NEW_ACCOUNTS_IN: '0,3' })).toThrow('NEW_ACCOUNTS_IN names 3')
  expect(() => createServices({ ...env, NEW_ACCOUNTS_IN: '1,x' })).toThrow('NEW_ACCOUNTS_IN names x')
  await env.DB_1?.prepare('delete from d1_migrations where id > 3').run()
  const errors: unknown[] = []
  const log = { info() {}, warn() {}, error: (_event: string, error: unknown) => void errors.push(error) }
  const three = withThree({ NEW_ACCOUNTS_IN: '1' }, { log })
  const asked = await three.visit().json('POST', '/api/auth/otp', { email: EMAIL, create_user: true })
  expect(asked.status).toBe(502)
  expect((await three.app.request('/healthz')).status).toBe(503)
  expect(errors.map(String)).toEqual([
    expect.stringContaining('DB_1 has migrations up to 0002'),
    expect.stringContaining('DB_1 has migrations up to 0002'),
  ])
})
