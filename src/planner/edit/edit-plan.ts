import { isDeepStrictEqual } from 'node:util'
import { NOTES_TEXTS } from '../notes/notes-texts.ts'
import type { Plan, PlanDay } from '../plan.ts'
import { createReschedule, withMoney, withShelterAndRest } from '../repair/reschedule-plan.ts'
import { verify } from '../verify/verify.ts'
import { firstBroken } from './kept.ts'
import { nearestTo } from './nearest.ts'
import { stepFor } from './operations/step-for.ts'
import { type Changed, type EditContext, withDates } from './operations/step.ts'
import { type Edited, type EditOutcome, OPERATION_LIMITS, type PlanEdit } from './plan-edit.ts'
import { firstReason } from './refusal-reason.ts'

export type { EditContext } from './operations/step.ts'

/**
 * The plan after one change. Only the days it touches are timed anew, by the scheduler that planned them; money and
 * checks are computed for the whole. A change by which a check fails that held before is refused with that check,
 * and so is one by which a locked stop would lose its day or hour.
 */
export function editPlan(plan: Plan, edit: PlanEdit, context: EditContext): EditOutcome {
  const step = stepFor(plan, edit, context)
  if (typeof step === 'string') return { edited: false, reason: step }
  if ('check' in step) return { edited: false, reason: 'check', ...step }
  const outcome = verifyEdit(plan, step, context)
  // A day that runs late is worth shorter visits before it is refused.
  if (outcome.edited || edit.verb !== 'late' || edit.shorter) return outcome
  const shorter = editPlan(plan, { ...edit, shorter: true }, context)
  return shorter.edited ? shorter : outcome
}

export type EditsOutcome = EditOutcome & {
  /** Which of the changes was refused. */
  refused?: number
}

/**
 * Several changes, one after the other: all of them or none. A refusal says what would work instead: what comes nearest
 * to the change refused, and those of the others that work with it, or without it where nothing comes near.
 */
export function editPlanAll(plan: Plan, edits: readonly PlanEdit[], context: EditContext): EditsOutcome {
  let done: Edited = { edited: true, plan, touched: [] }
  for (const [index, edit] of edits.entries()) {
    const outcome = editFurther(done, edit, context)
    if (!outcome.edited) {
      const [before, after] = [edits.slice(0, index), edits.slice(index + 1)]
      const within = done.dates ? withDates(context, done.dates) : context
      const instead = nearestTo(
        done.plan,
        edit,
        within,
        (others) => allOf(done, others, context) !== undefined,
      )
      const based = (instead && allOf(done, instead, context)) ?? done
      const whole = [...before, ...(instead ?? []), ...thatWork(based, after, context)]
      const nearest = whole.slice(0, OPERATION_LIMITS.atOnce)
      return { ...outcome, refused: index, ...(nearest.length > 0 && { nearest }) }
    }
    done = outcome
  }
  return done
}

/** One change more; its dates and days are those of all changes until then. */
function editFurther(done: Edited, edit: PlanEdit, context: EditContext): EditOutcome {
  const outcome = editPlan(done.plan, edit, done.dates ? withDates(context, done.dates) : context)
  if (!outcome.edited) return outcome
  const dates = outcome.dates ?? done.dates
  const touched = [...new Set([...done.touched, ...outcome.touched])]
  return { edited: true, plan: outcome.plan, touched, ...(dates && { dates }) }
}

/** All of them, or undefined. */
function allOf(from: Edited, edits: readonly PlanEdit[], context: EditContext): Edited | undefined {
  let done = from
  for (const edit of edits) {
    const outcome = editFurther(done, edit, context)
    if (!outcome.edited) return undefined
    done = outcome
  }
  return done
}

/** Those that work one after the other; each is tried once. */
function thatWork(from: Edited, edits: readonly PlanEdit[], context: EditContext): PlanEdit[] {
  let done = from
  return edits.filter((edit) => {
    const outcome = editFurther(done, edit, context)
    if (outcome.edited) done = outcome
    return outcome.edited
  })
}

/** Money, words and checks of the plan with these days; refused when a check fails that held before. */
function verifyEdit(plan: Plan, step: Changed, outer: EditContext): EditOutcome {
  const context = step.dates ? withDates(outer, step.dates) : outer
  const { request, destinations, atlas } = context
  const facts = { destinations }
  const touched = new Set(step.touched)
  const before = new Map(plan.days.map((day) => [day.date, day]))
  let next: Plan = { ...(step.journey ?? plan), days: [...step.days] }
  for (const [index, { date }] of next.days.entries())
    if (touched.has(date))
      next = {
        ...next,
        days: next.days.with(index, withShelterAndRest(next, index, destinations, request)),
      }
  const priced = withMoney(next, request, destinations)
  // Days that the change does not touch stay as they are, to the letter.
  next = { ...priced, days: priced.days.map((day) => ifUnchanged(before.get(day.date), day) ?? day) }
  const words = createReschedule({ atlas })(request, facts, context.seed).words(next)
  next = { ...next, summary: words.summary }
  // A model's tips are about the place, not about the stops; code's name closing days.
  if (plan.provenance.planner === 'atlas')
    next = { ...next, tips: [...plan.tips.filter(isOfNotes), ...words.tips] }
  if (step.dates ?? step.journey) next = { ...next, flights: words.flights, stays: words.stays }
  const verdict = verify(next, request, facts)
  const fresh = firstReason(verify(plan, outer.request, facts).faults, verdict.faults)
  if (fresh) return { edited: false, reason: 'check', ...fresh }
  const broken = firstBroken(plan, next, step.released)
  if (broken) return { edited: false, reason: broken }
  const { checks, score } = verdict
  const edited = { ...next, provenance: { ...plan.provenance, checks, score } }
  if (isDeepStrictEqual(plan.days, next.days)) return { edited: false, reason: 'as_it_is' }
  // A ticket for several sights may now be paid on another day: that day is touched too.
  const others = next.days.filter((day) => !touched.has(day.date) && before.get(day.date) !== day)
  const all = [...touched, ...others.map(({ date }) => date)]
  return { edited: true, plan: edited, touched: all, ...(step.dates && { dates: step.dates }) }
}

/** What became of the traveller's own words stays told. */
function isOfNotes({ topic }: Plan['tips'][number]): boolean {
  return Object.values(NOTES_TEXTS).some((texts) => texts.topic === topic)
}

function ifUnchanged(before: PlanDay | undefined, after: PlanDay): PlanDay | undefined {
  return before && isDeepStrictEqual(before, after) ? before : undefined
}
