import type { Plan } from '../../planner/plan.ts'

/** As https://www.openstreetmap.org/copyright asks, for what leaves the site as text. */
export const MAP_ATTRIBUTION = '© OpenStreetMap contributors, ODbL 1.0, openstreetmap.org/copyright'

/** Whether a plan names places of OpenStreetMap. */
export function isFromMap({ days }: Pick<Plan, 'days'>): boolean {
  return days.some(({ items }) => items.some(({ place }) => place?.source === 'openstreetmap'))
}
