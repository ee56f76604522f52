import type { CheckId } from '../verify/texts/check-messages.ts'
import type { PlanFacts } from '../verify/subject.ts'
import type { Plan, PlanRequest } from '../plan.ts'
import type { Fault } from '../verify/verify.ts'
import type { Reschedule } from './reschedule.ts'

export type RepairId = 'dates' | 'ground' | 'drop' | 're-time' | 'fill' | 'money' | 'prose'

export interface RepairContext {
  request: PlanRequest
  facts: PlanFacts
  reschedule: Reschedule
  /** Days that an earlier step took something from, by index. */
  thinned: Set<number>
  /** Stops without a record where the atlas has the sights: items by "day/id". */
  unknown: Set<string>
}

/** One kind of repair. It returns the plan it was given when there was nothing for it to do. */
export interface RepairStep {
  id: RepairId
  /** The checks whose faults it mends. */
  mends: ReadonlySet<CheckId>
  apply(plan: Plan, faults: readonly Fault[], context: RepairContext): Plan
}

export function checkIds(...ids: CheckId[]): ReadonlySet<CheckId> {
  return new Set(ids)
}
