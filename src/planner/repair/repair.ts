import type { PlanFacts } from '../verify/subject.ts'
import type { Plan, PlanRequest } from '../plan.ts'
import { verify } from '../verify/verify.ts'
import type { Verdict } from '../verify/verify.ts'
import { repairDates } from './dates.ts'
import { repairDrop } from './drop.ts'
import { repairGround } from './places.ts'
import { repairProse } from './prose.ts'
import type { Reschedule } from './reschedule.ts'
import { repairFill, repairMoney, repairTimes } from './schedule-steps.ts'
import type { RepairContext, RepairId, RepairStep } from './repair-step.ts'

/** Each step may rely on what those before it have settled. */
const STEPS: readonly RepairStep[] = [
  repairDates,
  repairGround,
  repairDrop,
  repairTimes,
  repairFill,
  repairMoney,
  repairProse,
]

export interface Repaired {
  plan: Plan
  /** Which steps changed the plan, in order. */
  repairs: RepairId[]
  /** On the plan as it is now. */
  verdict: Verdict
}

/** Mending one fault may lay another bare (a stop without a name goes, its day grows thin), but not for long. */
const PASSES = 2

/** Mends what can be mended without a model, in a fixed order. What is left to fail stands in the verdict. */
export function repair(plan: Plan, request: PlanRequest, facts: PlanFacts, reschedule: Reschedule): Repaired {
  const context: RepairContext = { request, facts, reschedule, thinned: new Set(), unknown: new Set() }
  const repairs = new Set<RepairId>()
  let current = plan
  let verdict = verify(current, request, facts)
  for (let pass = 0; pass < PASSES && verdict.failed.length > 0; pass++) {
    for (const step of STEPS) {
      const faults = verdict.faults.filter(({ check }) => step.mends.has(check))
      if (faults.length === 0 && !isOwed(step, context)) continue
      current = step.apply(current, faults, context)
      if (step === repairFill) context.thinned.clear()
      if (step === repairDrop) context.unknown.clear()
      repairs.add(step.id)
      verdict = verify(current, request, facts)
    }
  }
  return { plan: current, repairs: [...repairs], verdict }
}

/** Work that an earlier step left behind, which shows in no check. */
function isOwed(step: RepairStep, { thinned, unknown }: RepairContext): boolean {
  return (step === repairFill && thinned.size > 0) || (step === repairDrop && unknown.size > 0)
}
