import { env } from 'cloudflare:workers'
import type { Env } from '../../src/env.ts'
import { createFakeServices } from '../../src/local/open-data/fake-services.ts'
import type { Mail } from '../../src/mail/mailer.ts'
import type { Fetch } from '../../src/open-data/gateway/gateway.ts'
import { users } from '../../src/auth/users/user.table.ts'
import { createServices } from '../../src/services.ts'
import type { PlanRequest } from '../../src/planner/plan.ts'
import { BUDGET_LEVELS } from '../../src/trips/trip.ts'

/** The product with open services on fakes, and a record of what was asked of them. */
export function openDataServices(given?: Fetch, bindings: Partial<Env> = {}) {
  const asked: { url: URL; init: RequestInit }[] = []
  const sent: Mail[] = []
  const openFetch: Fetch = (url, init) => {
    asked.push({ url: new URL(url), init })
    return ask(url, init)
  }
  const clock = { time: Date.parse('2026-11-21T12:00:00Z'), now: () => clock.time }
  const ask = given ?? createFakeServices(undefined, clock.now)
  const silent = { send: async () => ({}) } as unknown as Queue<never>
  const services = createServices(
    { ...env, PLANS: silent, MAILS: silent, OPEN_DATA: 'fakes', MODELS: '', ...bindings },
    {
      clock,
      log: { info() {}, warn() {}, error() {} },
      openFetch,
      mailer: {
        async send(mail) {
          sent.push(mail)
          return { sent: true }
        },
      },
    },
  )

  /** Stores a trip and makes its plan; the trip's row, whatever became of it. */
  async function plan(request: PlanRequest) {
    const id = services.ids.uuid()
    const email = `visitor-${id}@example.com`
    await services.database
      .insert(users)
      .values({ id, email, language: request.language, createdAt: clock.now() })
    const outcome = await services.submitTrip({
      userId: id,
      email,
      key: services.ids.uuid(),
      request: { ...request, budget: BUDGET_LEVELS.indexOf(request.budget) as 0 | 1 | 2 | 3 },
    })
    if (!outcome.submitted) throw new Error(outcome.reason)
    await services.preparing.prepare(outcome.id)
    const trip = await services.trips.byId(outcome.id)
    if (!trip) throw new Error('the trip is gone')
    return trip
  }

  return { services, asked, sent, clock, plan }
}
