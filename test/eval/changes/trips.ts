import { readFileSync } from 'node:fs'
import type { Atlas } from '../../../src/atlas/atlas.ts'
import type { EditContext } from '../../../src/planner/edit/edit-plan.ts'
import type { Plan, PlanRequest } from '../../../src/planner/plan.ts'
import { withMoney } from '../../../src/planner/repair/reschedule-plan.ts'
import { gatherFacts } from '../../../src/planner/verify/fact-source.ts'

/** Five stored plans, to which the utterances of this folder are said. */
export const TRIPS = { v: 'vienna', r: 'rom', t: 'tokyo', b: 'barcelona', i: 'iceland' } as const
export type TripKey = keyof typeof TRIPS

export interface PlannedTrip {
  plan: Plan
  context: EditContext
}

export async function readTrip(key: TripKey, atlas: Atlas): Promise<PlannedTrip> {
  const file = new URL(`plans/${TRIPS[key]}.json`, import.meta.url)
  const { plan, request } = JSON.parse(readFileSync(file, 'utf8')) as { plan: Plan; request: PlanRequest }
  const { destinations } = await gatherFacts(plan, atlas, request)
  // Prices of the atlas change: a stored plan is judged at today's.
  const priced = withMoney(plan, request, destinations)
  return { plan: priced, context: { atlas, request, destinations, seed: 1 } }
}
