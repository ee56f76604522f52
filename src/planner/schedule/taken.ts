import { daysBetween } from '../../platform/calendar-date.ts'

/** Tables, evenings and tickets of other days, by id; each with the date on which the trip has it, of several the nearest. */
export type Taken = ReadonlyMap<string, string>

export const NOTHING_TAKEN: Taken = new Map()

/** Ids of what some day fewer than so many days away has. */
export function takenWithin(taken: Taken, date: string, days: number): string[] {
  return [...taken].flatMap(([id, on]) => (Math.abs(daysBetween(on, date)) < days ? [id] : []))
}
