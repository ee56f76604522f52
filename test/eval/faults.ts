import type { Plan, PlanRequest } from '../../src/planner/plan.ts'
import type { PlanFacts } from '../../src/planner/verify/subject.ts'
import { repair } from '../../src/planner/repair/repair.ts'
import { createReschedule } from '../../src/planner/repair/reschedule-plan.ts'
import { gatherFacts } from '../../src/planner/verify/fact-source.ts'
import { verify } from '../../src/planner/verify/verify.ts'
import type { Injection } from './faults-pick.ts'
import { PLACE_FAULTS } from './faults-places.ts'
import { SCHEDULE_FAULTS } from './faults-schedule.ts'
import { WAY_FAULTS } from './faults-travel.ts'
import { WORD_FAULTS } from './faults-words.ts'
import { draft, elsewhereOf, evalAtlas, sampleRequests } from './drafts.ts'

export const INJECTIONS: readonly Injection[] = [
  ...SCHEDULE_FAULTS,
  ...WAY_FAULTS,
  ...PLACE_FAULTS,
  ...WORD_FAULTS,
]

const PLANS = 40

export interface FaultRates {
  /** Kinds of fault that could be injected. */
  faultTypes: number
  faultsInjected: number
  /** Share of the injected faults that the right check noticed. */
  faultsDetected: number
  /** Share of the injected faults after whose repair no hard check fails. */
  faultsRepaired: number
}

/** Spoils sound plans in every known way and counts what the verifier notices and repair mends. */
export async function run(
  plans = PLANS,
  onMiss: (miss: string) => void = () => undefined,
): Promise<FaultRates> {
  let [injected, detected, repaired] = [0, 0, 0]
  const types = new Set<string>()
  const reschedule = createReschedule({ atlas: evalAtlas() })
  for (const request of sampleRequests(plans)) {
    const sound = await draft(request)
    if (!sound) continue
    const facts = await gatherFacts(sound, evalAtlas(), request)
    for (const injection of INJECTIONS) {
      const plan = spoiled(sound, request, facts, injection)
      if (!plan) continue
      injected += 1
      types.add(injection.name)
      const label = `${injection.name}: ${request.destination} ${request.startDate}`
      const { failed } = verify(plan, request, facts)
      if (failed.some(({ id }) => injection.noticedBy.some((wanted) => wanted === id))) detected += 1
      else onMiss(`not noticed: ${label}`)
      const { verdict } = repair(plan, request, facts, reschedule(request, facts, 1))
      if (verdict.failed.length === 0) repaired += 1
      else onMiss(`not repaired: ${label}: ${verdict.failed.map(({ id }) => id).join(', ')}`)
    }
  }
  return {
    faultTypes: types.size,
    faultsInjected: injected,
    faultsDetected: injected === 0 ? 0 : detected / injected,
    faultsRepaired: injected === 0 ? 0 : repaired / injected,
  }
}

function spoiled(
  sound: Plan,
  request: PlanRequest,
  { destinations }: PlanFacts,
  injection: Injection,
): Plan | undefined {
  const home = destinations.find(({ id }) => id === sound.destination.id)
  const elsewhere = home && elsewhereOf(home)
  const plan = structuredClone(sound)
  return home && elsewhere && injection.spoil({ plan, request, home, elsewhere }) ? plan : undefined
}
