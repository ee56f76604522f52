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

/** True for a date that exists, written YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Whole days from one YYYY-MM-DD to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** YYYY-MM-DD, `days` later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
