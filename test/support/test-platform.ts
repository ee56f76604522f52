import { env } from 'cloudflare:workers'
import { createResendMailer } from '../../src/mail/resend.ts'
import { runCron } from '../../src/app/queue-consumer.ts'
import type { Adapters, Env } from '../../src/env.ts'
import { addUser, type TestServices, testServices, plannerOf } from './test-app.ts'
import { VIENNA } from './sample-trip.ts'
import { randomFrom } from './random.ts'
import { createFaultyQueues, type QueueFaults } from './fake-queue.ts'

export const silentLog = { info() {}, warn() {}, error() {} }

interface TestPlatformOptions {
  seed?: number
  queues?: QueueFaults
  given?: Partial<Adapters>
  bindings?: Partial<Env>
}

/** The services on queues that misbehave, with the cron of every minute, on a clock of their own. */
export function testPlatform({
  seed = 1,
  queues: faults = {},
  given = {},
  bindings = {},
}: TestPlatformOptions = {}) {
  const clock = { time: Date.parse('2026-11-21T12:00:00Z'), now: () => clock.time }
  const random = randomFrom(seed)
  const queues = createFaultyQueues(clock, random, faults)
  let generations = 0
  const planner = async () => {
    const inner = plannerOf()
    return {
      ...inner,
      plan: (...args: Parameters<typeof inner.plan>) => {
        generations += 1
        return inner.plan(...args)
      },
    }
  }
  const fixture = testServices(
    { clock, planner, ...given },
    { PLANS: queues.PLANS, MAILS: queues.MAILS, ...bindings },
  )

  /** Lets time go by in steps of ten seconds. */
  async function pass(minutes: number): Promise<void> {
    for (let step = 0; step < minutes * 6; step++) {
      await queues.deliver(fixture.services)
      clock.time += 10_000
      if (step % 6 === 5) await runCron(fixture.services)
    }
    await queues.deliver(fixture.services)
  }

  return { fixture, clock, random, queues, pass, generations: () => generations }
}

/** The mailer of production, for tests in which `fetch` plays the mail service. */
export function resendMailer() {
  return createResendMailer({ apiKey: 're_test', from: 'Dayfold <hello@dayfold.example>', log: silentLog })
}

export async function submitAs(
  { services }: TestServices,
  user: { id: string; email: string },
  key = services.ids.uuid(),
) {
  return services.submitTrip({ userId: user.id, email: user.email, request: VIENNA, key })
}

/** `n` travellers with a trip each; gives the trips' ids. */
export async function submitMany(fixture: TestServices, n: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < n; index++) {
    const user = await addUser(fixture, `traveller-${index}@example.com`)
    const outcome = await submitAs(fixture, user)
    if (!outcome.submitted) throw new Error(outcome.reason)
    ids.push(outcome.id)
  }
  return ids
}

export async function counted(query: string): Promise<number> {
  return (await env.DB.prepare(query).first<number>('n')) ?? 0
}

export const tripsWith = (status: string) =>
  counted(`select count(*) n from trips where status = '${status}'`)
