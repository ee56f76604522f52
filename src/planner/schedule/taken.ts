import type { Plan, PlanDay, PlanItem } from '../plan.ts'

/** Tables, evenings and tickets of other days, by id; each with the date on which the trip has it, of several the nearest. */
export type Taken = ReadonlyMap<string, string>

export const NOTHING_TAKEN: Taken = new Map()

/** Before the id of a table or an area that two of the days have; with the date of the one that is not the nearest. */
export const AGAIN = 'again:'

/** Before the id of a performance that one of the days has. */
export const PERFORMANCE = 'performance:'

/** Before the id of a sight that one of the days has. */
export const SEEN = 'seen:'

/** Before a dish and, after a colon, the id of the table at which one of the days has it. */
export const DISH = 'dish:'

/** Tables and evenings of the other days; what the day shares with one of them is its own. */
export function takenElsewhere({ days }: Plan, index: number): Taken {
  const idsOf = ({ items }: PlanDay) =>
    items.flatMap(({ kind, place }) => (isTableOrEvening(kind) ? (place?.id ?? []) : []))
  const own = new Set(days.slice(index, index + 1).flatMap(idsOf))
  // Of several days that have it the nearest counts: it is told last.
  const others = days
    .flatMap((day, other) => (other === index ? [] : [{ day, away: Math.abs(other - index) }]))
    .toSorted((a, b) => b.away - a.away)
  const taken = new Map<string, string>()
  for (const { day } of others) {
    for (const id of idsOf(day)) if (!own.has(id)) take(taken, id, day.date)
    for (const { kind, place } of day.items)
      if (place?.id !== undefined && !isTableOrEvening(kind)) taken.set(SEEN + place.id, day.date)
  }
  return taken
}

/** Adds that a day has it; the last one stands last, the one before it under AGAIN. */
export function take(taken: Map<string, string>, id: string, date: string): void {
  const before = taken.get(id)
  if (before !== undefined) taken.set(AGAIN + id, before)
  taken.delete(id)
  taken.set(id, date)
}

/** Adds what a trial has taken, in its order. */
export function keepTaken(taken: Map<string, string>, more: Taken): void {
  for (const [id, date] of more) {
    taken.delete(id)
    taken.set(id, date)
  }
}

function isTableOrEvening(kind: PlanItem['kind']): boolean {
  return kind === 'meal' || kind === 'evening'
}
