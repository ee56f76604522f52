import type { Span } from '../../../atlas/moments.ts'
import type { Tour, TourDay } from './tour.ts'

/** A list's number; Infinity where there is none. */
export const at = (list: ArrayLike<number>, index: number): number => list[index] ?? Infinity

/** Earliest end of a visit to `stop` when one arrives at `time`; Infinity when it is too late. */
export function endOfVisit(tour: Tour, day: TourDay, stop: number, time: number): number {
  const spans = day.starts?.[stop]
  const start = spans ? firstStart(spans, time) : Math.max(time, at(day.opens, stop))
  return start <= at(day.closes, stop) ? start + at(tour.minutes, stop) : Infinity
}

/** Earliest end of a lunch that begins at `time` at the earliest; Infinity when it is too late for it. */
export function endOfLunch(day: TourDay, time: number): number {
  const { lunch } = day
  if (!lunch || time > lunch.to) return Infinity
  return Math.max(time, lunch.from) + lunch.minutes
}

/** Minutes from one stop to another, -1 standing for the day's base. */
export function minutesBetween(tour: Tour, day: TourDay, from: number, to: number): number {
  if (from < 0) return to < 0 ? 0 : at(day.from, to)
  return to < 0 ? at(day.back, from) : at(tour.between[from] ?? [], to)
}

/** The base, -1, before the first stop and after the last; never a look outside the list, which is slow. */
export function stopAt(order: readonly number[], position: number): number {
  return position >= 0 && position < order.length ? (order[position] ?? -1) : -1
}

/** Latest arrival at a stop whose visit must end by `end`; -Infinity when that cannot be. */
export function latestStart(tour: Tour, day: TourDay, stop: number, end: number): number {
  const spans = day.starts?.[stop]
  const latest = Math.min(at(day.closes, stop), end - at(tour.minutes, stop))
  const start = spans ? lastStart(spans, latest) : latest
  return start >= at(day.opens, stop) ? start : -Infinity
}

function firstStart(spans: readonly Span[], time: number): number {
  for (const { from, to } of spans) if (time <= to) return Math.max(time, from)
  return Infinity
}

function lastStart(spans: readonly Span[], time: number): number {
  const span = spans.findLast(({ from }) => from <= time)
  return span ? Math.min(time, span.to) : -Infinity
}
