import '../../src/i18n/app-texts.ts'
import { openAtlas } from '../../src/app/adapters.ts'
import { createBaseApp } from '../../src/app/base-app.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { cryptoIds } from '../../src/platform/ids.ts'
import { consoleLog } from '../../src/platform/log.ts'
import { choosePlanner } from '../../src/planner/choose-planner.ts'
import type { Env } from '../../src/env.ts'
import { packPlan, withPlan } from '../../src/trips/plan/packed-plan.ts'
import { createPlanReader } from '../../src/trips/plan/plan-reader.ts'
import { planRequestOf } from '../../src/trips/job/plan-request.ts'
import type { TripLinkStore } from '../../src/trips/share/trip-link-store.ts'
import { tripPages } from '../../src/trips/pages/trip-pages.routes.tsx'
import type { TripStore } from '../../src/trips/trip-store.ts'

const TRIP = {
  id: '00000000-0000-4000-8000-000000000000',
  userId: 'traveller',
  submissionKey: '',
  startLocation: 'Hamburg',
  destination: 'Vienna',
  adults: 2,
  kids: 1,
  startDate: '2027-01-21',
  endDate: '2027-01-24',
  budgetType: 'comfort',
  tripType: 'sightseeing',
  language: 'en',
  status: 'completed',
  createdAt: Date.UTC(2026, 10, 1),
  progress: null,
  wishes: null,
  route: null,
  stops: null,
  attempt: 1,
  leaseUntil: null,
  failure: null,
  finishedAt: Date.UTC(2026, 10, 1),
  revision: 0,
  latitude: 48.2,
  longitude: 16.4,
  quotaOwner: '',
  quotaDay: '',
  network: null,
} as const
const LISTED = 20

type Site = Awaited<ReturnType<typeof open>>
let site: Site | undefined

/**
 * A trip and My Trips for somebody signed in, without a database: the site's entrance and routes, a plan that the atlas
 * planner made at the first request, and stores that answer from memory with what the real ones read.
 */
export default {
  async fetch(request, env) {
    site ??= await open(env)
    return site.fetch(request)
  },
} satisfies ExportedHandler<Env>

async function open(env: Env) {
  const atlas = await openAtlas(env)
  const planner = choosePlanner({ atlas, models: '', budget: { take: async () => false } })
  const outcome = await planner.plan(planRequestOf(TRIP), {
    seed: 1,
    now: new Date(TRIP.createdAt).toISOString(),
    attempt: 1,
    signal: new AbortController().signal,
    onDay: async () => undefined,
  })
  if (!outcome.planned) throw new Error(outcome.refusal)
  const plan = await packPlan(outcome.plan)
  const trips: Partial<TripStore> = {
    page: async () => Array.from({ length: LISTED }, (_, index) => ({ ...TRIP, id: `${TRIP.id}${index}` })),
  }
  const tripLinks: Partial<TripLinkStore> = {
    tripWithLinks: async () => ({ trip: await withPlan({ ...TRIP, plan }), links: {} }),
  }
  const app = createBaseApp({
    appUrl: env.APP_URL,
    clock: systemClock,
    ids: cryptoIds,
    log: consoleLog,
    rateLimiters: undefined,
    atlas: () => openAtlas(env),
    fetchTile: async () => async () => undefined,
  })
  app.use(async (c, next) => {
    c.set('viewer', {
      userId: TRIP.userId,
      sessionId: '',
      email: 'traveller@example.com',
      name: '',
      language: 'en',
      signedInAt: TRIP.createdAt,
    })
    await next()
  })
  app.route(
    '/',
    tripPages({
      trips: trips as TripStore,
      tripLinks: tripLinks as TripLinkStore,
      planReader: createPlanReader(async () => atlas),
      suppressions: { has: async () => false },
      appUrl: env.APP_URL,
      clock: systemClock,
    }),
  )
  return app
}
