import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import type { PlanRequest } from '../../src/planner/plan.ts'
import { evalAtlas, evalContext } from './drafts.ts'

const RUNS = 7
const FORTNIGHT = { startDate: '2027-05-03', endDate: '2027-05-16' }
const STOPS = [
  { place: 'Prague', nights: 4 },
  { place: 'Vienna', nights: 4 },
  { place: 'Salzburg', nights: 2 },
  { place: 'Munich', nights: 3 },
]

/** CPU of planning fourteen days over four places, as a multiple of fourteen days in each of them alone; medians. */
export async function run(runs = RUNS): Promise<Record<string, number>> {
  const planner = createAtlasPlanner({ atlas: evalAtlas() })
  const request: PlanRequest = {
    ...FORTNIGHT,
    startLocation: 'Hamburg',
    destination: 'Prague',
    adults: 2,
    kids: 0,
    budget: 'comfort',
    tripType: 'sightseeing',
    language: 'en',
  }
  const cost = async (asked: PlanRequest) => {
    const spent: number[] = []
    for (let seed = 0; seed < runs; seed++) {
      const before = process.cpuUsage()
      const outcome = await planner.plan(asked, evalContext({ seed }))
      const { user, system } = process.cpuUsage(before)
      if (!outcome.planned) throw new Error(`no plan: ${outcome.refusal}`)
      spent.push(user + system)
    }
    return median(spent)
  }
  const alone: number[] = []
  for (const { place } of STOPS)
    alone.push(await cost({ ...request, destination: place, wishes: { oneBase: true } }))
  const journey = await cost({ ...request, route: { stops: STOPS, order: 'given', ends: 'start' } })
  return { journeyCpuRatio: journey / median(alone) }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
