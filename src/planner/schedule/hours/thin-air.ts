import type { Destination, Evening } from '../../../atlas/destination.ts'
import type { DayFrame } from '../frame.ts'

/** Stairs or a climb. */
const CLIMB = 2
const DRINKS: ReadonlySet<Evening['kind']> = new Set(['bar', 'nightlife'])

/** The day on which one comes up to a place so high that it is felt: nobody climbs on it, nor drinks in the evening. */
export function isFirstDayUp(
  { altitude }: Pick<Destination, 'altitude'>,
  { role, move }: Pick<DayFrame, 'role' | 'move'>,
): boolean {
  return altitude !== undefined && (role === 'arrival' || (move !== undefined && !move.isBack))
}

export function isClimb({ effort = 1 }: { effort?: number | undefined }): boolean {
  return effort >= CLIMB
}

export function isForDrinks({ kind }: Pick<Evening, 'kind'>): boolean {
  return DRINKS.has(kind)
}
