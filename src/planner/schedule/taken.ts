import { daysBetween } from '../../platform/calendar-date.ts'
import type { Plan, PlanDay, PlanItem } from '../plan.ts'

/** Tables, evenings and tickets of other days, by id; each with the date on which the trip has it, of several the nearest. */
export type Taken = ReadonlyMap<string, string>

export const NOTHING_TAKEN: Taken = new Map()

/** Ids of what some day fewer than so many days away has. */
export function takenWithin(taken: Taken, date: string, days: number): string[] {
  return [...taken].flatMap(([id, on]) => (Math.abs(daysBetween(on, date)) < days ? [id] : []))
}

/** Tables and evenings of the other days; what the day shares with one of them is its own. */
export function takenElsewhere({ days }: Plan, index: number): Taken {
  const idsOf = ({ items }: PlanDay) =>
    items.flatMap(({ kind, place }) => (isTableOrEvening(kind) ? (place?.id ?? []) : []))
  const own = new Set(days.slice(index, index + 1).flatMap(idsOf))
  // Of several days that have it the nearest counts: it is told last.
  const others = days
    .flatMap((day, other) => (other === index ? [] : [{ day, away: Math.abs(other - index) }]))
    .toSorted((a, b) => b.away - a.away)
  return new Map(
    others.flatMap(({ day }) => idsOf(day).flatMap((id) => (own.has(id) ? [] : [[id, day.date] as const]))),
  )
}

function isTableOrEvening(kind: PlanItem['kind']): boolean {
  return kind === 'meal' || kind === 'evening'
}
