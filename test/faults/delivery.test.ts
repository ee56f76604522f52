import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { addUser, plannerOf } from '../support/test-app.ts'
import { counted, testPlatform, submitAs, submitMany, tripsWith } from '../support/test-platform.ts'
import { counts } from '../support/counts.ts'
import { createLateKv } from '../support/late-kv.ts'
import { faultRow } from '../support/fault-row.ts'

faultRow('parallel submits of one traveller: one trip, one generation', async () => {
  const rounds = counts({ full: 20, quick: 2 })
  const parallel = counts({ full: 1000, quick: 100 })
  const { fixture, queues, generations } = testPlatform()
  for (let round = 0; round < rounds; round++) {
    const user = await addUser(fixture, `round-${round}@example.com`)
    const outcomes = await Promise.all(Array.from({ length: parallel }, () => submitAs(fixture, user)))
    await queues.deliver(fixture.services)
    expect(outcomes.filter(({ submitted }) => submitted)).toHaveLength(1)
    expect(generations()).toBe(round + 1)
  }
  expect(await counted('select count(*) n from trips')).toBe(rounds)
  expect(fixture.sent).toHaveLength(rounds)
  return { rounds, submits: rounds * parallel, trips: rounds, generations: generations(), mails: rounds }
})

faultRow('one submission sent many times: one trip, and every answer names it', async () => {
  const { fixture } = testPlatform()
  const user = await addUser(fixture)
  const times = counts({ full: 500, quick: 100 })
  const outcomes = await Promise.all(Array.from({ length: times }, () => submitAs(fixture, user, 'same')))
  const ids = new Set(outcomes.map((outcome) => (outcome.submitted ? outcome.id : outcome.reason)))
  expect(ids.size).toBe(1)
  return { submits: times, trips: await counted('select count(*) n from trips') }
})

faultRow('submits across UTC midnight, on KV that is late: at most one a day', async () => {
  const clock = { time: Date.parse('2026-11-21T23:59:50Z'), now: () => clock.time }
  const { fixture } = testPlatform({ given: { clock }, bindings: { KV: createLateKv(env.KV, { clock }) } })
  const user = await addUser(fixture)
  const running = []
  for (let n = 0; n < 200; n++) {
    running.push(submitAs(fixture, user))
    clock.time += 100
  }
  const submitted = (await Promise.all(running)).filter((outcome) => outcome.submitted)
  const days = await env.DB.prepare('select quota_day, count(*) n from trips group by 1').all<{ n: number }>()
  expect(days.results.map(({ n }) => n)).toEqual([1, 1])
  return { submits: 200, days: 2, trips: submitted.length }
})

faultRow('each message ten times, out of order: one generation and one e-mail a trip', async () => {
  const trips = counts({ full: 100, quick: 15 })
  const { fixture, pass, generations } = testPlatform({ queues: { copies: 10, shuffle: true } })
  await submitMany(fixture, trips)
  await pass(2)
  expect(generations()).toBe(trips)
  expect(fixture.sent).toHaveLength(trips)
  expect(new Set(fixture.sent.map(({ to }) => to)).size).toBe(trips)
  return { trips, copies: 10, generations: generations(), mails: fixture.sent.length }
})

faultRow('half of all messages lost: the cron finds every trip and e-mail', async () => {
  const trips = counts({ full: 100, quick: 15 })
  const { fixture, pass, generations } = testPlatform({ queues: { drop: 0.5, copies: 2, shuffle: true } })
  await submitMany(fixture, trips)
  await pass(10)
  expect(await tripsWith('completed')).toBe(trips)
  expect(fixture.sent).toHaveLength(trips)
  return { trips, generations: generations(), mails: fixture.sent.length }
})

faultRow('the queue refuses for two minutes: all recover', async () => {
  const trips = counts({ full: 250, quick: 20 })
  let refuses = true
  const { fixture, pass } = testPlatform({ queues: { refuses: () => refuses } })
  await submitMany(fixture, trips)
  await pass(2)
  expect(await tripsWith('pending')).toBe(trips)
  refuses = false
  await pass(3)
  expect(await tripsWith('completed')).toBe(trips)
  expect(fixture.sent).toHaveLength(trips)
  return { trips, completed: trips, minutesAfter: 3, mails: fixture.sent.length }
})

faultRow('the account is deleted while its plan is made: no rows, no e-mails', async () => {
  const times = counts({ full: 50, quick: 10 })
  let user = ''
  const planner = async () =>
    plannerOf(async () => {
      await env.DB.prepare('delete from users where id = ?').bind(user).run()
      return undefined as never
    })
  const { fixture, pass } = testPlatform({ given: { planner } })
  for (let n = 0; n < times; n++) {
    const added = await addUser(fixture, `leaves-${n}@example.com`)
    user = added.id
    await submitAs(fixture, added)
    await pass(0.5)
  }
  await pass(5)
  const rows = await counted('select (select count(*) from trips) + (select count(*) from mails) n')
  expect([rows, fixture.sent.length]).toEqual([0, 0])
  return { deletions: times, rows, mails: fixture.sent.length }
})

faultRow('a plan that cannot be made gives the day back, three times a day', async () => {
  const planner = async () => plannerOf(() => ({ planned: false, refusal: 'no_valid_plan' as const }))
  const { fixture, pass } = testPlatform({ given: { planner } })
  const user = await addUser(fixture)
  let accepted = 0
  for (let n = 0; n < 6; n++) {
    if ((await submitAs(fixture, user)).submitted) accepted += 1
    await pass(0.5)
  }
  expect(accepted).toBe(3)
  expect(fixture.sent.map(({ subject }) => subject.length > 0)).toEqual([true, true, true])
  return { submits: 6, accepted, failed: await tripsWith('failed'), mails: fixture.sent.length }
})
