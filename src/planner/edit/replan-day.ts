import { isStop } from '../verify/subject.ts'
import type { Plan, PlanDay, PlanItem } from '../plan.ts'
import { baseDestination, scheduleDay } from '../schedule/schedule-day.ts'
import { type EditFacts, wished } from './edit-facts.ts'

/** A day made anew around its locked stops, from sights that the plan does not visit: something else, that is. */
export function againOn(
  plan: Plan,
  index: number,
  { request, destinations, seed }: EditFacts & { seed: number },
): ReadonlyMap<number, PlanDay> | 'not_there' | 'nothing_else' {
  const day = plan.days[index]
  if (!day) return 'not_there'
  const locked = day.items.filter((item) => isStop(item) && item.locked)
  const { id: here } = baseDestination(plan, index, destinations)
  const wishes = new Map(locked.map((item) => [item.place?.id, item]))
  const narrowed = destinations.map((destination) =>
    destination.id !== here
      ? destination
      : {
          ...destination,
          sights: destination.sights.map((sight) => wished(sight, wishes.get(sight.id) ?? NO_WISH, day.date)),
        },
  )
  const filled = (pool: Plan) =>
    scheduleDay({
      plan: pool,
      index,
      stops: locked,
      arrangement: 'fill',
      request,
      destinations: narrowed,
      seed,
    })
  const fresh = filled(plan)
  // Where the atlas has nothing left, what the day had may come back in another way.
  const next =
    countOf(fresh) > locked.length
      ? fresh
      : filled({ ...plan, days: plan.days.with(index, { ...day, items: day.items.filter(isKept) }) })
  if (countOf(next) <= locked.length || sameStops(day, next)) return 'nothing_else'
  const items = next.items.map((item) => {
    const before = wishes.get(item.place?.id)
    if (!before || !isStop(item)) return item
    const { note: _, ...rest } = item
    const { note, notBefore } = before
    return { ...rest, ...(note && { note }), ...(notBefore && { notBefore }) }
  })
  return new Map([[index, { ...next, items }]])
}

function isKept(item: PlanItem): boolean {
  return !isStop(item) || item.locked === true
}

function countOf({ items }: PlanDay): number {
  return items.filter(isStop).length
}

function sameStops(a: PlanDay, b: PlanDay): boolean {
  const places = ({ items }: PlanDay) =>
    items
      .filter(isStop)
      .map(({ place }) => place?.name)
      .join()
  return places(a) === places(b)
}

const NO_WISH = { id: '', start: '', end: '', kind: 'sight', title: '' } as const
