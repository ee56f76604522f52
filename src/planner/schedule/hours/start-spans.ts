import { downToFive, upToFive } from '../../../platform/clock-time.ts'
import type { Sight } from '../../../atlas/destination.ts'
import { bestHours, fixedStarts, litSpan, type MomentsOfDay, type Span } from '../../../atlas/moments.ts'

/** When a visit may start on a day, minutes after midnight; `spans` where not at any minute between the two. */
export interface StartSpans {
  opens: number
  closes: number
  spans?: Span[] | undefined
  /** All of them lie in the sight's best hours, or no hour is better than another. */
  best: boolean
  /** They are narrowed to those. */
  chosen?: boolean
}

export const NO_START: StartSpans = {
  opens: Infinity,
  closes: -1,
  best: false,
  spans: undefined,
  chosen: false,
}

/** So much of its best hours a visit must catch, minutes. */
export const CAUGHT = 40
/** As long it is light enough after sunset, everywhere, minutes. */
const DUSK = 20
/** A visit so long need not lie in them as a whole. */
const LONG = 150

/**
 * Starts of a visit of `minutes`: within opening hours and daylight, at fixed starts where there are such. `prefer`
 * narrows them to the sight's best hours, unless none of those can be had within `room`.
 */
export function startSpans(
  sight: Sight,
  minutes: number,
  date: string,
  day: MomentsOfDay,
  room: Span | undefined,
): StartSpans {
  const lit = litSpan(sight, date, day)
  const from = upToFive(Math.max(day.opens, lit.from))
  const wanted = bestHours(sight, date, day)
  // Who comes for the dusk stays while it lasts.
  const atDusk = wanted.some((window) => window.from < day.sunset && window.to >= day.sunset)
  const dark = atDusk ? Math.max(lit.to, day.sunset + DUSK) : lit.to
  const to = downToFive(Math.min(day.closes, dark) - minutes)
  if (from > to) return NO_START
  const fixed = fixedStarts(sight, date, day)?.filter((time) => time >= from && time <= to)
  const all = fixed ? fixed.map((time) => ({ from: time, to: time })) : [{ from, to }]
  if (wanted.length === 0) return spansOf(all, true)
  const best = all.flatMap((span) => wanted.flatMap((window) => overlap(span, startsWithin(window, minutes))))
  const reachable = room
    ? best.flatMap((span) => overlap(span, { from: room.from, to: room.to - minutes }))
    : []
  return reachable.length > 0 ? { ...spansOf(mergeSpans(best), true), chosen: true } : spansOf(all, false)
}

/** Starts of a visit that catches enough of a window: a long visit holds half of it or ends in it, a short one lies in it. */
export function startsWithin({ from, to }: Span, minutes: number): Span {
  const longer = minutes - (to - from)
  const half = Math.max(CAUGHT, (to - from) / 2)
  if (longer >= 0) return { from: from - longer, to: Math.max(from, to - half) }
  if (minutes >= LONG) return { from: Math.min(from, from + half - minutes), to: to - half }
  return { from, to: to - Math.min(minutes, CAUGHT) }
}

/** Only those of the starts that lie within the usual hours. */
export function clipSpans(spans: StartSpans, { from, to }: Span): StartSpans {
  const opens = Math.max(spans.opens, upToFive(from))
  const closes = Math.min(spans.closes, to)
  if (!spans.spans) return { ...spans, opens, closes }
  const left = spans.spans
    .map((span) => ({ from: Math.max(span.from, opens), to: Math.min(span.to, closes) }))
    .filter((span) => span.from <= span.to)
  const [first, last] = [left[0], left.at(-1)]
  return first && last ? { ...spans, opens: first.from, closes: last.to, spans: left } : NO_START
}

/** Only the starts up to `latest`, and from `soonest` on. */
export function startsOutside(spans: StartSpans, latest: number, soonest: number): StartSpans {
  const all = spans.spans ?? [{ from: spans.opens, to: spans.closes }]
  const left = all
    .flatMap(({ from, to }) => [
      { from, to: Math.min(to, latest) },
      { from: Math.max(from, soonest), to },
    ])
    .filter(({ from, to }) => from <= to)
  const [first, last] = [left[0], left.at(-1)]
  return first && last ? { ...spans, opens: first.from, closes: last.to, spans: left } : NO_START
}

/** Of fixed starts those from the first of these times on that leaves some: nobody rises before dawn without need. */
export function soonestStarts(spans: StartSpans, times: readonly number[]): StartSpans {
  const all = spans.spans ?? [{ from: spans.opens, to: spans.closes }]
  for (const time of times) {
    const later = all.filter(({ from }) => from >= time)
    const [first] = later
    if (first) return { ...spans, opens: first.from, spans: later.length > 1 ? later : undefined }
  }
  return NO_START
}

function spansOf(spans: readonly Span[], best: boolean): StartSpans {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return NO_START
  return {
    opens: first.from,
    closes: last.to,
    best,
    spans: spans.length === 1 ? undefined : [...spans],
    chosen: false,
  }
}

function overlap(a: Span, b: Span): Span[] {
  const from = upToFive(Math.max(a.from, b.from))
  const to = a.from === a.to ? a.to : downToFive(Math.min(a.to, b.to))
  return from <= to && to <= b.to ? [{ from: a.from === a.to ? a.from : from, to }] : []
}

/** Windows may meet: the search wants spans apart from each other. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else result.push({ ...span })
  }
  return result
}
