import { isStop, type PlanDay } from './plan.ts'

/** Sights to see, near or out of town, as the page and the plan's summary count them: what somebody is there for is none. */
export function stopsOf({ items }: Pick<PlanDay, 'items'>): number {
  return items.filter((item) => isStop(item) && !item.event).length
}

/** Ids of all places that these days hold. */
export function placeIdsIn(days: readonly Pick<PlanDay, 'items'>[]): Set<string> {
  return new Set(days.flatMap(({ items }) => items.flatMap(({ place }) => place?.id ?? [])))
}
