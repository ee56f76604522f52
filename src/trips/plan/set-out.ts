import { clockTime, minutesOfDay } from '../../platform/clock-time.ts'
import type { PlanItem } from '../../planner/plan.ts'

/** Of a way so long one is told when to set out, minutes. */
const LONG_WAY = 40
const A_DAY = 1440

/** When to set out for an entry, "09:15"; undefined where it is near. */
export function setOutFor({ travel, start }: Pick<PlanItem, 'travel' | 'start'>): string | undefined {
  if (!travel || travel.minutes < LONG_WAY) return undefined
  return clockTime((minutesOfDay(start) - travel.minutes + A_DAY) % A_DAY)
}
