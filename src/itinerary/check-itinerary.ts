import type { Atlas } from '../atlas/atlas.ts'
import type { Locale } from '../i18n/locale.ts'
import { clockTime } from '../platform/clock-time.ts'
import { findDestination } from './find-destination.ts'
import { type Checked, type CheckedDay, READ_LIMITS } from './itinerary.ts'
import { afterDark, closedDays, closedHours } from './judge/closings.ts'
import type { Judge } from './judge/context.ts'
import { overlaps, tooFar, tooMuch } from './judge/ways.ts'
import { doubled, notFound, prices, weekdays } from './judge/what-is-said.ts'
import { readDays, type ReadText } from './read/read-days.ts'
import { createStopReader, type StopsOfDay } from './resolve-stops.ts'
import { splitText, type TextSplitter } from './text-splitter.ts'

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

interface CheckSettings {
  atlas: Pick<Atlas, 'heads' | 'load' | 'head'>
  today: string
  /** Splits a text that rules cannot read into lines. */
  splitter?: TextSplitter | undefined
}

/** Reads somebody's itinerary and looks for what is wrong with it. Nothing of it is kept. */
export async function checkItinerary(
  { text, startDate, locale }: CheckRequest,
  { atlas, today, splitter }: CheckSettings,
): Promise<Checked> {
  const when = { today, ...(startDate && { startDate }) }
  let read = readDays(text, when)
  if (read.days.length === 0) {
    const lines = await splitText(text, splitter)
    read = readDays(lines, when)
  }
  const head = await findDestination(read, atlas)
  const destination = head && (await atlas.load(head.id))
  if (!head || !destination) return withoutPlace(read)
  const readStops = createStopReader(destination)
  const results = read.days.map((day) => readStops(day))
  const days = results.map(({ day }) => day)
  const found = JUDGES.flatMap((judge) => judge({ destination, days, locale }))
  found.sort((a, b) => a.day - b.day || (a.stop ?? -1) - (b.stop ?? -1))
  return {
    destination: head,
    days: days.map((day) => checkedDay(day)),
    findings: found.map((finding, index) => ({ id: `f${index + 1}`, ...finding })),
    unread: results.flatMap(({ unread }) => unread).slice(0, READ_LIMITS.unread),
    undated: days.every(({ date }) => !date),
  }
}

/** Days and lines, and nothing to judge them by. */
function withoutPlace({ days, opening }: ReadText): Checked {
  return {
    days: days.map(({ lines, ...day }) => checkedDay({ ...day, stops: lines })),
    findings: [],
    unread: days.length > 0 ? [] : opening.slice(0, READ_LIMITS.unread),
    undated: days.every(({ date }) => !date),
  }
}

function checkedDay({ date, title, stops }: StopsOfDay): CheckedDay {
  return {
    ...(date && { date }),
    title,
    stops: stops.map(({ text, start, end, place, general }) => ({
      text,
      ...(start !== undefined && { start: clockTime(start) }),
      ...(end !== undefined && { end: clockTime(end) }),
      ...(place && { place }),
      ...(general && { general }),
    })),
  }
}
