import { isStop } from '../plan.ts'
import { checkIds } from './repair-step.ts'
import type { RepairStep } from './repair-step.ts'

/** Faults that only a new timing of the day mends. */
const TIMING = checkIds(
  'times',
  'travel-time',
  'transfers',
  'day-window',
  'opening-hours',
  'visit-length',
  'lunch',
  'meal-place-open',
  'filled',
)

export const repairTimes: RepairStep = {
  id: 're-time',
  mends: TIMING,
  apply(plan, faults, { reschedule, thinned }) {
    let current = plan
    for (const index of new Set(faults.flatMap(({ day }) => day ?? []))) {
      const day = current.days[index]
      if (!day) continue
      const stops = day.items.filter(isStop)
      const timed = reschedule.day(current, index, stops, false)
      if (timed.items.filter(isStop).length < stops.length) thinned.add(index)
      current = { ...current, days: current.days.with(index, { ...timed, date: day.date }) }
    }
    return current
  },
}

/** Days that lost something get something new, and so do those without a sight. */
export const repairFill: RepairStep = {
  id: 'fill',
  mends: checkIds('sight-daily'),
  apply(plan, faults, { reschedule, thinned }) {
    let current = plan
    for (const index of new Set([...thinned, ...faults.flatMap(({ day }) => day ?? [])])) {
      const day = current.days[index]
      if (!day) continue
      const filled = reschedule.day(current, index, day.items.filter(isStop), true)
      current = { ...current, days: current.days.with(index, { ...filled, date: day.date }) }
    }
    return current
  },
}

export const repairMoney: RepairStep = {
  id: 'money',
  mends: checkIds('budget-sum', 'currency', 'budget-level', 'party'),
  apply: (plan, _faults, { reschedule }) => reschedule.money(plan),
}
