import { addDays, easterOf } from '../../platform/calendar-date.ts'
import { type Weekday, WEEKDAYS } from '../destination.ts'
import { weekdayOf } from '../opening-hours.ts'
import type { AtlasEvent, Feasts, Rule } from './event-schema.ts'

export interface Span {
  /** First and last day, YYYY-MM-DD, both included. */
  from: string
  to: string
}

/** The days of a year on which a rule falls, in order. */
export function datesOf(rule: Rule, year: number, feasts: Feasts): string[] {
  if ('dates' in rule) return rule.dates.filter((date) => isIn(year, date)).sort()
  if ('moon' in rule)
    return (feasts[rule.moon]?.dates ?? [])
      .map((date) => addDays(date, rule.offset ?? 0))
      .filter((date) => isIn(year, date))
      .sort()
  // An offset may carry a day over New Year.
  return [year - 1, year, year + 1]
    .flatMap((each) => dateOf(rule, each) ?? [])
    .filter((date) => isIn(year, date))
}

/** When an event takes place: every time that it begins in a year. */
export function spansOf(
  { from, to, days }: Pick<AtlasEvent, 'from' | 'to' | 'days'>,
  year: number,
  feasts: Feasts,
): Span[] {
  return datesOf(from, year, feasts).map((first) => {
    if (!to) return { from: first, to: addDays(first, (days ?? 1) - 1) }
    const lasts = [year, year + 1].flatMap((each) => datesOf(to, each, feasts))
    return { from: first, to: lasts.find((last) => last >= first) ?? first }
  })
}

function dateOf(
  rule: Exclude<Rule, { dates: unknown } | { moon: unknown }>,
  year: number,
): string | undefined {
  if ('easter' in rule) return addDays(easterOf(year), rule.easter)
  if ('orthodox' in rule) return addDays(orthodoxEasterOf(year), rule.orthodox)
  const offset = rule.offset ?? 0
  if ('on' in rule) {
    const date = `${year}-${rule.on}`
    // 29 February, in most years.
    if (addDays(date, 0) !== date) return
    return addDays(date, (rule.moved?.[weekdayOf(date) ?? 'mon'] ?? 0) + offset)
  }
  if ('after' in rule) return addDays(onOrAfter(rule.day, `${year}-${rule.after}`), offset)
  const nth = nthOf(rule.nth, rule.day, year, rule.month)
  return nth && addDays(nth, offset)
}

function nthOf(nth: number, day: Weekday, year: number, month: number): string | undefined {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const days = [0, 1, 2, 3, 4]
    .map((week) => addDays(onOrAfter(day, first), week * 7))
    .filter((date) => date.slice(0, 7) === first.slice(0, 7))
  return days.at(nth > 0 ? nth - 1 : nth)
}

function onOrAfter(day: Weekday, date: string): string {
  return addDays(date, (WEEKDAYS.indexOf(day) - WEEKDAYS.indexOf(weekdayOf(date) ?? 'mon') + 7) % 7)
}

/** Orthodox Easter Sunday: Julian, 13 days behind until 2099. */
function orthodoxEasterOf(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  return addDays(`${year}-03-22`, moon + sunday + 13)
}

function isIn(year: number, date: string): boolean {
  return date.startsWith(`${year}-`)
}
