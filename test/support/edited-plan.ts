import { expect } from 'vitest'
import { bundledAtlas } from '../../src/atlas/bundled-atlas.ts'
import { type EditContext, editPlan } from '../../src/planner/edit/edit-plan.ts'
import type { PlanEdit } from '../../src/planner/edit/plan-edit.ts'
import { isStop, type Plan, type PlanItem, type PlanRequest } from '../../src/planner/plan.ts'
import { verify } from '../../src/planner/verify/verify.ts'
import { gatherFacts } from '../../src/planner/verify/fact-source.ts'
import { planFromAtlas } from './atlas-planner.ts'
import { sampleRequest } from './sample-plan.ts'

/** A plan of the whole atlas, to be edited: four days in Vienna but for the changes. */

const atlas = bundledAtlas()

export async function planned(
  changes: Partial<PlanRequest> = {},
): Promise<{ plan: Plan; context: EditContext }> {
  const request = sampleRequest({ endDate: '2027-05-10', ...changes })
  const plan = await planFromAtlas(request, 7, 5)
  const { destinations } = await gatherFacts(plan, atlas, request)
  return { plan, context: { atlas, request, destinations, seed: 1 } }
}

export function stopsOf(plan: Plan, day: number): PlanItem[] {
  return plan.days[day]?.items.filter(isStop) ?? []
}

/** The plan after a change that every check passes. */
export function done(plan: Plan, edit: PlanEdit, context: EditContext): Plan {
  const outcome = editPlan(plan, edit, context)
  if (!outcome.edited) throw new Error(JSON.stringify(outcome))
  expect(verify(outcome.plan, context.request, context).faults).toEqual([])
  return outcome.plan
}
