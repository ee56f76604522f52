import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { bundledAtlas } from '../../src/atlas/bundled-atlas.ts'
import { choosePlanner } from '../../src/planner/choose-planner.ts'
import type { AiBinding } from '../../src/planner/workers-ai/model-call.ts'
import { ANSWER_KINDS } from '../eval/corpus-kinds.ts'
import { CANARY } from '../eval/corpus-hostile.ts'
import { seenIn } from '../eval/corpus-model.ts'
import { plannerOf } from '../support/test-app.ts'
import { counted, testPlatform, submitMany, tripsWith } from '../support/test-platform.ts'
import { counts } from '../support/counts.ts'
import { faultRow } from '../support/fault-row.ts'

const MODELS = 'first=response,second=choices'

function plannerAsking(run: AiBinding['run']) {
  const chosen = choosePlanner({
    atlas: bundledAtlas(),
    ai: { run },
    models: MODELS,
    budget: { take: async () => true },
  })
  return async () => chosen
}

/** What Workers AI is known to throw, and what a network does. */
const THROWN = [
  '3036: You have used up your daily free allocation',
  '3040: Capacity temporarily exceeded, please try again.',
  '3007: Timeout',
  '3008: Request aborted',
  '5007: No such model',
  '5023: JSON mode is not supported by this model',
  '5025: JSON mode could not be satisfied',
  '3043: Internal server error',
  'Network connection lost.',
  'InferenceUpstreamError: 429 Too Many Requests',
]

faultRow('the model throws each code it knows: every trip gets its plan', async () => {
  let calls = 0
  const planner = plannerAsking(async () => {
    throw new Error(THROWN[calls++ % THROWN.length])
  })
  const { fixture, pass } = testPlatform({ given: { planner } })
  const trips = counts({ full: 40, quick: 5 })
  await submitMany(fixture, trips)
  await pass(5)
  expect(await tripsWith('completed')).toBe(trips)
  expect(fixture.sent).toHaveLength(trips)
  return { codes: THROWN.length, calls, trips, completed: trips, mails: fixture.sent.length }
})

faultRow('the model answers as in the corpus: what is delivered passed every hard check', async () => {
  const kinds = ANSWER_KINDS.filter(({ hangs }) => !hangs).slice(0, counts({ full: 400, quick: 20 }))
  let kind = 0
  let calls = 0
  const planner = plannerAsking(async (_model, { messages }) => {
    calls += 1
    return kinds[kind]?.answer(seenIn(messages), 0)
  })
  const { fixture, queues, clock } = testPlatform({ given: { planner } })
  const ids = await submitMany(fixture, kinds.length)
  for (const id of ids) {
    await fixture.services.preparing.prepare(id).catch(() => fixture.services.preparing.prepare(id))
    kind += 1
  }
  clock.time += 60_000
  await queues.deliver(fixture.services)
  const trips = await Promise.all(ids.map((id) => fixture.services.trips.byId(id)))
  const plans = trips.flatMap((trip) => (trip?.plan ? [JSON.stringify(trip.plan)] : []))
  const failedChecks = plans.filter((plan) => /"severity":"hard","passed":false/.test(plan))
  const leaks = plans.filter((plan) => CANARY.test(plan))
  expect([failedChecks.length, leaks.length]).toEqual([0, 0])
  expect(await tripsWith('pending')).toBe(0)
  return { answers: kinds.length, calls, delivered: plans.length, failedChecks: 0, leaks: 0 }
})

faultRow('the planner hangs and ignores its signal: the claim ends, the next attempt plans', async () => {
  const trips = counts({ full: 20, quick: 5 })
  let hangs = 0
  const planner = async () => ({
    ...plannerOf(),
    plan: async (...args: Parameters<ReturnType<typeof plannerOf>['plan']>) => {
      if (args[1].attempt > 1) return plannerOf().plan(...args)
      hangs += 1
      return new Promise<never>(() => {})
    },
  })
  const { fixture, pass } = testPlatform({ given: { planner, patienceMs: 50 } })
  await submitMany(fixture, trips)
  await pass(2)
  expect(await tripsWith('completed')).toBe(trips)
  expect(fixture.sent).toHaveLength(trips)
  return { trips, hangs, completed: trips, mails: fixture.sent.length }
})

faultRow('the planner never works: the trip fails honestly, the day comes back', async () => {
  const trips = counts({ full: 20, quick: 5 })
  let attempts = 0
  const planner = async () =>
    plannerOf(() => {
      attempts += 1
      throw new TypeError('Cannot read properties of undefined')
    })
  const { fixture, pass } = testPlatform({ given: { planner } })
  await submitMany(fixture, trips)
  await pass(16)
  expect(await tripsWith('failed')).toBe(trips)
  expect(fixture.sent).toHaveLength(trips)
  expect(await counted('select count(*) n from day_quota where trip_id is null')).toBe(trips)
  return { trips, attempts, failed: trips, mails: fixture.sent.length, daysGivenBack: trips }
})

faultRow('a planner outlives its claim: only one plan is written, by the one that holds it', async () => {
  const started: (() => void)[] = []
  let plans = 0
  const planner = async () =>
    plannerOf(async (_request, call) => {
      plans += 1
      if (call === 1) await new Promise<void>((resolve) => started.push(resolve))
      return undefined as never
    })
  const shared = planner()
  const { fixture, clock, pass } = testPlatform({ given: { planner: () => shared } })
  const [id = ''] = await submitMany(fixture, 1)
  const slow = fixture.services.preparing.prepare(id)
  while (started.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  clock.time += 100_000
  await fixture.services.preparing.prepare(id)
  started[0]?.()
  await slow
  await pass(1)
  const attempt = await counted('select attempt n from trips')
  expect([plans, attempt, fixture.sent.length]).toEqual([2, 2, 1])
  return { plans, written: 1, attempt, mails: 1 }
})

faultRow('a claim is renewed while the planner works, and its loss ends the work', async () => {
  let aborted = false
  const planner = async () => ({
    ...plannerOf(),
    plan: async (_request: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => {
          aborted = true
          reject(signal.reason)
        }),
      ),
  })
  const { fixture, clock } = testPlatform({ given: { planner, renewMs: 20 } })
  const [id = ''] = await submitMany(fixture, 1)
  const working = fixture.services.preparing.prepare(id)
  await new Promise((resolve) => setTimeout(resolve, 30))
  clock.time += 80_000
  await new Promise((resolve) => setTimeout(resolve, 60))
  clock.time += 80_000
  expect(await fixture.services.trips.claim(id, clock.time, 1)).toBeUndefined()
  await env.DB.exec('delete from users')
  await working
  expect(aborted).toBe(true)
  return { claims: 1, minutesHeld: 2.6, endedByDeletion: 1 }
})
