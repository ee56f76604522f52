import { bestWindows, opening, overlap, type Span, sunOn, twilightOn, wantsLight } from './hours.ts'
import { askedDays, askedHours } from './hints.ts'
import { type Tally, type Trip, type Visit, visitsOf } from './visits.ts'

/** Minutes that sunrise and sunset may be off at a hill or a coast. */
const TOLERANCE = 5
/** Enough of a best hour, minutes; of a shorter visit or window half. */
const ENOUGH = 30
const LANGUAGES = ['en', 'de'] as const

/** Stops that need daylight, seen in it: by sun, or in a window that their record names. */
export function inDaylight(trip: Trip): Tally {
  const needing = visitsOf(trip).filter(({ sight }) => wantsLight(sight))
  const dark = needing.filter((visit) => {
    const sun = sunOf(trip, visit)
    const windows = bestWindows(visit.sight, visit.date, sun)
    // Who comes for the dusk stays while it lasts.
    const atDusk = windows.some(({ from, to }) => from < sun.to && to >= sun.to - TOLERANCE)
    const dusk = atDusk ? twilightOn(visit.date, visit.sight.at, zoneOf(trip, visit)).to : sun.to
    const from = Math.min(sun.from, ...windows.map((window) => window.from)) - TOLERANCE
    const to = Math.max(dusk, ...windows.map((window) => window.to)) + TOLERANCE
    return visit.start < from || visit.end > to
  })
  return tally(trip, needing, dark)
}

/** Stops with hours at which they are at their best, seen then. */
export function atBestHour(trip: Trip): Tally {
  const withHours = visitsOf(trip).flatMap((visit) => {
    const windows = bestWindows(visit.sight, visit.date, sunOf(trip, visit))
    return windows.length > 0 ? [{ visit, windows }] : []
  })
  const missed = withHours.filter(({ visit, windows }) => !windows.some((window) => isSeenIn(visit, window)))
  return tally(
    trip,
    withHours.map(({ visit }) => visit),
    missed.map(({ visit }) => visit),
  )
}

/**
 * Stops whose hint, in either language, asks for an hour or a weekday, seen at another. What lies in a best window of
 * the record is as meant.
 */
export function againstOwnHint(trip: Trip): Tally {
  const asked = visitsOf(trip).flatMap((visit) => {
    const orders = LANGUAGES.flatMap((language) => orderOf(trip, visit, language))
    return orders.length > 0 ? [{ visit, against: orders.filter(({ isKept }) => !isKept) }] : []
  })
  return {
    of: asked.length,
    found: asked.flatMap(({ visit, against: [first] }) =>
      first ? [{ date: visit.date, text: `${told(trip, visit)}: ${first.hint}` }] : [],
    ),
  }
}

function orderOf(trip: Trip, visit: Visit, language: 'en' | 'de'): { hint: string; isKept: boolean }[] {
  const { sight, date } = visit
  const sun = sunOf(trip, visit)
  const door = opening(sight, date)
  const hint = sight.hint[language]
  const hours = askedHours(hint, { sun, ...(door && { door }) }, language)
  const days = askedDays(hint, language)
  if (hours.length === 0 && !days) return []
  const isInTime =
    hours.length === 0 ||
    [...hours, ...bestWindows(sight, date, sun)].some((span) => overlap(spanOf(visit), span) > 0)
  const isThatDay = days?.includes(new Date(`${date}T12:00:00Z`).getUTCDay()) ?? true
  return [{ hint, isKept: isInTime && isThatDay }]
}

function isSeenIn(visit: Visit, window: Span): boolean {
  const shorter = Math.min(visit.end - visit.start, window.to - window.from)
  return overlap(spanOf(visit), window) >= Math.min(ENOUGH, shorter / 2)
}

function sunOf(trip: Trip, visit: Visit): Span {
  return sunOn(visit.date, visit.sight.at, zoneOf(trip, visit))
}

function zoneOf({ plan }: Trip, { day }: Visit): string {
  return plan.days[day]?.base.timeZone ?? plan.destination.timeZone ?? 'UTC'
}

function spanOf({ start, end }: Visit): Span {
  return { from: start, to: end }
}

function tally(trip: Trip, all: readonly Visit[], bad: readonly Visit[]): Tally {
  return { of: all.length, found: bad.map((visit) => ({ date: visit.date, text: told(trip, visit) })) }
}

function told(trip: Trip, visit: Visit): string {
  const windows = bestWindows(visit.sight, visit.date, sunOf(trip, visit))
  const best = windows.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(', ')
  const sun = sunOf(trip, visit)
  const light = `sun ${clock(sun.from)}-${clock(sun.to)}`
  return `D${visit.day + 1} ${visit.sight.id} ${visit.item.start}-${visit.item.end} (${light}${best && `, best ${best}`})`
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, '0')}`
}
