import type { PlanDay } from './plan.ts'

/** Sights to see, as the page and the plan's summary count them: what somebody is there for anyway is none. */
export function stopsOf({ items }: Pick<PlanDay, 'items'>): number {
  return items.filter(({ kind, event }) => kind === 'sight' && !event).length
}
