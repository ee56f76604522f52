import { expect } from 'vitest'
import { bundledAtlas } from '../../src/atlas/bundled-atlas.ts'
import { createAtlasPlanner } from '../../src/planner/atlas-planner.ts'
import { isStop } from '../../src/planner/checks/subject.ts'
import { type EditContext, editPlan } from '../../src/planner/edit/edit-plan.ts'
import type { PlanEdit } from '../../src/planner/edit/plan-edit.ts'
import type { Plan, PlanItem, PlanRequest } from '../../src/planner/plan.ts'
import { verify } from '../../src/planner/verify.ts'
import { gatherFacts } from '../../src/planner/verify-facts.ts'

/** A plan of the whole atlas, to be edited: four days in Vienna but for the changes. */

const atlas = bundledAtlas()
const REQUEST: PlanRequest = {
  startLocation: 'Hamburg',
  destination: 'Vienna',
  adults: 2,
  kids: 0,
  startDate: '2027-05-07',
  endDate: '2027-05-10',
  budget: 'comfort',
  tripType: 'sightseeing',
  language: 'en',
}

export async function planned(
  changes: Partial<PlanRequest> = {},
): Promise<{ plan: Plan; context: EditContext }> {
  const request = { ...REQUEST, ...changes }
  const outcome = await createAtlasPlanner({ atlas, iterations: 5 }).plan(request, {
    seed: 7,
    now: '2026-11-21T12:00:00Z',
    attempt: 1,
    signal: new AbortController().signal,
    onDay: async () => {},
  })
  if (!outcome.planned) throw new Error(outcome.refusal)
  const { destinations } = await gatherFacts(outcome.plan, atlas)
  return { plan: outcome.plan, context: { atlas, request, destinations, seed: 1 } }
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
