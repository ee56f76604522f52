/** What the browser needs of a trip's vocabulary, without the schema and its parser. */

export const TRIP_TYPES = ['relaxed', 'sightseeing', 'action'] as const
/** The form carries the index 0–3. */
export const BUDGET_LEVELS = ['budget', 'comfort', 'premium', 'luxury'] as const
export const TRIP_STATUSES = ['pending', 'completed', 'failed'] as const

export const TRIP_LIMITS = {
  /** Characters of a place, after trimming. */
  placeLength: { min: 2, max: 80 },
  /** Travellers of 18 and more. */
  adults: { min: 1, max: 12 },
  /** Travellers of 0 to 17. */
  kids: { min: 0, max: 10 },
  /** Days of a trip, both ends counted. */
  days: 30,
  /** How far ahead a trip may start, days; field-messages.ts says "two years". */
  horizonDays: 730,
} as const

export type TripType = (typeof TRIP_TYPES)[number]
export type BudgetLevel = (typeof BUDGET_LEVELS)[number]
export type TripStatus = (typeof TRIP_STATUSES)[number]
