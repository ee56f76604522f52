import { type PlanStay, staysOfJourney } from '../../planner/plan-legs.ts'
import { addDays } from '../../platform/calendar-date.ts'
import type { Plan, PlanDay, PlanItem, PlanLeg } from '../../planner/plan.ts'
import { setOutFor } from '../plan/set-out.ts'
import { isJourney, isUnderWay } from '../../planner/travel/transfer-items.ts'
import { BRAND } from '../../site/brand.ts'
import { calendarText, escapeText, utcTime } from './calendar-lines.ts'
import { instantOf, wallTime } from './local-time.ts'

export interface CalendarSource {
  tripId: string
  plan: Plan
  /** Counts the changes to the plan: calendars take the newer version of an event. */
  revision: number
  /** Where the plan can be read; given with every event. */
  url: string
  /** Texts of the calendar itself, in the plan's language. */
  words: { name: string; disclosure: string; setOut: (time: string) => string }
}

/** How often a calendar that subscribed asks again. */
const REFRESH = 'PT6H'

/**
 * The plan as iCalendar (RFC 5545). Times are written in UTC, computed from the time zone of each day's base, so that
 * they hold across a change to summer time; where no zone is known they float, which calendars read as local.
 */
export function planCalendar(source: CalendarSource): string {
  const { plan, words } = source
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.name}//Travel plan//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(words.name)}`,
    `X-WR-CALNAME:${escapeText(words.name)}`,
    `X-WR-CALDESC:${escapeText(words.disclosure)}`,
    ...(plan.destination.timeZone ? [`X-WR-TIMEZONE:${plan.destination.timeZone}`] : []),
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...wholeTrip(source),
    ...staysOfJourney(plan).flatMap((stay) => wholeStay(stay, source)),
    ...(plan.legs ?? []).flatMap((leg) => farFlight(leg, source)),
    ...plan.days
      .filter((day) => !isUnderWay(day))
      .flatMap((day) => day.items.filter(isDated).flatMap((item) => event(item, day, source))),
    'END:VCALENDAR',
  ])
}

/** Time to oneself is no appointment, unless the day holds nothing else; the hours of a flight are the airline's. */
function isDated(item: PlanItem): boolean {
  const { kind, place, why } = item
  return !isJourney(item) && (kind !== 'free' || place !== undefined || why !== undefined)
}

/** All of it as one entry above the days. */
function wholeTrip({ tripId, plan, revision, url, words }: CalendarSource): string[] {
  const [first] = plan.days
  const last = plan.days.at(-1)
  if (!first || !last) return []
  const date = (day: string) => day.replaceAll('-', '')
  return [
    'BEGIN:VEVENT',
    `UID:${tripId}@${new URL(url).host}`,
    ...revisionStamp(plan, revision),
    `DTSTART;VALUE=DATE:${date(first.date)}`,
    `DTEND;VALUE=DATE:${date(addDays(last.date, 1))}`,
    `SUMMARY:${escapeText(words.name)}`,
    `DESCRIPTION:${escapeText(`${plan.summary}\n\n${words.disclosure}`)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** The nights at one place of a journey, from the day one arrives to the day one leaves. */
function wholeStay(
  { name, id, from, to }: PlanStay,
  { tripId, plan, revision, url }: CalendarSource,
): string[] {
  const date = (day: string) => day.replaceAll('-', '')
  return [
    'BEGIN:VEVENT',
    `UID:${tripId}-stay-${from}-${id.replace(/[^\w-]/g, '')}@${new URL(url).host}`,
    ...revisionStamp(plan, revision),
    `DTSTART;VALUE=DATE:${date(from)}`,
    `DTEND;VALUE=DATE:${date(addDays(to, 1))}`,
    `SUMMARY:${escapeText(name)}`,
    `URL:${url}#day-${from}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** A flight between two stops that no day holds, by the clocks of both. */
function farFlight(
  { from, to, date, depart, arrive, fromId, toId }: PlanLeg,
  { tripId, plan, revision, url }: CalendarSource,
): string[] {
  if (!depart || !arrive) return []
  const zoneOf = (id: string) => plan.days.find(({ base }) => base.id === id)?.base.timeZone
  return [
    'BEGIN:VEVENT',
    `UID:${tripId}-flight-${date}@${new URL(url).host}`,
    ...revisionStamp(plan, revision),
    time('DTSTART', date, depart, zoneOf(fromId)),
    time('DTEND', arrive.date, arrive.time, zoneOf(toId)),
    `SUMMARY:${escapeText(`${from} → ${to}`)}`,
    `URL:${url}#day-${date}`,
    'END:VEVENT',
  ]
}

function event(
  item: PlanItem,
  day: PlanDay,
  { tripId, plan, revision, url, words }: CalendarSource,
): string[] {
  const { place } = item
  const leave = setOutFor(item)
  const description = [leave && words.setOut(leave), item.why, item.note, item.kidsNote]
    .filter(Boolean)
    .join('\n')
  const known = place?.lat !== undefined && place.lon !== undefined
  const zone = day.base.timeZone ?? plan.destination.timeZone
  return [
    'BEGIN:VEVENT',
    `UID:${tripId}-${day.date}-${item.id.replace(/[^\w-]/g, '')}@${new URL(url).host}`,
    ...revisionStamp(plan, revision),
    time('DTSTART', day.date, item.start, zone),
    time('DTEND', day.date, item.end, zone),
    `SUMMARY:${escapeText(item.title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(place ? [`LOCATION:${escapeText(`${place.name}, ${day.base.name}`)}`] : []),
    ...(known ? [`GEO:${place.lat};${place.lon}`] : []),
    `URL:${url}#day-${day.date}`,
    'END:VEVENT',
  ]
}

function revisionStamp(plan: Plan, revision: number): string[] {
  return [`DTSTAMP:${utcTime(Date.parse(plan.provenance.createdAt))}`, `SEQUENCE:${revision}`]
}

function time(name: string, date: string, clock: string, zone: string | undefined): string {
  if (!zone) return `${name}:${utcTime(wallTime(date, clock)).slice(0, -1)}`
  return `${name}:${utcTime(instantOf(date, clock, zone))}`
}
