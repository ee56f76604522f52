import type { Plan } from '../../planner/plan.ts'
import type { TripStop } from '../trip-stops.ts'

/** The places of a journey and their nights, as its plan has them; null of a trip to one place. */
export function stopsOfPlan({ budget: { stops } }: Pick<Plan, 'budget'>): TripStop[] | null {
  return stops?.map(({ place, nights }) => ({ place, nights })) ?? null
}
