import type { Destination } from '../../atlas/destination.ts'
import { pointOf } from '../verify/subject.ts'
import { isStop, type PlanDay } from '../plan.ts'
import { waysAround } from './travel-time.ts'

/** Minutes from a day's last stop back to its base; undefined without a stop or where either is not known to be anywhere. */
export function wayBack(
  day: PlanDay,
  destination: Pick<Destination, 'id' | 'country' | 'center'> | undefined,
  kids: number,
): number | undefined {
  const base = pointOf(day.base)
  const from = pointOf(day.items.findLast(isStop)?.place)
  if (!base || !from) return undefined
  return waysAround(destination)(from, base, kids).minutes
}
