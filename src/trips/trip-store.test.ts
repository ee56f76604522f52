import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { VIENNA } from '../../test/support/sample-trip.ts'
import { addUser, emptyPlan, testServices } from '../../test/support/test-app.ts'
import { transaction } from '../platform/database.ts'
import { planRequestOf } from './job/plan-request.ts'
import { moveQuota, quotaOwnerOf } from './quota/quota-owner.ts'

const LEASE_MS = 60_000

/** A stored trip that nobody has claimed yet. */
async function storedTrip() {
  const opened = testServices()
  const { submitTrip, trips } = opened.services
  const { id: userId, email } = await addUser(opened)
  const outcome = await submitTrip({ userId, email, request: VIENNA, key: 'k' })
  if (!outcome.submitted) throw new Error('not submitted')
  const claim = async () => {
    const trip = await trips.claim(outcome.id, opened.clock.time, LEASE_MS)
    if (!trip) throw new Error('not claimed')
    return trip
  }
  return { ...opened, trips, id: outcome.id, userId, claim }
}

it('lets a claim that was overtaken write nothing', async () => {
  const { trips, clock, id, claim } = await storedTrip()
  const late = await claim()
  clock.time += LEASE_MS + 1
  const current = await claim()
  expect(current.attempt).toBe(late.attempt + 1)

  const plan = emptyPlan(planRequestOf(late))
  expect(await trips.saveProgress(late, plan.days, clock.time + LEASE_MS)).toBe(false)
  expect(await trips.renew(late, clock.time + 10 * LEASE_MS)).toBe(false)
  expect(await trips.complete(late, plan, clock.time, undefined)).toBe(false)
  expect(await trips.fail(late, 'gave_up', clock.time, undefined)).toBe(false)
  await trips.release(late)
  const after = await trips.byId(id)
  expect(after).toMatchObject({ status: 'pending', attempt: current.attempt, leaseUntil: current.leaseUntil })
  expect(after?.progress).toBeNull()
  expect(await trips.complete(current, plan, clock.time, undefined)).toBe(true)
})

it('ends a trip once, also for the claim that ended it', async () => {
  const { trips, clock, id, claim } = await storedTrip()
  const claimed = await claim()
  const plan = emptyPlan(planRequestOf(claimed))
  expect(await trips.complete(claimed, plan, clock.time, undefined)).toBe(true)
  expect(await trips.fail(claimed, 'gave_up', clock.time, undefined)).toBe(false)
  expect(await trips.saveProgress(claimed, plan.days, clock.time)).toBe(false)
  expect(await trips.byId(id)).toMatchObject({ status: 'completed', failure: null })
})

it('gives a trip to one worker until the lease is over', async () => {
  const { trips, clock, id, claim } = await storedTrip()
  await claim()
  expect(await trips.claim(id, clock.time, LEASE_MS)).toBeUndefined()
  clock.time += 2 * LEASE_MS
  expect(await trips.stuck(clock.time, 0, 10)).toMatchObject([{ id }])
  expect(await trips.claim(id, clock.time, LEASE_MS)).toMatchObject({ attempt: 2 })
  expect(await trips.stuck(clock.time, 0, 10)).toEqual([])
})

it('claims no trip that has ended', async () => {
  const { trips, clock, id, claim } = await storedTrip()
  await trips.fail(await claim(), 'gave_up', clock.time, undefined)
  clock.time += 2 * LEASE_MS
  expect(await trips.claim(id, clock.time, LEASE_MS)).toBeUndefined()
})

it('keeps the day of a submission that is repeated after its plan failed', async () => {
  const { trips, services, clock, userId, claim } = await storedTrip()
  await trips.fail(await claim(), 'gave_up', clock.time, undefined)
  const again = { userId, email: 'ada@example.com', request: VIENNA }
  expect(await services.submitTrip({ ...again, key: 'k' })).toMatchObject({ submitted: true, isNew: false })
  expect(await services.submitTrip({ ...again, key: 'another' })).toMatchObject({
    submitted: true,
    isNew: true,
  })
})

it('gives no day back that another trip used, where an account took its trip to that address', async () => {
  const opened = await storedTrip()
  const { trips, services, clock, userId, claim } = opened
  const other = await addUser(opened, 'bob@example.com')
  const used = await services.submitTrip({ userId: other.id, email: other.email, request: VIENNA, key: 'b' })
  if (!used.submitted) throw new Error('not submitted')
  const [from, to] = await Promise.all(
    ['ada@example.com', 'bob@example.com'].map((email) => quotaOwnerOf(env.AUTH_SECRET ?? '', email)),
  )
  await services.trips.remove(used.id, other.id)
  await transaction(services.database, moveQuota(userId, from ?? '', to ?? '', sql`select 1`))
  await trips.fail(await claim(), 'gave_up', clock.time, undefined)
  const again = { userId, email: 'bob@example.com', request: VIENNA, key: 'again' }
  expect(await services.submitTrip(again)).toMatchObject({ submitted: false, reason: 'daily_limit' })
})
