import { type Weekday, WEEKDAYS } from '../../atlas/destination.ts'
import { weekdayOf } from '../../atlas/opening-hours.ts'
import { isCalendarDate } from '../../platform/calendar-date.ts'

/** Dates and weekdays at the beginning of a heading, English and German. */

const MONTHS = [
  'january|januar|jänner|jan',
  'february|februar|feb',
  'march|märz|maerz|mär|mar|mrz',
  'april|apr',
  'may|mai',
  'june|juni|jun',
  'july|juli|jul',
  'august|aug',
  'september|sept|sep',
  'october|oktober|oct|okt',
  'november|nov',
  'december|dezember|dec|dez',
]
const DAYS: Record<Weekday, string> = {
  mon: 'monday|montag|mon|mo',
  tue: 'tuesday|dienstag|tues|tue|di',
  wed: 'wednesday|mittwoch|wed|mi',
  thu: 'thursday|donnerstag|thurs|thur|thu|do',
  fri: 'friday|freitag|fri|fr',
  sat: 'saturday|samstag|sonnabend|sat|sa',
  sun: 'sunday|sonntag|sun|so',
}
const MONTH = `(${MONTHS.join('|')})\\.?`
const WEEKDAY = new RegExp(`^(${Object.values(DAYS).join('|')})\\b\\.?,?\\s*`, 'i')
const FORMS: [RegExp, (match: RegExpExecArray) => Partial<Parts>][] = [
  [/^(20\d\d)-(\d\d)-(\d\d)\b/, ([, y, m, d]) => ({ year: Number(y), month: Number(m), day: Number(d) })],
  [
    /^(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(20\d\d|\d\d(?!\d|:)))?/,
    ([, d, m, y]) => ({ day: Number(d), month: Number(m), year: fullYear(y) }),
  ],
  [
    /^(\d{1,2})\/(\d{1,2})(?:\/(20\d\d|\d\d))?\b/,
    ([, a, b, y]) => ({
      ...(Number(b) > 12 ? { month: Number(a), day: Number(b) } : { day: Number(a), month: Number(b) }),
      year: fullYear(y),
      isEitherWay: Number(a) <= 12 && Number(b) <= 12,
    }),
  ],
  [
    new RegExp(
      `^(?:the\\s+)?(\\d{1,2})(?:\\.|st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}(?:,?\\s+(20\\d\\d))?(?![\\p{L}])`,
      'iu',
    ),
    ([, d, m, y]) => ({ day: Number(d), month: monthOf(m), year: fullYear(y) }),
  ],
  [
    new RegExp(`^${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(20\\d\\d))?(?![\\d:])`, 'iu'),
    ([, m, d, y]) => ({ day: Number(d), month: monthOf(m), year: fullYear(y) }),
  ],
]

interface Parts {
  day: number
  month: number
  year: number | undefined
  isEitherWay: boolean
}

export interface SaidDate {
  /** YYYY-MM-DD */
  date?: string
  weekday?: Weekday
  /** Characters it takes at the beginning. */
  length: number
}

/** A weekday, a date or both at the beginning of a text; a date without a year is the next one from `today`. */
export function saidDate(text: string, today: string): SaidDate | undefined {
  let rest = text
  const before = weekdayIn(rest)
  if (before) rest = rest.slice(before.length)
  for (const [form, read] of FORMS) {
    const match = form.exec(rest)
    if (!match) continue
    const parts = read(match)
    let length = text.length - rest.length + match[0].length
    const after = /^[\s,(]*/.exec(text.slice(length))?.[0].length ?? 0
    const behind = before ?? weekdayIn(text.slice(length + after))
    if (!before && behind) length += after + behind.length
    const weekday = behind?.weekday
    const date = resolve(parts, weekday, today)
    return date ? { date, ...(weekday && { weekday }), length } : undefined
  }
  return before && { weekday: before.weekday, length: before.length }
}

function weekdayIn(text: string): { weekday: Weekday; length: number } | undefined {
  const match = WEEKDAY.exec(text)
  const word = match?.[1]?.toLowerCase()
  const weekday = word && WEEKDAYS.find((day) => DAYS[day].split('|').includes(word))
  return weekday && match ? { weekday, length: match[0].length } : undefined
}

function monthOf(name = ''): number {
  return MONTHS.findIndex((names) => names.split('|').includes(name.toLowerCase())) + 1
}

function fullYear(year: string | undefined): number | undefined {
  return year === undefined ? undefined : year.length === 2 ? 2000 + Number(year) : Number(year)
}

function resolve(
  { day = 0, month = 0, year, isEitherWay }: Partial<Parts>,
  weekday: Weekday | undefined,
  today: string,
): string | undefined {
  const years = year ? [year] : [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1]
  const found = years.flatMap((each) => [
    written(each, month, day),
    ...(isEitherWay && month !== day ? [written(each, day, month)] : []),
  ])
  const dates = found.filter((date) => isCalendarDate(date) && (year !== undefined || date >= today))
  return dates.find((date) => weekday && weekdayOf(date) === weekday) ?? dates[0]
}

function written(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
