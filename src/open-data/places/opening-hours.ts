import type { Sight, Weekday } from '../../atlas/destination.ts'
import { WEEKDAYS } from '../../atlas/destination.ts'
import { clockTime } from '../../platform/clock-time.ts'

/** Hours as the atlas writes them. */
export type Doors = Pick<Sight, 'hours' | 'closed' | 'exceptions'> & {
  /** "PH off": shut on public holidays. */
  shutOnHolidays?: true
}

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const LAST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const ALWAYS = 'always'
const SHUT = ''
const LONGEST = 255

/**
 * A subset of https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification that covers most of what is mapped:
 * rules separated by ";", each with whole months ("Apr-Oct", "Apr 01-Oct 31"), weekdays ("Mo-Fr,Su"), and times
 * ("09:00-12:00,14:00-18:00"), "off" or "24/7"; "PH off". Of several spans a day the longest counts, and past midnight
 * is midnight. Whatever else is said (open ends, weeks, school holidays, single dates, comments) makes the hours
 * unknown: undefined.
 */
export function parseOpeningHours(text: string | undefined): Doors | undefined {
  const said = text?.toLowerCase().replaceAll('–', '-').replace(/\s+/g, ' ').trim()
  if (!said || said.length > LONGEST) return undefined
  if (/^(24\/7|(sunrise|dawn)-(sunset|dusk))$/.test(said)) return { hours: ALWAYS }
  // Month by weekday; what no rule names is shut.
  const year = MONTHS.map(() => DAYS.map(() => SHUT))
  let shutOnHolidays = false
  for (const rule of said.split(';').map((part) => part.trim())) {
    if (!rule) continue
    if (/^ph (off|closed)$/.test(rule)) {
      shutOnHolidays = true
      continue
    }
    // Hours of holidays alone say nothing of other days.
    if (rule.startsWith('ph ')) continue
    const read = readRule(rule)
    if (!read) return undefined
    for (const month of read.months)
      for (const day of read.days) {
        const row = year[month]
        if (row) row[day] = read.hours
      }
  }
  const doors = compress(year)
  return doors && { ...doors, ...(shutOnHolidays && { shutOnHolidays: true }) }
}

interface Rule {
  months: number[]
  days: number[]
  hours: string
}

function readRule(rule: string): Rule | undefined {
  const shape =
    /^(?<months>[a-z]{3}(?: \d\d(?!:))?(?:-[a-z]{3}(?: \d\d(?!:))?)?(?:, ?[a-z]{3}(?:-[a-z]{3})?)*)?:? ?(?<days>(?:mo|tu|we|th|fr|sa|su)[a-z, -]*?)?:? ?(?<hours>24\/7|off|closed|\d[\d:,\- ]*)$/
  const { months, days, hours } = shape.exec(rule)?.groups ?? {}
  if (!hours) return undefined
  // "Mo-Sa,PH": holidays are like these days.
  const list = days?.trim().replace(/,? ?ph$/, '')
  const inMonths = months ? monthsIn(months) : MONTHS.map((_, index) => index)
  const onDays = list ? rangesIn(list, DAYS) : DAYS.map((_, index) => index)
  const span = spanIn(hours)
  return inMonths && onDays && span !== undefined
    ? { months: inMonths, days: onDays, hours: span }
    : undefined
}

/** Whole months alone: "Apr 15" is more than our hours can say. */
function monthsIn(text: string): number[] | undefined {
  const dated = /^([a-z]{3}) (\d\d)-([a-z]{3}) (\d\d)$/.exec(text)
  if (!dated) return / \d/.test(text) ? undefined : rangesIn(text, MONTHS)
  const [, from = '', first, to = '', last] = dated
  const isWhole = Number(first) === 1 && Number(last) >= (LAST_DAYS[MONTHS.indexOf(to)] ?? 31) - 1
  return isWhole ? rangesIn(`${from}-${to}`, MONTHS) : undefined
}

/** "mo-fr,su" by their numbers; a range may run over the end: "Oct-Mar". */
function rangesIn(text: string, names: readonly string[]): number[] | undefined {
  const found = new Set<number>()
  for (const part of text.split(',').map((each) => each.trim())) {
    const [first = '', last = first, ...more] = part.split('-').map((each) => names.indexOf(each.trim()))
    if (more.length > 0 || typeof first !== 'number' || typeof last !== 'number' || first < 0 || last < 0)
      return undefined
    for (let index = first; ; index = (index + 1) % names.length) {
      found.add(index)
      if (index === last) break
    }
  }
  return found.size > 0 ? [...found] : undefined
}

function spanIn(text: string): string | undefined {
  if (text === 'off' || text === 'closed') return SHUT
  if (text === '24/7') return ALWAYS
  let longest: { opens: number; closes: number } | undefined
  for (const part of text.split(',')) {
    const [, h = '', m = '', h2 = '', m2 = ''] = /^ ?(\d\d?):(\d\d) ?- ?(\d\d?):(\d\d) ?$/.exec(part) ?? []
    if (!h) return undefined
    const opens = Number(h) * 60 + Number(m)
    const ends = Number(h2) * 60 + Number(m2)
    const closes = ends <= opens ? 1440 : Math.min(1440, ends)
    if (opens >= 1440 || Number(m) > 59 || Number(m2) > 59 || Number(h2) > 30) return undefined
    if (!longest || closes - opens > longest.closes - longest.opens) longest = { opens, closes }
  }
  if (!longest) return undefined
  return longest.opens === 0 && longest.closes >= 1439
    ? ALWAYS
    : `${clockTime(longest.opens)}-${clockTime(longest.closes)}`
}

/** The commonest hours, weekdays that are shut all year, and the rest as exceptions. */
function compress(year: readonly (readonly string[])[]): Doors | undefined {
  const counts = new Map<string, number>()
  for (const hours of year.flat()) if (hours) counts.set(hours, (counts.get(hours) ?? 0) + 1)
  const [usual] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? []
  if (usual === undefined) return undefined
  const closed = WEEKDAYS.filter((_, day) => year.every((row) => row[day] === SHUT))
  const found = new Map<string, { days: Weekday[]; months: number[]; hours: string }>()
  for (const [day, weekday] of WEEKDAYS.entries()) {
    if (closed.includes(weekday)) continue
    for (const hours of new Set(year.map((row) => row[day] ?? SHUT))) {
      if (hours === usual) continue
      const months = MONTHS.flatMap((_, month) => (year[month]?.[day] === hours ? [month + 1] : []))
      const key = `${hours} ${months.join()}`
      const same = found.get(key)
      if (same) same.days.push(weekday)
      else found.set(key, { days: [weekday], months, hours })
    }
  }
  const exceptions = [...found.values()].map(({ days, months, hours }) => ({
    ...(days.length + closed.length < DAYS.length || months.length === MONTHS.length ? { days } : {}),
    ...(months.length < MONTHS.length && { months }),
    ...(hours && { hours }),
  }))
  return {
    hours: usual,
    ...(closed.length > 0 && { closed }),
    ...(exceptions.length > 0 && { exceptions }),
  }
}
