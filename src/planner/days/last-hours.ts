import { isStop, type PlanDay, type PlanItem } from '../plan.ts'
import { cafesShut } from '../schedule/meals/closed-kitchens.ts'
import type { FreeHour, Span } from './ideas-near.ts'

/** The hours before one leaves for home. */

/** Who sets out by `leaves` without lunch looks for something to eat at these hours, minutes after midnight. */
const HUNGRY = { from: 690, to: 750, leaves: 870 }

/** The room is given up by then. */
export function endsWithTheWayHome({ items }: PlanDay): boolean {
  return items.length > 1 && items.at(-1)?.kind === 'transfer'
}

/** Nothing to see and no meal comes any more. */
export function isFarewell(day: PlanDay, after: PlanItem | undefined): boolean {
  return endsWithTheWayHome(day) && !(after && (after.kind === 'meal' || isStop(after)))
}

/** Over noon on a day that has no lunch, and ends soon after it. */
export function leavesHungry({ from, to }: Span, { day, destination }: FreeHour): boolean {
  const eats = day.items.some(({ kind }) => kind === 'meal' || kind === 'daytrip')
  const isNoon = from <= HUNGRY.to && to >= HUNGRY.from && to <= HUNGRY.leaves
  return endsWithTheWayHome(day) && !eats && isNoon && !cafesShut(destination, day.date, from)
}
