import { isDeepStrictEqual } from 'node:util'
import { isStop } from '../verify/subject.ts'
import type { Plan, PlanDay, PlanItem } from '../plan.ts'
import { createReschedule, sheltered, withMoney } from '../repair/reschedule-plan.ts'
import { verify } from '../verify/verify.ts'
import { arrangeDay } from './arrange-day.ts'
import type { EditFacts } from './edit-facts.ts'
import { againOn } from './replan-day.ts'
import type { EditOutcome, PlanEdit } from './plan-edit.ts'
import { atBestPosition, atHour, atPosition, inPlaceOf } from './place-stop.ts'
import { firstReason } from './refusal-reason.ts'
import { placeNamed } from './find-in-plan.ts'

export interface EditContext extends EditFacts {
  /** Another number, another result of "plan this day again". */
  seed: number
}

/**
 * The plan after one change. Only the days it touches are timed anew, by the scheduler that planned them; money and
 * checks are computed for the whole. A change by which a check fails that held before is refused with that check.
 */
export function editPlan(plan: Plan, edit: PlanEdit, context: EditContext): EditOutcome {
  const days = changedDays(plan, edit, context)
  if (typeof days === 'string') return { edited: false, reason: days }
  return judged(plan, days, context)
}

type ChangedDays = ReadonlyMap<number, PlanDay>

function changedDays(
  plan: Plan,
  edit: PlanEdit,
  context: EditContext,
): ChangedDays | 'not_there' | 'nothing_else' {
  if (edit.verb === 'again') return againOn(plan, edit.day, context)
  if (edit.verb === 'add') {
    const added = plan.days[edit.day] && placeNamed(plan, edit.day, edit.place, context)
    if (!added) return 'not_there'
    return new Map([[edit.day, atBestPosition(plan, edit.day, stopsOf(plan, edit.day), added, context)]])
  }
  const from = plan.days.findIndex(({ items }) => items.some(({ id }) => id === edit.item))
  const stops = stopsOf(plan, from)
  const item = stops.find(({ id }) => id === edit.item)
  if (!item) return 'not_there'
  const others = stops.filter((stop) => stop !== item)
  switch (edit.verb) {
    case 'lock': {
      const day = plan.days[from]
      return day ? new Map([[from, withLock(day, item.id, edit.locked)]]) : 'not_there'
    }
    case 'remove':
      return new Map([[from, arrangeDay(plan, from, others, context)]])
    case 'swap': {
      const other = placeNamed(plan, from, edit.place, context)
      return other ? new Map([[from, inPlaceOf(plan, from, stops, item, other, context)]]) : 'not_there'
    }
    default: {
      if (!plan.days[edit.day]) return 'not_there'
      const there = edit.day === from ? others : stopsOf(plan, edit.day)
      const placed =
        edit.verb === 'time'
          ? atHour(plan, edit.day, there, item, edit.start, context)
          : edit.position === undefined
            ? atBestPosition(plan, edit.day, there, anyTime(item), context)
            : atPosition(plan, edit.day, there, anyTime(item), edit.position, context)
      const left: [number, PlanDay][] =
        edit.day === from ? [] : [[from, arrangeDay(plan, from, others, context)]]
      return new Map([...left, [edit.day, placed]])
    }
  }
}

/** Money, words and checks of the plan with these days; refused when a check fails that held before. */
function judged(plan: Plan, changed: ChangedDays, context: EditContext): EditOutcome {
  const { request, destinations, atlas } = context
  const facts = { destinations }
  let next: Plan = { ...plan, days: plan.days.map((day, index) => changed.get(index) ?? day) }
  for (const index of changed.keys())
    next = { ...next, days: next.days.with(index, sheltered(next, index, destinations)) }
  const priced = withMoney(next, request, destinations)
  // Days that the change does not touch stay as they are, to the letter.
  next = { ...priced, days: priced.days.map((day, index) => untouched(plan.days[index], day) ?? day) }
  const words = createReschedule({ atlas })(request, facts, context.seed).words(next)
  next = { ...next, summary: words.summary }
  // A model's tips are about the place, not about the stops; code's name closing days.
  if (plan.provenance.planner === 'atlas') next = { ...next, tips: words.tips }
  const verdict = verify(next, request, facts)
  const check = firstReason(verify(plan, request, facts).faults, verdict.faults)
  if (check) return { edited: false, reason: 'check', check }
  const { checks, score } = verdict
  return { edited: true, plan: { ...next, provenance: { ...plan.provenance, checks, score } } }
}

function untouched(before: PlanDay | undefined, after: PlanDay): PlanDay | undefined {
  return before && isDeepStrictEqual(before, after) ? before : undefined
}

function stopsOf(plan: Plan, day: number): PlanItem[] {
  return plan.days[day]?.items.filter(isStop) ?? []
}

function withLock(day: PlanDay, id: string, locked: boolean): PlanDay {
  const items = day.items.map((item) => {
    if (item.id !== id) return item
    const { locked: _, ...rest } = item
    return locked ? { ...rest, locked } : rest
  })
  return { ...day, items }
}

function anyTime(item: PlanItem): PlanItem {
  const { notBefore: _, ...rest } = item
  return rest
}
