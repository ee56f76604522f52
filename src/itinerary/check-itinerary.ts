import { headOf } from '../atlas/atlas.ts'
import type { Locale } from '../i18n/locale.ts'
import { clockTime } from '../platform/clock-time.ts'
import { type Checked, type CheckedDay, type CheckedStop, READ_LIMITS } from './itinerary.ts'
import { afterDark, closedDays, closedHours } from './judge/closings.ts'
import type { Judge } from './judge/context.ts'
import { overlaps, tooFar, tooMuch } from './judge/ways.ts'
import { doubled, notFound, prices, weekdays } from './judge/what-is-said.ts'
import type { ReadText } from './read/read-days.ts'
import { readItinerary, type ReadSettings } from './read-itinerary.ts'
import type { Stop, StopsOfDay } from './resolve-stops.ts'

const JUDGES: readonly Judge[] = [
  weekdays,
  closedDays,
  closedHours,
  afterDark,
  tooFar,
  overlaps,
  tooMuch,
  doubled,
  notFound,
  prices,
]

export interface CheckRequest {
  text: string
  /** The first day of the trip, where the text has no dates. YYYY-MM-DD */
  startDate?: string
  /** In which the findings name places. */
  locale: Locale
}

/** Reads somebody's itinerary and looks for what is wrong with it. Nothing of it is kept. */
export async function checkItinerary(
  { text, startDate, locale }: CheckRequest,
  settings: ReadSettings,
): Promise<Checked> {
  const { read, main, days, unread } = await readItinerary(text, startDate, settings)
  if (!main) return withoutPlace(read)
  const found = JUDGES.flatMap((judge) => judge({ days, locale }))
  found.sort((a, b) => a.day - b.day || (a.stop ?? -1) - (b.stop ?? -1))
  return {
    destination: headOf(main),
    days: days.map((day) => checkedDay(day)),
    findings: found.map((finding, index) => ({ id: `f${index + 1}`, ...finding })),
    unread: unread.slice(0, READ_LIMITS.unread),
    undated: days.every(({ date }) => !date),
  }
}

/** Days and lines, and nothing to judge them by. */
function withoutPlace({ days, opening }: ReadText): Checked {
  return {
    days: days.map(({ date, title, lines }) => ({
      ...(date && { date }),
      title,
      stops: lines.map((line) => checkedStop(line)),
    })),
    findings: [],
    unread: days.length > 0 ? [] : opening.slice(0, READ_LIMITS.unread),
    undated: days.every(({ date }) => !date),
  }
}

function checkedDay({ date, title, stops, destination }: StopsOfDay): CheckedDay {
  return {
    ...(date && { date }),
    title,
    destination: headOf(destination),
    stops: stops.map((stop) => checkedStop(stop)),
  }
}

function checkedStop({ text, start, end, place, general }: Stop): CheckedStop {
  return {
    text,
    ...(start !== undefined && { start: clockTime(start) }),
    ...(end !== undefined && { end: clockTime(end) }),
    ...(place && { place }),
    ...(general && { general }),
  }
}
