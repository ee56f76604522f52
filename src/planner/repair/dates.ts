import { addDays, daysBetween } from '../../platform/calendar-date.ts'
import type { Plan, PlanDay } from '../plan.ts'
import { checkIds } from './repair-step.ts'
import type { RepairStep } from './repair-step.ts'

/** One day for each date, in order: known dates keep their day, missing ones get an empty one to be filled. */
export const repairDates: RepairStep = {
  id: 'dates',
  mends: checkIds('day-count', 'dates'),
  apply(plan, _faults, { request, thinned }) {
    const length = daysBetween(request.startDate, request.endDate) + 1
    const wanted = Array.from({ length }, (_, index) => addDays(request.startDate, index))
    const kept = new Map<string, PlanDay>()
    for (const day of plan.days) if (wanted.includes(day.date) && !kept.has(day.date)) kept.set(day.date, day)
    // Dates that say nothing (another year, no dates at all) leave the order to count on.
    const spare = plan.days.filter((day) => kept.get(day.date) !== day && !wanted.includes(day.date))
    const days = wanted.map((date, index) => {
      const day = kept.get(date) ?? spare.shift()
      if (day) return { ...day, date }
      thinned.add(index)
      return emptyDay(plan, wanted, kept, index)
    })
    return { ...plan, days }
  },
}

function emptyDay(plan: Plan, wanted: readonly string[], kept: Map<string, PlanDay>, index: number): PlanDay {
  const before = wanted.slice(0, index).findLast((date) => kept.has(date))
  const after = wanted.slice(index).find((date) => kept.has(date))
  const neighbour = kept.get(before ?? after ?? '') ?? plan.days[0]
  const { id, name, lat, lon } = plan.destination
  const home = {
    name,
    ...(id === undefined ? {} : { id }),
    ...(lat === undefined || lon === undefined ? {} : { lat, lon }),
  }
  return { date: wanted[index] ?? '', title: '', base: neighbour?.base ?? home, items: [] }
}
