import { saidOnce } from './days/said-once.ts'
import type { PlanFacts } from './verify/subject.ts'
import { createDayGate } from './verify-each-day.ts'
import { isStop, type Plan, type PlanDay, type PlanRequest, type Provenance } from './plan.ts'
import type { PlanContext, Planner, PlanOutcome, PlanRefusal } from './planner.ts'
import { repair } from './repair/repair.ts'
import { bookedFrom } from './advice/booking/booking-list.ts'
import type { HomeMoney } from './advice/money/home-money.ts'
import type { FollowNotes } from './notes/follow-notes.ts'
import type { Repaired } from './repair/repair.ts'
import type { Reschedule } from './repair/reschedule.ts'
import { gatherFacts } from './verify/fact-source.ts'
import type { FactSource } from './verify/fact-source.ts'

export interface PreparePlanSettings {
  planner: Planner
  /** Plans without a model; also what everything falls back to. */
  atlasPlanner: Planner
  atlas: FactSource
  reschedule(request: PlanRequest, facts: PlanFacts, seed: number): Reschedule
  /** Without it totals are in the destination's money alone. */
  homeMoney?: HomeMoney | undefined
  /** Without it what a traveller wrote in their own words changes nothing. */
  followNotes?: FollowNotes | undefined
}

/** From this attempt on, a planner that throws is not waited for any longer. */
const LAST_PATIENT_ATTEMPT = 1

/**
 * A planner whose plans are checked: repaired where they fail, with one new try at a day that still fails, else made
 * whole by the atlas planner. A plan that fails a hard check is never planned: the refusal is "no_valid_plan".
 * `onDay` sees a day once it passes its checks.
 */
export function createPreparePlan({
  planner,
  atlasPlanner,
  atlas,
  reschedule,
  homeMoney,
  followNotes,
}: PreparePlanSettings): Planner {
  return { name: planner.name, plan: prepare }

  async function prepare(request: PlanRequest, context: PlanContext): Promise<PlanOutcome> {
    const judge = (plan: Plan) => repairPlan(plan, request, context.seed)
    const gate = createDayGate(request, context.onDay, atlas)
    // What the notes ask for changes days: none is shown before.
    const hasNotes = followNotes !== undefined && request.wishes?.notes !== undefined
    const gated = { ...context, onDay: hasNotes ? async () => undefined : gate.offer }
    const outcome = await firstOutcome(request, gated)
    if (!outcome.planned) return outcome
    let result = await judge(outcome.plan)
    if (result.verdict.failed.length > 0) result = await retryFailedDay(result, request, gated, judge)
    if (result.verdict.failed.length > 0 && planner !== atlasPlanner) {
      const fallback = await fromAtlas(request, { ...context, onDay: async () => undefined }, 'invalid')
      if (!fallback.planned) return fallback
      result = await judge(fallback.plan)
    }
    const refusal = refusalOf(result)
    if (refusal) return { planned: false, refusal }
    const checked = withVerdict(result, context)
    const plan = hasNotes ? await followNotes(checked, request, context.seed) : checked
    await gate.release(plan.days)
    const home = await homeMoney?.(plan, request)
    return { planned: true, plan: home ? { ...plan, budget: { ...plan.budget, home } } : plan }
  }

  async function firstOutcome(request: PlanRequest, context: PlanContext): Promise<PlanOutcome> {
    try {
      // A journey's joints are computed; a model has no say in them.
      return await (request.route ? atlasPlanner : planner).plan(request, context)
    } catch (thrown) {
      const patient = context.attempt <= LAST_PATIENT_ATTEMPT || context.signal.aborted
      if (patient || planner === atlasPlanner) throw thrown
      return fromAtlas(request, context, 'unavailable')
    }
  }

  async function fromAtlas(
    request: PlanRequest,
    context: PlanContext,
    fellBack: NonNullable<Provenance['fellBack']>,
  ): Promise<PlanOutcome> {
    const outcome = await atlasPlanner.plan(request, context)
    if (!outcome.planned) return outcome
    const { plan } = outcome
    return { planned: true, plan: { ...plan, provenance: { ...plan.provenance, fellBack } } }
  }

  async function repairPlan(plan: Plan, request: PlanRequest, seed: number): Promise<Repaired> {
    const facts = await gatherFacts(plan, atlas, request)
    const mended = repair(plan, request, facts, reschedule(request, facts, seed))
    const isMadeAnew = mended.repairs.some((each) => each === 're-time' || each === 'fill')
    if (!isMadeAnew || plan.provenance.planner !== 'atlas') return mended
    // Such a day does not know what the others say.
    const said = new Set<string>()
    const days = mended.plan.days.map((day, index) => saidOnce(day, index, plan.language, said))
    return { ...mended, plan: { ...mended.plan, days } }
  }

  /** The planner's second try at the first day that still fails. */
  async function retryFailedDay(
    failed: Repaired,
    request: PlanRequest,
    context: PlanContext,
    judge: (plan: Plan) => Promise<Repaired>,
  ): Promise<Repaired> {
    const index = failed.verdict.failed.find(({ day }) => day !== undefined)?.day
    if (index === undefined || !planner.planDay) return failed
    const day: PlanDay | undefined = await planner.planDay(failed.plan, index, request, context)
    if (!day) return failed
    const second = await judge({ ...failed.plan, days: failed.plan.days.with(index, day) })
    const repairs = new Set([...failed.repairs, ...second.repairs])
    return { ...second, repairs: [...repairs] }
  }
}

/** Why what was made is no plan: an outline is none, nor is what fails a check. */
function refusalOf({ plan, verdict }: Repaired): PlanRefusal | undefined {
  if (verdict.failed.some(({ id }) => id !== 'sight-daily')) return 'no_valid_plan'
  const hasStops = plan.days.some(({ items }) => items.some(isStop))
  // Who comes for one evening has no time for a sight, where there are many.
  const isKnown = hasStops || plan.coverage === 'full'
  return verdict.failed.length > 0 || !isKnown ? 'too_little_known' : undefined
}

function withVerdict({ plan, repairs, verdict }: Repaired, { attempt, now }: PlanContext): Plan {
  const { checks, score } = verdict
  const all = [...new Set([...plan.provenance.repairs, ...repairs])]
  const { booking } = plan
  return {
    ...plan,
    ...(booking && { booking: bookedFrom(now.slice(0, 10), booking) }),
    provenance: { ...plan.provenance, checks, score, repairs: all, attempts: attempt, createdAt: now },
  }
}
