import type { Span } from '../../../atlas/moments.ts'

/**
 * The scheduler's problem: a team orienteering problem with time windows. Every day is a tour from its base and back;
 * visit the stops worth most, each at most once. Times are minutes after midnight in any consistent unit. Whoever makes
 * many gives every field, undefined where there is nothing: the search is then compiled once, for objects of one shape.
 */
export interface Tour {
  /** What a visit is worth, by stop. */
  prizes: readonly number[]
  /** How long a visit lasts, by stop. */
  minutes: readonly number[]
  /** Minutes from stop to stop: `between[from][to]`. */
  between: readonly (readonly number[])[]
  /** Stops long enough for a meal on the spot; a visit over noon counts as lunch. */
  feeds?: readonly boolean[] | undefined
  /** For how many of a day's stops each counts, one where nothing is said: what takes half a day leaves less room. */
  room?: readonly number[] | undefined
  /** Of these stops a day takes so many at most: big museums. */
  limited?: { most: number; stops: readonly boolean[] }
  /** What a minute under way costs, in prizes; nothing where the problem does not say. */
  wayCost?: number
  days: readonly TourDay[]
}

export interface TourDay {
  /** When the base may be left and must be reached again. */
  start: number
  end: number
  /** Minutes from the base to each stop, and from each stop back to it. */
  from: readonly number[]
  back: readonly number[]
  /** Earliest and latest start of a visit, by stop; a stop closed that day has a latest start before its earliest. */
  opens: readonly number[]
  closes: readonly number[]
  /** Where a visit cannot start at any minute between the two: spans of starts in order of time, by stop. */
  starts?: readonly (readonly Span[] | undefined)[] | undefined
  maxStops: number
  /** A break that must start within [from, to], wherever one happens to be. */
  lunch?: { from: number; to: number; minutes: number } | undefined
}

/** Which stops on which day, in order. */
export type Orders = readonly (readonly number[])[]
