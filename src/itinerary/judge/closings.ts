import { daylightOn } from '../../atlas/daylight.ts'
import type { FoodPlace, Sight } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { eventsOn } from '../../atlas/event-sights.ts'
import { litSpan, momentsOf } from '../../atlas/moments.ts'
import { hoursOn, isInSeason, openOn, spanOfHours, weekdayOf } from '../../atlas/opening-hours.ts'
import { clockTime } from '../../platform/clock-time.ts'
import type { Locale } from '../../i18n/locale.ts'
import { addDays } from '../../platform/calendar-date.ts'
import type { Daypart, Mending } from '../itinerary.ts'
import type { Stop, StopsOfDay } from '../resolve-stops.ts'
import { eachStop, type Found, type Itinerary, type Judge } from './context.ts'

/** Clocks of a plan are round, minutes. */
const SLACK = 10
/** Later than this before the doors close nobody is let in, or it is not worth it. */
const LAST_ENTRY = 15
/** A part of the day as long as it can be meant: a place that is shut for all of it is shut then. */
const DAYPARTS: Record<Daypart, { from: number; to: number }> = {
  morning: { from: 480, to: 720 },
  afternoon: { from: 720, to: 1080 },
  evening: { from: 1080, to: 1380 },
}
const TWILIGHT = 25
/** Without feasts and school holidays. */
const ORDINARY_MONTH = 10
const NEAR_KM = 5

/** Closed on that date: its weekday, a renovation, a feast. */
export const closedDays: Judge = (itinerary) =>
  eachStop(itinerary, (stop, { day, dayIndex, stopIndex }) => {
    const doors = stop.sight ?? stop.table
    const date = day.date ?? dateOfWeekday(day, stop.sight)
    if (!doors || !date || openOn(date)(doors)) return undefined
    const weekday = weekdayOf(date)
    const at = { day: dayIndex, stop: stopIndex, severity: 'error' as const }
    const mending = otherPlan(itinerary, stop, dayIndex)
    const mended = mending && { mending }
    const { sight } = stop
    if (sight?.shut && date >= sight.shut.from && (!sight.shut.to || date <= sight.shut.to))
      return {
        ...at,
        ...mended,
        kind: 'shut',
        facts: { date, ...(sight.shut.to && { until: sight.shut.to }) },
      }
    if (sight && !isInSeason(sight, date)) return { ...at, ...mended, kind: 'off-season', facts: { date } }
    if (weekday && doors.closed?.includes(weekday))
      return { ...at, ...mended, kind: 'closed-day', facts: { date } }
    const feast = isUsual(doors, date) ? undefined : feastOn(day, date, itinerary.locale)
    return feast
      ? { ...at, ...mended, kind: 'event', facts: { date, other: feast } }
      : { ...at, ...mended, kind: 'closed-day', facts: { date } }
  })

/** Shut on that weekday before and after as well: then no feast is the reason. */
function isUsual(doors: Sight | FoodPlace, date: string): boolean {
  return [-7, 7].every((days) => !openOn(addDays(date, days))(doors))
}

/** Without a date the weekday alone is judged, on an ordinary week; of a sight with a season in its first month. */
function dateOfWeekday({ weekday }: StopsOfDay, sight: Sight | undefined): string | undefined {
  if (!weekday) return undefined
  const month = String(sight?.season?.[0] ?? ORDINARY_MONTH).padStart(2, '0')
  for (let ahead = 0; ahead < 7; ahead++) {
    const date = addDays(`2026-${month}-12`, ahead)
    if (weekdayOf(date) === weekday) return date
  }
  return undefined
}

function feastOn({ destination }: StopsOfDay, date: string, locale: Locale): string | undefined {
  const [event] = eventsOn(destination, [date])
  return destination.publicHolidays?.find((each) => each.date === date)?.name[locale] ?? event?.name[locale]
}

/** Open, but not then. Without a date only what no day's hours would allow. */
export const closedHours: Judge = (itinerary) =>
  eachStop(itinerary, (stop, { day, dayIndex, stopIndex }) => {
    const doors = stop.sight ?? stop.table
    const hours = doors && hoursThen(doors, day.date)
    const visit = visitOf(stop)
    if (!hours || !visit) return undefined
    const { opens, closes } = spanOfHours(hours)
    // A bar that is open past midnight.
    const shuts = closes <= opens ? closes + 1440 : closes
    const isEarly = visit.latestStart < opens - SLACK
    const isLate = visit.start > shuts - LAST_ENTRY || (visit.end !== undefined && visit.end > shuts + SLACK)
    if (!isEarly && !isLate) return undefined
    return {
      kind: 'closed-hour',
      severity: 'error',
      day: dayIndex,
      stop: stopIndex,
      facts: { hours, ...(stop.start !== undefined && { said: clockTime(stop.start) }) },
      mending: { kind: 'other-hour', from: clockTime(opens), to: clockTime(Math.min(closes, 1440)) },
    }
  })

/** Undated: the widest of all days, so that nothing is blamed that one of them allows. */
function hoursThen(doors: Sight | FoodPlace, date: string | undefined): string | undefined {
  if (date) return hoursOn(date)(doors)
  const all = [doors.hours, ...(doors.exceptions ?? []).flatMap(({ hours }) => hours ?? [])]
  if (all.includes('always')) return 'always'
  const spans = all.map(spanOfHours)
  const opens = Math.min(...spans.map((span) => span.opens))
  return `${clockTime(opens)}-${clockTime(Math.max(...spans.map((span) => span.closes)))}`
}

function visitOf({
  start,
  end,
  daypart,
}: Stop): { start: number; latestStart: number; end?: number } | undefined {
  if (start !== undefined) return { start, latestStart: start, ...(end !== undefined && { end }) }
  const part = daypart && DAYPARTS[daypart]
  return part && { start: part.from, latestStart: part.to }
}

/** Gardens, views and ruins at night. */
export const afterDark: Judge = (itinerary) =>
  eachStop(itinerary, ({ sight, start }, { day, dayIndex, stopIndex }) => {
    if (!sight || start === undefined || !day.date) return undefined
    const hours = hoursOn(day.date)(sight)
    if (!hours) return undefined
    const { center, zone } = day.destination
    const daylight = daylightOn(day.date, center, zone)
    const lit = litSpan(sight, day.date, momentsOf(hours, daylight))
    if (start <= lit.to + TWILIGHT && start >= lit.from - TWILIGHT - SLACK) return undefined
    if (start > spanOfHours(hours).closes - LAST_ENTRY) return undefined
    return {
      kind: 'after-dark',
      severity: 'warning',
      day: dayIndex,
      stop: stopIndex,
      facts: { said: clockTime(start), hours: `${clockTime(lit.from)}-${clockTime(Math.min(lit.to, 1439))}` },
      mending: { kind: 'other-hour', from: clockTime(lit.from), to: clockTime(Math.min(lit.to, 1439)) },
    } satisfies Found
  })

/** Another day of the plan on which it is open; else a place like it that is open on this one. */
function otherPlan({ days, locale }: Itinerary, { sight }: Stop, dayIndex: number): Mending | undefined {
  const { date, destination } = days[dayIndex] ?? {}
  if (!sight || !date || !destination) return undefined
  const day = days.findIndex(
    (other, index) =>
      index !== dayIndex && other.destination === destination && other.date && openOn(other.date)(sight),
  )
  if (day >= 0) return { kind: 'other-day', day }
  const planned = new Set(days.flatMap(({ stops }) => stops.map(({ place }) => place?.id)))
  const isOpen = openOn(date)
  const like = destination.sights
    .filter(
      (other) =>
        !planned.has(other.id) &&
        isOpen(other) &&
        !other.daytrip &&
        distanceKm(other.at, sight.at) <= NEAR_KM,
    )
    .toSorted(
      (a, b) =>
        Number(b.category === sight.category) - Number(a.category === sight.category) || b.score - a.score,
    )[0]
  return like && { kind: 'other-place', name: like.name[locale], id: like.id }
}
