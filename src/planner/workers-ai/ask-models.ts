import type { ModelCause, PlanContext } from '../planner.ts'
import type { TokenCount } from './model-answer.ts'
import { callModel } from './model-call.ts'
import type { AiBinding, ModelMessage, ModelSettings } from './model-call.ts'
import { ModelError, modelErrorOf } from './model-errors.ts'
import type { ModelFailure } from './model-errors.ts'

/** The day's ceiling of calls, and the share of whoever causes them; false when one is reached. */
export interface ModelBudget {
  take(causes: readonly ModelCause[]): Promise<boolean>
}

export interface CallSettings {
  ai: AiBinding
  /** Tried in order. */
  models: readonly ModelSettings[]
  budget: ModelBudget
  /** A signal that aborts after so many milliseconds. */
  timeout(milliseconds: number): AbortSignal
}

/** What one trip may cost, whatever goes wrong: calls, and milliseconds for one call and for all. */
export const CALL_LIMITS: CallLimits = { calls: 6, call: 90_000, trip: 120_000 }
/** A second try at one day, so that both together end within the lease of a trip. */
export const RETRY_LIMITS: CallLimits = { calls: 1, call: 20_000, trip: 20_000 }

export interface CallLimits {
  calls: number
  call: number
  trip: number
}

/** The calls of one trip: which model answers, what they cost, and why they ended. */
export interface TripCalls {
  readonly tokens: TokenCount
  /** The model that answered last. */
  readonly model: string | undefined
  /** Why the last call that failed did. */
  readonly failure: ModelFailure | undefined
  /**
   * Asks until `isDone`: each line goes to `onLine`, `onEnd` closes an answer, and what is still open then is asked of
   * the next model, by a prompt written anew. It ends without an answer when models, calls, time or the day's
   * ceiling are used up. What `onLine` throws is thrown on.
   */
  ask(question: Question): Promise<void>
}

export interface Question {
  prompt(): ModelMessage[]
  maxTokens: number
  isDone(): boolean
  onLine(line: string): Promise<void>
  onEnd(): Promise<void>
}

export function openCalls(
  { ai, models, budget, timeout }: CallSettings,
  { signal, causes = [] }: Pick<PlanContext, 'signal' | 'causes'>,
  limits = CALL_LIMITS,
): TripCalls {
  const tokens = { input: 0, output: 0 }
  const trip = timeout(limits.trip)
  let answered: string | undefined
  let failure: ModelFailure | undefined
  let calls = 0

  async function ask(question: Question): Promise<void> {
    for (const model of models) {
      if (question.isDone() || failure === 'quota' || trip.aborted || calls >= limits.calls) return
      if (!(await budget.take(causes))) {
        failure = 'quota'
        return
      }
      calls += 1
      failure = (await failureOf(model, question)) ?? failure
      signal.throwIfAborted()
    }
  }

  /** One call; undefined when the answer came whole, though it may lack something. */
  async function failureOf(model: ModelSettings, question: Question): Promise<ModelFailure | undefined> {
    const ends = AbortSignal.any([signal, trip, timeout(limits.call)])
    const call = { model, messages: question.prompt(), maxTokens: question.maxTokens, signal: ends }
    const lines = callModel(ai, call, (count) => {
      tokens.input += count.input
      tokens.output += count.output
    })
    let broken: ModelError | undefined
    try {
      for (;;) {
        const next = await lines.next().catch((thrown: unknown) => modelErrorOf(thrown))
        if (next instanceof ModelError) broken = next
        if (next instanceof ModelError || next.done) break
        answered = model.id
        await question.onLine(next.value)
      }
    } finally {
      await lines.return(undefined)
    }
    await question.onEnd()
    return broken?.failure ?? (question.isDone() ? undefined : 'invalid')
  }

  return {
    tokens,
    get model() {
      return answered
    },
    get failure() {
      return failure
    },
    ask,
  }
}
