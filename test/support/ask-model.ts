import { type Atlas, createAtlas, headOf } from '../../src/atlas/atlas.ts'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import type { Plan, PlanDay, PlanRequest } from '../../src/planner/plan.ts'
import type { PlanContext } from '../../src/planner/planner.ts'
import { createReschedule } from '../../src/planner/repair/reschedule-plan.ts'
import { createWorkersAiPlanner } from '../../src/planner/workers-ai/planner.ts'
import { sampleDestination } from './sample-destination.ts'
import { sampleRequest } from './sample-plan.ts'

/** Plans by a model that a test plays, over an atlas of one destination. */

export const vienna = sampleDestination()

/** Numbers of the sample's sights, as the prompt lists them. */
export const numberOf: Record<string, number> = Object.fromEntries(
  vienna.sights.map(({ id }, index) => [id, index + 1]),
)

const sampleAtlas = createAtlas({ version: 'sample', heads: [headOf(vienna)], load: async () => vienna })
const models = [
  { id: 'first', dialect: 'response' as const },
  { id: 'second', dialect: 'choices' as const },
]

/** What the binding gives for a prompt (JSON of its messages) and the number of the call, from 0. */
export type Answer = (prompt: string, call: number) => unknown

export async function planWith(
  answer: Answer,
  request: PlanRequest = sampleRequest(),
  changes: Partial<PlanContext> = {},
  callsLeft = 99,
  atlas: Atlas = sampleAtlas,
) {
  const calls: { model: string; prompt: string }[] = []
  const shown: PlanDay[] = []
  let left = callsLeft
  const planner = createWorkersAiPlanner({
    ai: {
      async run(model, { messages }) {
        const prompt = JSON.stringify(messages)
        calls.push({ model, prompt })
        return answer(prompt, calls.length - 1)
      },
    },
    models,
    atlas,
    atlasPlanner: createAtlasPlanner({ atlas }),
    reschedule: createReschedule({ atlas }),
    budget: { take: async () => left-- > 0 },
    timeout: () => AbortSignal.timeout(200),
  })
  const outcome = await planner.plan(request, {
    seed: 1,
    now: '2027-01-01T00:00:00Z',
    attempt: 1,
    signal: new AbortController().signal,
    onDay: async (day) => void shown.push(day),
    ...changes,
  })
  if (!outcome.planned) throw new Error(outcome.refusal)
  return { plan: outcome.plan, shown, calls }
}

/** The same trip without a model's help. */
export async function draftOf(request?: PlanRequest): Promise<Plan> {
  return (await planWith(() => Promise.reject(new Error('3036')), request)).plan
}

export function stopIds(day: PlanDay | undefined): string[] {
  return day?.items.flatMap(({ kind, place }) => (kind === 'sight' && place?.id ? [place.id] : [])) ?? []
}
