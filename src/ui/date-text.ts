import { dateFormat } from '../i18n/intl.ts'
import { LANGUAGE_TAGS, type Locale } from '../i18n/locale.ts'
import { addDays, isCalendarDate } from '../platform/calendar-date.ts'

/**
 * YYYY-MM-DD from what a traveller writes: 2027-03-04, 4.3.2027, 04.03.27, 4. März 2027, March 4, 2027, and with
 * slashes month first in English, day first in German. Without a year the next such day from `today` on.
 */
export function readDate(text: string, locale: Locale, today: string): string | undefined {
  const words = text.trim().toLowerCase()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(words)
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const named = readNamed(words, locale)
  if (named) return withYear(named.year, named.month, named.day, today)
  const numbers = /^(\d{1,2})([-/. ]+)(\d{1,2})(?:[-/. ]+(\d{4}|\d{2}))?\.?$/.exec(words)
  if (!numbers) return undefined
  const [, first, separator = '', second, year] = numbers
  const monthFirst = separator.includes('/') && locale === 'en'
  const [day, month] = monthFirst ? [second, first] : [first, second]
  return withYear(year, Number(month), Number(day), today)
}

/** 3/4/2027 in English, 4.3.2027 in German, from YYYY-MM-DD. */
export function writeDate(date: string, locale: Locale): string {
  return date ? format(date, locale, { day: 'numeric', month: 'numeric', year: 'numeric' }) : ''
}

/** Thursday, March 4, 2027 */
export function speakDate(date: string, locale: Locale): string {
  return format(date, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** Thu */
export function weekdayOf(date: string, locale: Locale): string {
  return date ? format(date, locale, { weekday: 'short' }) : ''
}

/** The day before the first possible is the first possible; any other stays. */
export function clampDate(date: string, min: string | undefined): string {
  return min && date && date < min ? min : date
}

function format(date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(LANGUAGE_TAGS[locale], { ...options, timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  )
}

/** A date with its month in letters, in either order. */
function readNamed(words: string, locale: Locale) {
  const found =
    /^(?:\p{L}+\.?,? +)?(\d{1,2})\.? *(\p{L}{3,})\.?,? *(\d{4}|\d{2})?$/u.exec(words) ??
    /^(?:\p{L}+\.?,? +)?(\p{L}{3,})\.? +(\d{1,2})(?:,? +(\d{4}|\d{2}))?$/u.exec(words)
  if (!found) return undefined
  const [, one = '', other = '', year] = found
  const [day, name] = /^\d/.test(one) ? [one, other] : [other, one]
  const month = monthNames(locale).findIndex((known) => known.startsWith(name) || name.startsWith(known)) + 1
  return month ? { day: Number(day), month, year } : undefined
}

function monthNames(locale: Locale): string[] {
  return Array.from({ length: 12 }, (_, month) =>
    format(`2027-${String(month + 1).padStart(2, '0')}-01`, locale, { month: 'long' }).toLowerCase(),
  )
}

function withYear(year: string | undefined, month: number, day: number, today: string): string | undefined {
  if (year) return dateOf(Number(year.length === 2 ? `20${year}` : year), month, day)
  const thisYear = Number(today.slice(0, 4))
  const date = dateOf(thisYear, month, day)
  return date && date < today ? dateOf(thisYear + 1, month, day) : (date ?? dateOf(thisYear + 1, month, day))
}

function dateOf(year: number, month: number, day: number): string | undefined {
  const date = [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-')
  return isCalendarDate(date) ? date : undefined
}

/** YYYY-MM-DD where the visitor is. */
export function localToday(now: Date): string {
  return addDays('1970-01-01', Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000))
}
