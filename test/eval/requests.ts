import type { Destination } from '../../src/atlas/destination.ts'
import { LOCALES } from '../../src/i18n/locale.ts'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import { packPlan } from '../../src/trips/plan/packed-plan.ts'
import type { Plan, PlanRequest } from '../../src/planner/plan.ts'
import type { PlanContext } from '../../src/planner/planner.ts'
import { createCheckedPlanner } from '../../src/planner/checked-planner.ts'
import { createRandom } from '../../src/planner/schedule/search/random.ts'
import { verify } from '../../src/planner/verify/verify.ts'
import { gatherFacts } from '../../src/planner/verify/fact-source.ts'
import { distanceKm } from '../../src/atlas/distance.ts'
import { addDays } from '../../src/platform/calendar-date.ts'
import { BUDGET_LEVELS, TRIP_TYPES } from '../../src/trips/trip.ts'
import { readAtlas, readDestinations } from '../support/atlas-files.ts'
import { median, percentile } from './statistics.ts'

const REQUESTS = 640
/** Plausible names that no atlas holds, and what nobody can plan. */
const UNKNOWN = ['Hintertupfing', 'Sankt Nimmerlein', 'Ponta Escondida', 'Nowhere Falls', '架空の町']
const REFUSED = [
  { destination: 'asdfgh', refusal: 'not_a_place' },
  { destination: 'xxxxxx', refusal: 'not_a_place' },
  { destination: '12345', refusal: 'not_a_place' },
  { destination: ' berlin', refusal: 'same_place' },
] as const

/** Requests over destinations, lengths, types, children, budgets and languages, in the atlas and outside it. */
export async function run(requests = REQUESTS): Promise<Record<string, number>> {
  const destinations = readDestinations()
  const atlas = readAtlas(destinations)
  const atlasPlanner = createAtlasPlanner({ atlas })
  const prepare = createCheckedPlanner({ atlas })
  const scores: number[] = []
  const cpu: number[] = []
  const cpuWeek: number[] = []
  let [passed, repaired, bytes, stored] = [0, 0, 0, 0]
  const asked = requestsOver(destinations, requests)
  for (const [index, request] of asked.entries()) {
    const context = contextFor(index)
    const before = process.cpuUsage()
    const draft = await atlasPlanner.plan(request, context)
    const used = process.cpuUsage(before)
    const spent = (used.user + used.system) / 1000
    cpu.push(spent)
    if (draft.planned && draft.plan.days.length === 7) cpuWeek.push(spent)
    const outcome = await prepare.plan(request, context)
    const known = atlas.find(request.destination).kind === 'exact'
    // What the atlas does not know is refused, never called a plan.
    if (!known && !outcome.planned && outcome.refusal === 'too_little_known') passed++
    if (!draft.planned || !outcome.planned) continue
    const { length } = JSON.stringify(outcome.plan)
    // Packed, the longest is not always the largest; the long ones are few.
    if (length > bytes / 2) stored = Math.max(stored, (await packPlan(outcome.plan)).length)
    bytes = Math.max(bytes, length)
    const verdict = verify(outcome.plan, request, await gatherFacts(outcome.plan, atlas, request))
    if (verdict.failed.length === 0) passed++
    if (outcome.plan.provenance.repairs.length > 0 || !same(draft.plan, outcome.plan)) repaired++
    scores.push(verdict.score)
  }
  let refused = 0
  for (const { destination, refusal } of REFUSED) {
    const [first] = asked
    if (!first) continue
    const outcome = await prepare.plan({ ...first, startLocation: 'Berlin', destination }, contextFor(0))
    if (!outcome.planned && outcome.refusal === refusal) refused++
  }
  return {
    requests: asked.length,
    hardPass: passed / asked.length,
    softMedian: median(scores),
    repairedShare: repaired / asked.length,
    refusedRightly: refused / REFUSED.length,
    planCpuMs: median(cpu),
    planCpuMsP95: percentile(cpu, 0.95),
    weekCpuMs: median(cpuWeek),
    largestPlanBytes: bytes,
    largestStoredBytes: stored,
  }
}

function same(a: Plan, b: Plan): boolean {
  return JSON.stringify(a.days) === JSON.stringify(b.days)
}

function contextFor(seed: number): PlanContext {
  const signal = new AbortController().signal
  return { seed, now: '2027-01-01T00:00:00Z', attempt: 1, signal, onDay: async () => undefined }
}

/** Nobody flies there for a day. */
const FAR_KM = 2000
const BERLIN = [52.52, 13.4] as const

/** Every destination at least once where the number allows it, every combination in turn, one in twelve unknown. */
export function requestsOver(destinations: readonly Destination[], requests: number): PlanRequest[] {
  const random = createRandom(20270101)
  const pick = <Value>(values: readonly Value[], fallback: Value) =>
    values[Math.floor(random() * values.length)] ?? fallback
  const deep = destinations.filter(({ sights }) => sights.length > 0)
  const heads = destinations.filter(({ sights }) => sights.length === 0)
  return Array.from({ length: requests }, (_, index): PlanRequest => {
    const language = pick(LOCALES, 'en')
    const known =
      index % 12 === 11
        ? undefined
        : index % 4 === 3
          ? heads[index % heads.length]
          : deep[index % deep.length]
    const startDate = addDays('2027-01-01', Math.floor(random() * 365))
    const days = index % 5 === 0 ? 7 : 1 + Math.floor(random() * (index % 3 === 0 ? 30 : 10))
    const isFar = known && distanceKm(known.center, BERLIN) > FAR_KM
    return {
      startLocation: known?.id === 'berlin' ? 'Wien' : 'Berlin',
      destination: known?.names[language] ?? pick(UNKNOWN, 'Hintertupfing'),
      adults: 1 + Math.floor(random() * 6),
      kids: random() < 0.4 ? 1 + Math.floor(random() * 4) : 0,
      startDate,
      endDate: addDays(startDate, days - 1 + (isFar ? 3 : 0)),
      budget: pick(BUDGET_LEVELS, 'comfort'),
      tripType: pick(TRIP_TYPES, 'relaxed'),
      language,
    }
  })
}
