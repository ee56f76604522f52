import { PROMPT_VERSION, promptFor } from './model-prompt.ts'
import { ModelError } from './model-errors.ts'
import { createPlaceList } from './model-places.ts'
import { isStop, type Plan, type PlanDay, type PlanRequest, type Provenance } from '../plan.ts'
import type { PlanContext, Planner, PlanOutcome } from '../planner.ts'
import type { PreparePlanSettings } from '../make-plan.ts'
import { arrivalDay } from '../travel/transfer-items.ts'
import { gatherFacts } from '../verify/fact-source.ts'
import { gatherAdvice } from './day-advice.ts'
import { openCalls, RETRY_LIMITS } from './ask-models.ts'
import type { CallSettings, TripCalls } from './ask-models.ts'
import { advisedDay } from './day.ts'
import type { AdviceTools } from './day.ts'
import { withClosingWords } from './usable-text.ts'

export type WorkersAiSettings = CallSettings &
  Pick<PreparePlanSettings, 'atlasPlanner' | 'atlas' | 'reschedule'>

/** Days in one call: a week's answer comes in good time and loses little when it breaks off. */
const DAYS_A_CALL = 7
/** A day's lines are about 65 tokens in English and 90 in German, the closing words 110; a place proposed is 45. */
const TOKENS = { day: 95, openDay: 220, closing: 135 }
/** On the first attempt a lack of capacity means "later", from the second on the atlas plans alone. */
const CAPACITY_ATTEMPTS = 1

/** What the calls of one trip share. */
interface Talk {
  tools: AdviceTools
  calls: TripCalls
  context: PlanContext
  /** Days on which a model was heard, by index. */
  advised: Set<number>
}

/** The atlas planner drafts; a model chooses themes, swaps stops and writes. Whatever it gets wrong stays the draft's. */
export function createWorkersAiPlanner(settings: WorkersAiSettings): Planner {
  const { atlasPlanner, atlas, reschedule } = settings
  return { name: 'workers-ai', plan, planDay }

  async function plan(request: PlanRequest, context: PlanContext): Promise<PlanOutcome> {
    const drafted = await atlasPlanner.plan(request, { ...context, onDay: async () => undefined })
    // A journey's joints are computed; a model has no say in them.
    if (!drafted.planned || drafted.plan.legs) return drafted
    const tools = await toolsFor(drafted.plan, request, context)
    const calls = openCalls(settings, context)
    // There is nothing to say of a day in the air.
    const { days: draft } = drafted.plan
    const arrival = arrivalDay(draft)
    for (const [index, day] of draft.slice(0, arrival).entries()) await context.onDay(day, index)
    const all = [...draft.keys()].slice(arrival)
    const advised = new Set<number>()
    const talk: Talk = { tools, calls, context, advised }
    let current = drafted.plan
    for (let from = 0; from < all.length; from += DAYS_A_CALL) {
      const days = all.slice(from, from + DAYS_A_CALL)
      current = await advise(current, days, from + days.length === all.length, talk)
    }
    const priced = sameStops(drafted.plan, current) ? current : tools.reschedule.money(current)
    return { planned: true, plan: signed(priced, calls, advised.size, all.length) }
  }

  async function planDay(failed: Plan, index: number, request: PlanRequest, context: PlanContext) {
    const tools = await toolsFor(failed, request, context)
    const calls = openCalls(settings, context, RETRY_LIMITS)
    const silent = { ...context, attempt: CAPACITY_ATTEMPTS + 1, onDay: async () => undefined }
    const talk: Talk = { tools, calls, context: silent, advised: new Set() }
    const again = await advise(failed, [index], false, talk)
    const day: PlanDay | undefined = again.days[index]
    return day === failed.days[index] ? undefined : day
  }

  async function toolsFor(draft: Plan, request: PlanRequest, { seed }: PlanContext): Promise<AdviceTools> {
    const facts = await gatherFacts(draft, atlas, request)
    return { request, facts, places: createPlaceList(facts), reschedule: reschedule(request, facts, seed) }
  }

  /**
   * The plan with a model's advice on some of its days; each is shown as soon as those before it are. `closing`: and
   * with its words on the whole trip.
   */
  async function advise(draft: Plan, days: readonly number[], closing: boolean, talk: Talk): Promise<Plan> {
    const { tools, calls, context, advised } = talk
    const waiting = [...days]
    const advice = gatherAdvice(new Set(days))
    let current = draft

    async function finish(all: boolean): Promise<void> {
      for (let index = waiting[0]; index !== undefined; index = waiting[0]) {
        const said = advice.days.get(index)
        if (!said?.ended && !all) return
        const day = said ? advisedDay(current, index, said, tools) : current.days[index]
        if (day && said) advised.add(index)
        if (day) current = { ...current, days: current.days.with(index, day) }
        waiting.shift()
        if (day) await context.onDay(day, index)
      }
    }

    await calls.ask({
      prompt: () =>
        promptFor({
          ...tools,
          plan: current,
          days: waiting.filter((index) => !advice.days.has(index)),
          closing,
        }),
      maxTokens: days.reduce(
        (sum, index) => sum + tokensFor(current.days[index]),
        closing ? TOKENS.closing : 0,
      ),
      isDone: () => waiting.every((index) => advice.days.has(index)),
      async onLine(line) {
        advice.read(line)
        await finish(false)
      },
      async onEnd() {
        advice.close()
        await finish(false)
      },
    })
    if (advised.size === 0 && calls.failure === 'capacity' && context.attempt <= CAPACITY_ATTEMPTS) {
      throw new ModelError('capacity', 'no model has room')
    }
    await finish(true)
    return closing ? withClosingWords(current, advice, tools) : current
  }
}

/** An open day may be filled by proposals, which take more words. */
function tokensFor(day: PlanDay | undefined): number {
  return day?.items.some(isStop) ? TOKENS.day : TOKENS.openDay
}

function sameStops(one: Plan, other: Plan): boolean {
  const stops = ({ days }: Plan) =>
    days.map(({ items }) => items.map(({ place }) => place?.name).join('|')).join('/')
  return stops(one) === stops(other)
}

function signed(plan: Plan, { model, failure, tokens }: TripCalls, advised: number, asked: number): Plan {
  const whole = advised === asked
  const planner = advised === 0 ? 'atlas' : whole ? 'workers-ai' : 'mixed'
  const provenance: Provenance = {
    ...plan.provenance,
    planner,
    tokens: { ...tokens },
    ...(model === undefined || advised === 0 ? {} : { model, promptVersion: PROMPT_VERSION }),
    ...(whole ? {} : { fellBack: failure ?? 'invalid' }),
  }
  return { ...plan, provenance }
}
