import type { DayLimits } from '../limits.ts'
import { isWithinPace } from '../pace.ts'
import { createSubject, minutesOfItem } from '../verify/subject.ts'
import type { Subject } from '../verify/subject.ts'
import { isStop, type PlanDay, type PlanItem } from '../plan.ts'
import { checkIds } from './repair-step.ts'
import type { RepairStep } from './repair-step.ts'

/** Takes out what cannot be visited: seen already, closed that day, out of reach, not what it says; and what is too much. */
export const repairDrop: RepairStep = {
  id: 'drop',
  mends: checkIds(
    'duplicates',
    'closed-days',
    'known-places',
    'place-names',
    'coordinates',
    'radius',
    'pace',
    'unique-items',
  ),
  apply(plan, faults, { request, facts, thinned, unknown }) {
    const subject = createSubject(plan, request, facts)
    const marked = new Set(faults.map(({ day, item }) => (item === undefined ? '' : `${day}/${item}`)))
    const ids = new Set<string>()
    const days = plan.days.map((day, index) => {
      const kept = dropLeast(
        day.items.filter(({ id }) => !marked.has(`${index}/${id}`) && !unknown.has(`${index}/${id}`)),
        subject.limits(index),
        (item) => worth(item, day, subject),
      )
      if (kept.length < day.items.length) thinned.add(index)
      return { ...day, items: kept.map((item) => withOwnId(item, index, ids)) }
    })
    return { ...plan, days }
  },
}

/** Locked stops stay longest, then the best known ones. */
function worth(item: PlanItem, day: PlanDay, subject: Subject): number {
  const sight = item.place?.id === undefined ? undefined : subject.record(item.place.id, day)?.sight
  return (item.locked ? 100 : 0) + (sight?.score ?? 0)
}

function dropLeast(items: PlanItem[], limits: DayLimits, worthOf: (item: PlanItem) => number): PlanItem[] {
  const stops = items.filter(isStop)
  const { maxStops } = limits
  if (isWithinPace(limits, stops.map(minutesOfItem))) return items
  const least = stops.toSorted((a, b) => worthOf(a) - worthOf(b)).slice(0, stops.length - maxStops)
  return items.filter((item) => !least.includes(item))
}

function withOwnId(item: PlanItem, day: number, ids: Set<string>): PlanItem {
  let { id } = item
  for (let count = 1; id === '' || ids.has(id); count++) id = `${day + 1}-${item.kind}-${count}`
  ids.add(id)
  return id === item.id ? item : { ...item, id }
}
