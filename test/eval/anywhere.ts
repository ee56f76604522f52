import type { Destination } from '../../src/atlas/destination.ts'
import { LOCALES } from '../../src/i18n/locale.ts'
import { createFakeServices } from '../../src/local/open-data/fake-services.ts'
import { createOpenData } from '../../src/open-data/open-data.ts'
import { createOpenAtlas } from '../../src/open-data/places/open-atlas.ts'
import { withOpenPlaces } from '../../src/open-data/places/plan-open-place.ts'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import { createPreparePlan } from '../../src/planner/make-plan.ts'
import type { PlanRequest } from '../../src/planner/plan.ts'
import { createReschedule } from '../../src/planner/repair/reschedule-plan.ts'
import { gatherFacts } from '../../src/planner/verify/fact-source.ts'
import { verify } from '../../src/planner/verify/verify.ts'
import { addDays } from '../../src/platform/calendar-date.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { BUDGET_LEVELS, TRIP_TYPES } from '../../src/trips/trip.ts'
import { readAtlas } from '../support/atlas-files.ts'
import { openNodeD1 } from '../support/node-d1.ts'
import { type FakeVillage, fakeVillages } from './fake-villages.ts'
import { daysWithStop } from './traveller/days.ts'

/** Between two requests, so that nobody has to wait for a turn. */
const APART_MS = 30_000

/**
 * Sixty places that are in no atlas, known by the map alone: planned with a stop on every day that is not of travel,
 * checked, or honestly refused.
 */
export async function run(most = Infinity): Promise<Record<string, number>> {
  const every = Math.max(1, Math.floor(60 / most))
  const villages = fakeVillages().filter((_, index) => index % every === 0)
  const platform = testPlatform(villages)
  let [possible, planned, passed, withStops, refused, mostRequests, repeated] = [0, 0, 0, 0, 0, 0, 0]
  for (const [seed, village] of villages.entries()) {
    const request = requestTo(village, seed)
    const { outcome, requests } = await platform.plan(request, seed)
    mostRequests = Math.max(mostRequests, requests)
    if (village.richness === 'thin') {
      if (!outcome.planned && outcome.refusal === 'too_little_known') refused++
      continue
    }
    possible++
    if (!outcome.planned) continue
    planned++
    const { failed } = verify(outcome.plan, request, await gatherFacts(outcome.plan, platform.atlas, request))
    if (failed.length === 0) passed++
    const trip = { request, plan: outcome.plan, destinations: new Map<string, Destination>() }
    if (daysWithStop(trip).found.length === 0) withStops++
    repeated += (await platform.plan({ ...request, startDate: request.endDate }, seed)).requests
  }
  const thin = villages.length - possible
  return {
    anywherePlaces: villages.length,
    anywherePlanned: planned / possible,
    anywhereHardPass: passed / planned,
    anywhereWithStops: withStops / possible,
    anywhereRefused: thin === 0 ? 1 : refused / thin,
    anywhereRequests: mostRequests,
    anywhereRepeated: repeated,
  }
}

/** The planner as it is put together in production, over the fakes and a database in memory. */
function testPlatform(villages: readonly FakeVillage[]) {
  const clock = { time: Date.parse('2027-01-01T00:00:00Z'), now: () => clock.time }
  const ours = readAtlas()
  const atlas = createOpenAtlas(ours, (id) => data.places.load(id))
  const sound = createFakeServices(villages, clock.now)
  let asked = 0
  const data = createOpenData({
    variables: { OPEN_DATA: 'fakes' },
    database: openDatabase(openNodeD1(() => 0)),
    atlas: async () => ours,
    openAtlas: async () => atlas,
    fetch: (url, init) => {
      asked++
      return sound(url, init)
    },
    userAgent: 'Dayfold/1 (+https://dayfold.example/contact)',
    clock,
    log: { info() {}, warn() {}, error() {} },
  })
  const atlasPlanner = createAtlasPlanner({ atlas })
  const prepare = createPreparePlan({
    planner: withOpenPlaces(atlasPlanner, atlas, data.places.find),
    atlasPlanner,
    atlas,
    reschedule: createReschedule({ atlas }),
  })
  async function plan(request: PlanRequest, seed: number) {
    clock.time += APART_MS
    const before = asked
    const now = new Date(clock.time).toISOString()
    const signal = new AbortController().signal
    const outcome = await prepare.plan(request, {
      seed,
      now,
      attempt: 1,
      signal,
      onDay: async () => undefined,
    })
    return { outcome, requests: asked - before }
  }
  return { atlas, plan }
}

function requestTo({ names }: FakeVillage, seed: number): PlanRequest {
  const startDate = addDays('2027-02-01', seed * 5)
  return {
    startLocation: 'London',
    destination: names.local,
    startDate,
    endDate: addDays(startDate, 2 + (seed % 4)),
    adults: 1 + (seed % 3),
    kids: seed % 4 === 0 ? 2 : 0,
    budget: BUDGET_LEVELS[seed % BUDGET_LEVELS.length] ?? 'comfort',
    tripType: TRIP_TYPES[seed % TRIP_TYPES.length] ?? 'relaxed',
    language: LOCALES[seed % LOCALES.length] ?? 'en',
  }
}
