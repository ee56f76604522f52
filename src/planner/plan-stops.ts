import { isStop, type PlanDay } from './plan.ts'

/** Sights to see, near or out of town, as the page and the plan's summary count them: what somebody is there for is none. */
export function stopsOf({ items }: Pick<PlanDay, 'items'>): number {
  return items.filter((item) => isStop(item) && !item.event).length
}
