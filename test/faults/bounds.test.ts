import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { runCron } from '../../src/app/queue-consumer.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { createModelBudget } from '../../src/planner/workers-ai/model-budget.ts'
import type { ModelCause } from '../../src/planner/planner.ts'
import { createEventStreamStore } from '../../src/trips/progress/event-stream-store.ts'
import { tripEvents } from '../../src/trips/progress/trip-events.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { testServices, plannerOf } from '../support/test-app.ts'
import { codeFor, createVisitor, signIn } from '../support/visitor.ts'

const EMAIL = 'ada@example.com'
const account = (owner: string): ModelCause => ({ kind: 'account', owner })
const network = (owner: string): ModelCause => ({ kind: 'network', owner })

it('gives one account and one network only their share of a day’s model calls', async () => {
  const clock = { time: Date.parse('2026-11-21T12:00:00Z'), now: () => clock.time }
  const budget = createModelBudget(openDatabase(env.DB), clock, 3000)
  const taken = async (causes: ModelCause[], times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => budget.take(causes)))
    return answers.filter(Boolean).length
  }
  expect(await taken([account('ada'), network('hotel')], 50)).toBe(30)
  let busy = 30
  for (let n = 0; n < 10; n++) busy += await taken([account(`guest-${n}`), network('hotel')], 30)
  expect(busy).toBe(150)
  expect(await taken([account('bob'), network('elsewhere')], 10)).toBe(10)
  expect(await env.DB.prepare('select calls n from model_calls').first('n')).toBe(160)
  clock.time += 24 * 3_600_000
  expect(await taken([account('ada'), network('hotel')], 1)).toBe(1)
})

it('takes no more calls of all together than the day has', async () => {
  const budget = createModelBudget(openDatabase(env.DB), { now: () => 0 }, 7)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => budget.take([account(`user-${n}`)])))
  expect(answers.filter(Boolean)).toHaveLength(7)
})

it('tells the planner who has caused a plan, by names that tell nobody who it is', async () => {
  const seen: unknown[] = []
  const planner = plannerOf()
  const fixture = testServices({
    planner: async () => ({
      ...planner,
      plan: (request, context) => (seen.push(context.causes), planner.plan(request, context)),
    }),
  })
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const { id } = await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  expect(seen).toEqual([[account(expect.any(String)), network(expect.any(String))]])
  expect(JSON.stringify(seen)).not.toMatch(/ada|203\.0/)
})

it('opens six streams for an account, and counts one that broke off for minutes at most', async () => {
  const streams = createEventStreamStore(openDatabase(env.DB))
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const user = (await fixture.services.auth?.users.byEmail(EMAIL))?.id ?? ''
  const opened = await Promise.all(Array.from({ length: 20 }, (_, n) => streams.open(`s${n}`, user, 1000)))
  expect(opened.filter(Boolean)).toHaveLength(6)
  expect(await streams.open('later', user, 1000 + 200_000)).toBe(true)

  const { id } = await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
  const now = fixture.clock.now()
  for (let n = 0; n < 6; n++) await streams.open(`t${n}`, user, now)
  const refused = await visitor.get(`/api/trips/${id}/events`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  await streams.close('t0', 'somebody-else')
  expect((await visitor.get(`/api/trips/${id}/events`)).status).toBe(429)
  await streams.close('t0', user)
  await fixture.services.preparing.prepare(id)
  const answer = await visitor.get(`/api/trips/${id}/events`)
  expect(await answer.text()).toContain('event: status')
  const left = await env.DB.prepare(`select count(*) n from event_streams where until > ${now}`).first('n')
  expect(left).toBe(5)
})

it('ends a stream whose session has ended', { timeout: 120_000 }, async () => {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const { id } = await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
  const trip = await fixture.services.trips.byId(id)
  if (!trip) throw new Error('no trip')
  const asked = { stay: 0, left: 0 }
  const listener = {
    signal: new AbortController().signal,
    mayStay: async () => ((asked.stay += 1), false),
    left: async () => void (asked.left += 1),
  }
  const text = await tripEvents(
    trip,
    async () => trip,
    listener,
    () => Promise.resolve(),
  ).text()
  expect([asked, text.endsWith('event: gone\ndata: {}\n\n')]).toEqual([{ stay: 1, left: 1 }, true])
})

it('sends a suppressed address nothing that strangers ask for, and says so in My Trips', async () => {
  const fixture = testServices()
  const app = createApp(fixture.services)
  const owner = createVisitor(app)
  await signIn(fixture, owner)
  expect(await (await owner.get('/my-trips')).text()).not.toContain('We send no plans to')
  await fixture.services.suppressions.record('event-1', [EMAIL], 'bounced', fixture.clock.now())
  const before = fixture.sent.length
  const stranger = createVisitor(app, { ip: '198.51.100.9' })
  const known = await stranger.json('POST', '/api/auth/otp', { email: EMAIL, create_user: true })
  const other = await stranger.json('POST', '/api/auth/otp', { email: 'bob@example.com', create_user: true })
  expect([known.status, await known.text()]).toEqual([other.status, await other.text()])
  expect(fixture.sent.slice(before).map(({ to }) => to)).toEqual(['bob@example.com'])
  expect(await (await owner.get('/my-trips')).text()).toContain(`We send no plans to ${EMAIL}`)
  fixture.clock.time += 61_000
  await owner.json('POST', '/api/auth/otp', { email: EMAIL, create_user: true })
  expect([fixture.sent.at(-1)?.to, codeFor(fixture, EMAIL)]).toEqual([
    EMAIL,
    expect.stringMatching(/^\d{6}$/),
  ])
  const { results } = await env.DB.prepare('select * from mail_suppressions').all()
  expect(JSON.stringify(results)).not.toContain(EMAIL)
  fixture.clock.time += 366 * 24 * 3_600_000
  await runCron(fixture.services)
  expect(await fixture.services.suppressions.has(EMAIL)).toBe(false)
})

it('exports links, plan changes, e-mails and the security log', async () => {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const { id } = await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  await visitor.json('POST', `/api/trips/${id}/share`)
  await env.DB.prepare('insert into plan_revisions select id, 0, plan from trips').run()
  const file = await (await visitor.get('/api/account/export')).json()
  expect(file).toMatchObject({
    links: [{ tripId: id, kind: 'shared', token: expect.any(String) }],
    emails: [{ kind: 'plan-ready', recipient: EMAIL, status: 'due' }],
    planChanges: [{ tripId: id, revision: 0, plan: { version: 1 } }],
    formerAddress: null,
  })
})
