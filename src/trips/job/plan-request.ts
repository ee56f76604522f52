import type { PlanRequest } from '../../planner/plan.ts'
import type { Trip } from '../trip-store.ts'

/** A trip's row as a planner is asked. */
export function planRequestOf(
  trip: Pick<Trip, Exclude<keyof PlanRequest, 'budget' | 'wishes' | 'route'> | 'budgetType'> &
    Partial<Pick<Trip, 'wishes' | 'route'>>,
): PlanRequest {
  return {
    startLocation: trip.startLocation,
    destination: trip.destination,
    adults: trip.adults,
    kids: trip.kids,
    startDate: trip.startDate,
    endDate: trip.endDate,
    tripType: trip.tripType,
    language: trip.language,
    budget: trip.budgetType,
    ...(trip.wishes && { wishes: trip.wishes }),
    ...(trip.route && { route: trip.route }),
  }
}
