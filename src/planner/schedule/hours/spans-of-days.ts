import type { DayFrame } from '../frame.ts'
import type { Stop } from '../party/party-likes.ts'
import { NO_START, type StartSpans } from './start-spans.ts'

/** When each stop may start, where that depends on the other days of a stay; by day and stop. */

/** For what can be had at its hour on no day but one after a late night one gets up, as for a feast and for `anyHour`. */
export function spansAfterLateNights(
  frames: readonly DayFrame[],
  stops: readonly Stop[],
  spansOf: (frame: DayFrame) => StartSpans[],
  anyHour: ReadonlySet<string> | undefined,
): StartSpans[][] {
  const rested = frames.map(spansOf)
  if (frames.every(({ woken }) => !woken)) return rested
  const waits = stops.map(
    ({ sight }, stop) =>
      !sight.event && !anyHour?.has(sight.id) && rested.some((spans) => spans[stop] && isHad(spans[stop])),
  )
  return frames.map((frame, day) => {
    const spans = rested[day] ?? []
    if (!frame.woken) return spans
    const woken = spansOf({ ...frame, ...frame.woken })
    return spans.map((each, stop) => (waits[stop] || isHad(each) ? each : (woken[stop] ?? each)))
  })
}

/** Its best hours leave room for it. */
function isHad({ best, opens, closes }: StartSpans): boolean {
  return best && opens <= closes
}

/** What has its best hours on one of the days is not planned for the others. */
export function withBestDays(days: readonly StartSpans[][]): StartSpans[][] {
  const hasBest = days[0]?.map((_, stop) => days.some((spans) => spans[stop]?.best))
  return days.map((spans) => spans.map((each, stop) => (hasBest?.[stop] && !each.best ? NO_START : each)))
}
