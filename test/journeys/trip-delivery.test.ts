import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { runCron, handleBatch } from '../../src/app/queue-consumer.ts'
import type { TripRequest } from '../../src/trips/trip.ts'
import { atlasPlanner } from '../support/atlas-planner.ts'
import { addUser, type TestServices, testServices, plannerOf } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'

async function submit(
  fixture: TestServices,
  user: { id: string; email: string },
  key = fixture.services.ids.uuid(),
  request: TripRequest = VIENNA,
) {
  return fixture.services.submitTrip({ userId: user.id, email: user.email, request, key })
}

async function submitted(
  fixture: TestServices,
  user: { id: string; email: string },
  request: TripRequest = VIENNA,
): Promise<string> {
  const outcome = await submit(fixture, user, undefined, request)
  if (!outcome.submitted) throw new Error(outcome.reason)
  return outcome.id
}

async function deliverDueMail({ services }: TestServices): Promise<void> {
  for (const { id } of await services.outbox.due(services.clock.now(), 100)) await services.deliverMail(id)
}

const count = (table: string) => env.DB.prepare(`select count(*) n from ${table}`).first<number>('n')

it('ends with a plan, an e-mail and the day used', async () => {
  const fixture = testServices()
  const user = await addUser(fixture)
  const id = await submitted(fixture, user)
  await fixture.services.preparing.prepare(id)
  await deliverDueMail(fixture)
  const trip = await fixture.services.trips.findOwned(id, user.id)
  expect(trip?.status).toBe('completed')
  expect(trip?.plan?.days.map(({ date }) => date)).toEqual(['2027-03-04', '2027-03-05', '2027-03-06'])
  expect(fixture.sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.com', 'Your travel plan for Vienna is ready'],
  ])
  expect(fixture.sent[0]?.text).toContain(`/trips/${id}`)
  expect(await submit(fixture, user)).toEqual({
    submitted: false,
    reason: 'daily_limit',
    nextAt: '2026-11-22T00:00:00.000Z',
  })
})

it('plans a submission sent twice once', async () => {
  const fixture = testServices()
  const user = await addUser(fixture)
  const first = await submit(fixture, user, 'key-1')
  const second = await submit(fixture, user, 'key-1')
  expect(first).toMatchObject({ submitted: true, isNew: true })
  expect(second).toMatchObject({ submitted: true, isNew: false, id: first.submitted ? first.id : '' })
  expect(await count('trips')).toBe(1)
})

it('lets one of a hundred parallel submissions through', async () => {
  const fixture = testServices()
  const user = await addUser(fixture)
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => submit(fixture, user)))
  expect(outcomes.filter(({ submitted }) => submitted)).toHaveLength(1)
  expect(await count('trips')).toBe(1)
})

it('gives the day back when planning fails, three times a day at most', async () => {
  const fixture = testServices({
    planner: async () => plannerOf(() => ({ planned: false, refusal: 'not_a_place' })),
  })
  const user = await addUser(fixture)
  for (let round = 0; round < 3; round++) {
    const id = await submitted(fixture, user)
    await fixture.services.preparing.prepare(id)
    expect((await fixture.services.trips.findOwned(id, user.id))?.status).toBe('failed')
  }
  await deliverDueMail(fixture)
  expect(fixture.sent).toHaveLength(3)
  for (const { text } of fixture.sent)
    expect(text).toContain("Failed searches don't count; you can try three times a day.")
  expect(await submit(fixture, user)).toMatchObject({ submitted: false })
  fixture.clock.time += 24 * 3_600_000
  expect(await submit(fixture, user)).toMatchObject({ submitted: true })
})

it('calls no outline a plan, gives the day back for it, and plans the place that was meant', async () => {
  const fixture = testServices({ planner: atlasPlanner })
  const user = await addUser(fixture)
  const typo = await submitted(fixture, user, { ...VIENNA, destination: 'Lisbn' })
  await fixture.services.preparing.prepare(typo)
  const failed = await fixture.services.trips.findOwned(typo, user.id)
  expect([failed?.status, failed?.failure, failed?.plan]).toEqual(['failed', 'too_little_known', null])
  const meant = await submitted(fixture, user, { ...VIENNA, destination: 'Lisbon' })
  await fixture.services.preparing.prepare(meant)
  expect((await fixture.services.trips.findOwned(meant, user.id))?.plan?.coverage).toBe('full')
  expect(await submit(fixture, user)).toMatchObject({ submitted: false })
})

it('gives the day back to the address that the account has by then', async () => {
  const fixture = testServices({
    planner: async () =>
      plannerOf(async () => {
        // What changing the address does (quota-owner.ts), while the plan is made.
        await env.DB.exec("update day_quota set owner = 'moved'")
        await env.DB.exec("update trips set quota_owner = 'moved'")
        return { planned: false, refusal: 'not_a_place' }
      }),
  })
  const user = await addUser(fixture)
  await fixture.services.preparing.prepare(await submitted(fixture, user))
  expect(await env.DB.prepare('select owner, trip_id from day_quota').all()).toMatchObject({
    results: [{ owner: 'moved', trip_id: null }],
  })
})

it('generates and mails once however often the message comes', async () => {
  let plans = 0
  const fixture = testServices({
    planner: async () => {
      plans += 1
      return plannerOf()
    },
  })
  const user = await addUser(fixture)
  const id = await submitted(fixture, user)
  await Promise.all(Array.from({ length: 10 }, () => fixture.services.preparing.prepare(id)))
  await Promise.all(Array.from({ length: 10 }, () => fixture.services.deliverMail(`plan-ready:${id}`)))
  expect(plans).toBe(1)
  expect(fixture.sent).toHaveLength(1)
})

it('tries again after a planner that threw', async () => {
  const fixture = testServices({
    planner: async () => planner,
  })
  const planner = plannerOf((_request, call) => {
    if (call === 1) throw new Error('no capacity')
    return undefined as never
  })
  const user = await addUser(fixture)
  const id = await submitted(fixture, user)
  await expect(fixture.services.preparing.prepare(id)).rejects.toThrow('no capacity')
  await fixture.services.preparing.prepare(id)
  const trip = await fixture.services.trips.findOwned(id, user.id)
  expect([trip?.status, trip?.attempt]).toEqual(['completed', 2])
})

it('ends silently when the owner is deleted meanwhile', async () => {
  const fixture = testServices({
    planner: async () =>
      plannerOf(async () => {
        await env.DB.exec('delete from users')
        return undefined as never
      }),
  })
  const user = await addUser(fixture)
  await fixture.services.preparing.prepare(await submitted(fixture, user))
  await deliverDueMail(fixture)
  expect([await count('trips'), await count('mails'), fixture.sent.length]).toEqual([0, 0, 0])
})

it('is picked up by the sweep when its message was lost, and given up when too old', async () => {
  const asked: string[] = []
  const fixture = testServices()
  const user = await addUser(fixture)
  const id = await submitted(fixture, user)
  fixture.clock.time += 60_000
  const queued = { ...fixture.services, enqueueMail: async () => {} }
  for (const trip of await fixture.services.trips.stuck(fixture.clock.time, 45_000, 10)) asked.push(trip.id)
  expect(asked).toEqual([id])
  fixture.clock.time += 16 * 60_000
  await runCron(queued)
  expect((await fixture.services.trips.findOwned(id, user.id))?.status).toBe('failed')
})

it('fails a trip whose message ended in the dead-letter queue', async () => {
  const fixture = testServices()
  const user = await addUser(fixture)
  const id = await submitted(fixture, user)
  const acknowledged: string[] = []
  const message = {
    id: 'm',
    timestamp: new Date(),
    attempts: 1,
    body: { tripId: id, shard: fixture.services.shard },
    ack: () => acknowledged.push(id),
    retry() {},
  }
  await handleBatch(
    {
      queue: 'dayfold-plans-dead',
      messages: [message],
      metadata: undefined,
      ackAll() {},
      retryAll() {},
    } as never,
    fixture.services,
  )
  expect(acknowledged).toEqual([id])
  expect((await fixture.services.trips.findOwned(id, user.id))?.failure).toBe('gave_up')
})
