import { stopCount } from '../verify/subject.ts'
import { isStop, type Plan, type PlanDay, type PlanItem } from '../plan.ts'
import { reorderDay } from './arrange-day.ts'
import type { EditFacts } from './edit-facts.ts'

/** A day made anew around its locked stops, from sights that the plan does not visit: something else, that is. */
export function againOn(
  plan: Plan,
  index: number,
  facts: EditFacts & { seed: number },
): ReadonlyMap<number, PlanDay> | 'not_there' | 'nothing_else' {
  const day = plan.days[index]
  if (!day) return 'not_there'
  const locked = day.items.filter((item) => isStop(item) && item.locked)
  const fresh = reorderDay(plan, index, locked, facts, 'fill')
  // Where the atlas has nothing left, what the day had may come back in another way.
  const kept = { ...day, items: day.items.filter(isKept) }
  const next =
    stopCount(fresh) > locked.length
      ? fresh
      : reorderDay({ ...plan, days: plan.days.with(index, kept) }, index, locked, facts, 'fill')
  if (stopCount(next) <= locked.length || sameStops(day, next)) return 'nothing_else'
  return new Map([[index, next]])
}

function isKept(item: PlanItem): boolean {
  return !isStop(item) || item.locked === true
}

function sameStops(a: PlanDay, b: PlanDay): boolean {
  const places = ({ items }: PlanDay) =>
    items
      .filter(isStop)
      .map(({ place }) => place?.name)
      .join()
  return places(a) === places(b)
}
