import type { AiBinding } from '../../src/planner/workers-ai/model-call.ts'
import { ModelError } from '../../src/planner/workers-ai/model-errors.ts'
import { createPlaceList } from '../../src/planner/workers-ai/model-places.ts'
import type { Plan, PlanRequest } from '../../src/planner/plan.ts'
import type { PlanOutcome } from '../../src/planner/planner.ts'
import { createPreparePlan } from '../../src/planner/make-plan.ts'
import { createReschedule } from '../../src/planner/repair/reschedule-plan.ts'
import { gatherFacts } from '../../src/planner/verify/fact-source.ts'
import { verify } from '../../src/planner/verify/verify.ts'
import { createWorkersAiPlanner } from '../../src/planner/workers-ai/planner.ts'
import { corpusCases } from './corpus-cases.ts'
import type { AnswerKind } from './corpus-valid.ts'
import { seenIn } from './corpus-model.ts'
import type { Seen } from './corpus-model.ts'
import { draft, evalAtlas, evalContext, evalPlanner } from './drafts.ts'

export interface CorpusRates {
  corpusCases: number
  /** Share of the cases that ended as a plan without a failed hard check, or as an honest failure. */
  modelCorpus: number
  /** Share of the places rightly named in an answer that are in the plan. */
  sightsSurvived: number
  /** Plans that hold anything of a hostile text. */
  corpusLeaks: number
  /** Plans in which a model's words or choices stand. */
  corpusAdvised: number
  /** Most output tokens that an answer in lines on seven days took. */
  modelTokensWeek: number
}

/** Runs every case through the planner with a fake binding and counts how it ended. */
export async function run(
  cases = corpusCases(),
  onMiss: (miss: string) => void = () => undefined,
): Promise<CorpusRates> {
  let [well, leaks, advised, named, survived, week] = [0, 0, 0, 0, 0, 0]
  for (const { kind, request, forbidden } of cases) {
    const label = `${kind.name} (${request.destination.slice(0, 30)}, ${request.language})`
    const seen: Seen[] = []
    const outcome = await outcomeOf(kind, request, seen).catch((thrown: unknown) => String(thrown))
    if (typeof outcome === 'string') {
      onMiss(`thrown: ${label}: ${outcome}`)
      continue
    }
    if (!outcome.planned) {
      well += 1
      continue
    }
    const { plan } = outcome
    const facts = await gatherFacts(plan, evalAtlas(), request)
    const { failed } = verify(plan, request, facts)
    if (failed.length === 0) well += 1
    else onMiss(`failed checks: ${label}: ${failed.map(({ id }) => id).join(', ')}`)
    if (forbidden.test(JSON.stringify(plan))) {
      leaks += 1
      onMiss(`leaked: ${label}`)
    }
    if (plan.provenance.planner !== 'atlas') advised += 1
    if (plan.days.length === 7 && kind.name.startsWith('lines') && plan.provenance.planner === 'workers-ai')
      week = Math.max(week, plan.provenance.tokens?.output ?? 0)
    const [asked] = seen
    const valid = new Set(asked ? (kind.valid?.(asked) ?? []) : [])
    const kept = valid.size === 0 ? new Set<number>() : await numbersIn(plan, request)
    named += valid.size
    survived += valid.intersection(kept).size
    for (const number of valid.difference(kept)) onMiss(`lost: ${label}: ${number}`)
  }
  return {
    corpusCases: cases.length,
    modelCorpus: well / cases.length,
    sightsSurvived: named === 0 ? 1 : survived / named,
    corpusLeaks: leaks,
    corpusAdvised: advised,
    modelTokensWeek: week,
  }
}

/** The plan, or what the queue would make of a throw: another attempt. */
async function outcomeOf(kind: AnswerKind, request: PlanRequest, seen: Seen[]): Promise<PlanOutcome> {
  try {
    return await planned(kind, request, seen, 1)
  } catch (thrown) {
    if (!(thrown instanceof ModelError)) throw thrown
    return planned(kind, request, seen, 2)
  }
}

function planned(
  kind: AnswerKind,
  request: PlanRequest,
  seen: Seen[],
  attempt: number,
): Promise<PlanOutcome> {
  const atlasPlanner = evalPlanner()
  let calls = 0
  const ai: AiBinding = {
    async run(_model, { messages }) {
      const prompt = seenIn(messages)
      seen.push(prompt)
      return kind.answer(prompt, calls++)
    },
  }
  const settings = { atlasPlanner, atlas: evalAtlas(), reschedule: createReschedule({ atlas: evalAtlas() }) }
  const models = [
    { id: 'first', dialect: 'response' as const },
    { id: 'second', dialect: 'choices' as const },
  ]
  const timeout = () => (kind.hangs ? abortedAfter(30) : new AbortController().signal)
  const planner = createWorkersAiPlanner({
    ...settings,
    ai,
    models,
    budget: { take: async () => true },
    timeout,
  })
  return createPreparePlan({ ...settings, planner }).plan(request, evalContext({ attempt }))
}

/** Unlike AbortSignal.timeout it keeps Node waiting for it. */
function abortedAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}

/** The numbers under which a prompt would list the plan's stops. */
async function numbersIn(plan: Plan, request: PlanRequest): Promise<Set<number>> {
  const asked = await draft(request)
  const facts = await gatherFacts(asked ?? plan, evalAtlas(), request)
  const places = createPlaceList(facts)
  return new Set(
    plan.days.flatMap((day) =>
      day.items.flatMap(({ place }) => {
        const sight = place?.id === undefined ? undefined : places.find(place.id, day)
        return sight ? [places.numberOf(sight)] : []
      }),
    ),
  )
}
