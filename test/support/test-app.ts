import { env } from 'cloudflare:workers'
import { users } from '../../src/auth/users/user.table.ts'
import type { CodeMessage } from '../../src/auth/codes/code-message.ts'
import type { MailMessage } from '../../src/mail/mail-message.ts'
import type { PlanMessage } from '../../src/trips/job/plan-message.ts'
import type { Mail, Mailer, SendResult } from '../../src/mail/mailer.ts'
import type { Plan, PlanRequest } from '../../src/planner/plan.ts'
import type { Planner, PlanOutcome } from '../../src/planner/planner.ts'
import type { Adapters } from '../../src/env.ts'
import { createServices, type Services } from '../../src/services.ts'
import { addDays, daysBetween } from '../../src/platform/calendar-date.ts'

/** The services with a clock to set, a mailer that records, and a silent log. */
export function testServices(given: Partial<Adapters> = {}, bindings: Partial<Cloudflare.Env> = {}) {
  const clock = { time: Date.parse('2026-11-21T12:00:00Z'), now: () => clock.time }
  const sent: Mail[] = []
  const mailer: Mailer = {
    async send(mail): Promise<SendResult> {
      sent.push(mail)
      return { sent: true }
    },
  }
  const log = { info() {}, warn() {}, error() {} }
  // What waits for its turn at the mail service has it at once.
  const CODES = {
    send: async ({ codeId, shard = 0 }: CodeMessage) =>
      void (await services.shards[shard]?.auth?.deliverCode(codeId)),
  } as unknown as Queue<CodeMessage>
  const all: Services = createServices(
    { ...env, PLANS: lossyQueue, MAILS: lossyQueue, CODES, ...bindings, ...severalDatabases(bindings) },
    { clock, mailer, log, planner: async () => plannerOf(), ...given },
  )
  const services = { ...all, ...all.shards.at(-1) }
  return { services, clock, sent }
}

/** Where there are three, the last one has the accounts. It is `env.DB`, or what a test puts in its place. */
function severalDatabases(given: Partial<Cloudflare.Env>) {
  const { DB_1: first, DB_2: second } = env
  if (!first || !second || 'DB_1' in given) return {}
  return { DB: first, DB_1: second, DB_2: given.DB ?? env.DB, NEW_ACCOUNTS_IN: '2' }
}

/** A queue that loses every message: the runtime would deliver them to services of its own, during the next test. */
const lossyQueue = { send: async () => ({}) } as unknown as Queue<never> &
  Queue<PlanMessage> &
  Queue<MailMessage>

export type TestServices = ReturnType<typeof testServices>

export async function addUser({ services }: TestServices, email = 'ada@example.com') {
  const user = { id: services.ids.uuid(), email, language: 'en' as const, createdAt: services.clock.now() }
  await services.database.insert(users).values(user)
  return user
}

/** A planner that answers at once; `outcome` may say something else for a request. */
export function plannerOf(
  outcome?: (request: PlanRequest, call: number) => PlanOutcome | Promise<PlanOutcome>,
): Planner {
  let calls = 0
  return {
    name: 'atlas',
    async plan(request, context) {
      calls += 1
      const given = await outcome?.(request, calls)
      if (given) return given
      const plan = emptyPlan(request, context.seed)
      for (const [index, day] of plan.days.entries()) await context.onDay(day, index)
      return { planned: true, plan }
    },
  }
}

export function emptyPlan(request: PlanRequest, seed = 1): Plan {
  const days = Array.from({ length: daysBetween(request.startDate, request.endDate) + 1 }, (_, index) => ({
    date: addDays(request.startDate, index),
    title: `Day ${index + 1}`,
    base: { name: request.destination },
    items: [],
  }))
  const money = { lodging: 100, food: 50, transport: 10, activities: 0, total: 160, low: 130, high: 200 }
  return {
    version: 1,
    language: request.language,
    coverage: 'generic',
    destination: { name: request.destination, currency: 'EUR' },
    summary: 'Days to fill.',
    days,
    tips: [],
    flights: [],
    stays: [],
    budget: { level: request.budget, currency: 'EUR', ...money },
    provenance: {
      planner: 'atlas',
      atlasVersion: 'test',
      seed,
      attempts: 1,
      repairs: [],
      checks: [],
      score: 0,
      createdAt: '2026-11-21T12:00:00.000Z',
    },
  }
}
