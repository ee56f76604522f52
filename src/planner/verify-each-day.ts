import type { Plan, PlanDay, PlanRequest } from './plan.ts'
import type { FactSource } from './verify/fact-source.ts'
import { gatherFacts } from './verify/fact-source.ts'
import { verifyDay } from './verify/verify.ts'

/**
 * Lets finished days through, in order, as long as each passes its checks; from the first that does not, days wait
 * for the whole plan. So a traveller sees no day that will not stand.
 */
export function createDayGate(
  request: PlanRequest,
  onDay: (day: PlanDay, index: number) => Promise<void>,
  atlas: FactSource,
) {
  const shown: PlanDay[] = []
  let open = true

  async function offer(day: PlanDay, index: number): Promise<void> {
    open &&= index === shown.length && (await stands(day, index))
    if (open) await show(day, index)
  }

  /** Lets out what waited, as the final plan has it. */
  async function release(days: readonly PlanDay[]): Promise<void> {
    for (const [index, day] of days.entries()) if (index >= shown.length) await show(day, index)
  }

  async function show(day: PlanDay, index: number): Promise<void> {
    shown.push(day)
    await onDay(day, index)
  }

  async function stands(day: PlanDay, index: number): Promise<boolean> {
    const plan = unfinished([...shown, day], request)
    return verifyDay(plan, index, request, await gatherFacts(plan, atlas, request)).length === 0
  }

  return { offer, release }
}

/** What is known of a plan while its days are coming in; the checks of a day read no more than this. */
function unfinished(days: PlanDay[], request: PlanRequest): Plan {
  const { id, name = request.destination } = days[0]?.base ?? {}
  const currency = days.flatMap(({ items }) => items).find(({ cost }) => cost)?.cost?.currency ?? ''
  const amounts = { lodging: 0, food: 0, transport: 0, activities: 0, total: 0, low: 0, high: 0 }
  return {
    version: 1,
    language: request.language,
    coverage: 'partial',
    destination: { name, currency, ...(id === undefined ? {} : { id }) },
    summary: '',
    days,
    tips: [],
    flights: [],
    stays: [],
    budget: { level: request.budget, currency, ...amounts },
    provenance: {
      planner: 'atlas',
      atlasVersion: '',
      seed: 0,
      attempts: 0,
      repairs: [],
      checks: [],
      score: 0,
      createdAt: '',
    },
  }
}
