import type { PlanRequest } from '../planner/plan.ts'
import type { Trip } from './trip-store.ts'

/** A trip's row as a planner is asked. */
export function planRequestOf(
  trip: Pick<
    Trip,
    | 'startLocation'
    | 'destination'
    | 'adults'
    | 'kids'
    | 'startDate'
    | 'endDate'
    | 'tripType'
    | 'language'
    | 'budgetType'
  >,
): PlanRequest {
  const { startLocation, destination, adults, kids, startDate, endDate, tripType, language } = trip
  return {
    startLocation,
    destination,
    adults,
    kids,
    startDate,
    endDate,
    tripType,
    language,
    budget: trip.budgetType,
  }
}
