import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { runCron, handleBatch } from '../../src/app/queue-consumer.ts'
import type { TripRequest } from '../../src/trips/trip.ts'
import { atlasPlanner } from '../support/atlas-planner.ts'
import { addUser, type TestServices, testServices, plannerOf } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'

async function submit(
  house: TestServices,
  user: { id: string; email: string },
  key = house.services.ids.uuid(),
  request: TripRequest = VIENNA,
) {
  return house.services.submitTrip({ userId: user.id, email: user.email, request, key })
}

async function submitted(
  house: TestServices,
  user: { id: string; email: string },
  request: TripRequest = VIENNA,
): Promise<string> {
  const outcome = await submit(house, user, undefined, request)
  if (!outcome.submitted) throw new Error(outcome.reason)
  return outcome.id
}

async function deliverDueMail({ services }: TestServices): Promise<void> {
  for (const { id } of await services.outbox.due(services.clock.now(), 100)) await services.deliverMail(id)
}

const count = (table: string) => env.DB.prepare(`select count(*) n from ${table}`).first<number>('n')

it('ends with a plan, an e-mail and the day used', async () => {
  const house = testServices()
  const user = await addUser(house)
  const id = await submitted(house, user)
  await house.services.preparing.prepare(id)
  await deliverDueMail(house)
  const trip = await house.services.trips.owned(id, user.id)
  expect(trip?.status).toBe('completed')
  expect(trip?.plan?.days.map(({ date }) => date)).toEqual(['2027-03-04', '2027-03-05', '2027-03-06'])
  expect(house.sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.com', 'Your travel plan for Vienna is ready'],
  ])
  expect(house.sent[0]?.text).toContain(`/trips/${id}`)
  expect(await submit(house, user)).toEqual({
    submitted: false,
    reason: 'daily_limit',
    nextAt: '2026-11-22T00:00:00.000Z',
  })
})

it('plans a submission sent twice once', async () => {
  const house = testServices()
  const user = await addUser(house)
  const first = await submit(house, user, 'key-1')
  const second = await submit(house, user, 'key-1')
  expect(first).toMatchObject({ submitted: true, isNew: true })
  expect(second).toMatchObject({ submitted: true, isNew: false, id: first.submitted ? first.id : '' })
  expect(await count('trips')).toBe(1)
})

it('lets one of a hundred parallel submissions through', async () => {
  const house = testServices()
  const user = await addUser(house)
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => submit(house, user)))
  expect(outcomes.filter(({ submitted }) => submitted)).toHaveLength(1)
  expect(await count('trips')).toBe(1)
})

it('gives the day back when planning fails, three times a day at most', async () => {
  const house = testServices({
    planner: async () => plannerOf(() => ({ planned: false, refusal: 'not_a_place' })),
  })
  const user = await addUser(house)
  for (let round = 0; round < 3; round++) {
    const id = await submitted(house, user)
    await house.services.preparing.prepare(id)
    expect((await house.services.trips.owned(id, user.id))?.status).toBe('failed')
  }
  await deliverDueMail(house)
  expect(house.sent).toHaveLength(3)
  for (const { text } of house.sent)
    expect(text).toContain("Failed searches don't count; you can try three times a day.")
  expect(await submit(house, user)).toMatchObject({ submitted: false })
  house.clock.time += 24 * 3_600_000
  expect(await submit(house, user)).toMatchObject({ submitted: true })
})

it('calls no outline a plan, gives the day back for it, and plans the place that was meant', async () => {
  const house = testServices({ planner: atlasPlanner })
  const user = await addUser(house)
  const typo = await submitted(house, user, { ...VIENNA, destination: 'Lisbn' })
  await house.services.preparing.prepare(typo)
  const failed = await house.services.trips.owned(typo, user.id)
  expect([failed?.status, failed?.failure, failed?.plan]).toEqual(['failed', 'too_little_known', null])
  const meant = await submitted(house, user, { ...VIENNA, destination: 'Lisbon' })
  await house.services.preparing.prepare(meant)
  expect((await house.services.trips.owned(meant, user.id))?.plan?.coverage).toBe('full')
  expect(await submit(house, user)).toMatchObject({ submitted: false })
})

it('gives the day back to the address that the account has by then', async () => {
  const house = testServices({
    planner: async () =>
      plannerOf(async () => {
        // What changing the address does (quota-owner.ts), while the plan is made.
        await env.DB.exec("update day_quota set owner = 'moved'")
        await env.DB.exec("update trips set quota_owner = 'moved'")
        return { planned: false, refusal: 'not_a_place' }
      }),
  })
  const user = await addUser(house)
  await house.services.preparing.prepare(await submitted(house, user))
  expect(await env.DB.prepare('select owner, trip_id from day_quota').all()).toMatchObject({
    results: [{ owner: 'moved', trip_id: null }],
  })
})

it('generates and mails once however often the message comes', async () => {
  let plans = 0
  const house = testServices({
    planner: async () => {
      plans += 1
      return plannerOf()
    },
  })
  const user = await addUser(house)
  const id = await submitted(house, user)
  await Promise.all(Array.from({ length: 10 }, () => house.services.preparing.prepare(id)))
  await Promise.all(Array.from({ length: 10 }, () => house.services.deliverMail(`plan-ready:${id}`)))
  expect(plans).toBe(1)
  expect(house.sent).toHaveLength(1)
})

it('tries again after a planner that threw', async () => {
  const house = testServices({
    planner: async () => planner,
  })
  const planner = plannerOf((_request, call) => {
    if (call === 1) throw new Error('no capacity')
    return undefined as never
  })
  const user = await addUser(house)
  const id = await submitted(house, user)
  await expect(house.services.preparing.prepare(id)).rejects.toThrow('no capacity')
  await house.services.preparing.prepare(id)
  const trip = await house.services.trips.owned(id, user.id)
  expect([trip?.status, trip?.attempt]).toEqual(['completed', 2])
})

it('ends silently when the owner is deleted meanwhile', async () => {
  const house = testServices({
    planner: async () =>
      plannerOf(async () => {
        await env.DB.exec('delete from users')
        return undefined as never
      }),
  })
  const user = await addUser(house)
  await house.services.preparing.prepare(await submitted(house, user))
  await deliverDueMail(house)
  expect([await count('trips'), await count('mails'), house.sent.length]).toEqual([0, 0, 0])
})

it('is picked up by the sweep when its message was lost, and given up when too old', async () => {
  const asked: string[] = []
  const house = testServices()
  const user = await addUser(house)
  const id = await submitted(house, user)
  house.clock.time += 60_000
  const queued = { ...house.services, enqueueMail: async () => {} }
  for (const trip of await house.services.trips.stuck(house.clock.time, 45_000, 10)) asked.push(trip.id)
  expect(asked).toEqual([id])
  house.clock.time += 16 * 60_000
  await runCron(queued)
  expect((await house.services.trips.owned(id, user.id))?.status).toBe('failed')
})

it('fails a trip whose message ended in the dead-letter queue', async () => {
  const house = testServices()
  const user = await addUser(house)
  const id = await submitted(house, user)
  const acknowledged: string[] = []
  const message = {
    id: 'm',
    timestamp: new Date(),
    attempts: 1,
    body: { tripId: id, shard: house.services.shard },
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
    house.services,
  )
  expect(acknowledged).toEqual([id])
  expect((await house.services.trips.owned(id, user.id))?.failure).toBe('gave_up')
})
