import type { Locale } from '../../../i18n/locale.ts'
import { addDays, easterOf } from '../../../platform/calendar-date.ts'

/** Of what is told of a season, the parts that hold for a trip's days: what names other months is left out. */

const MONTHS: Record<Locale, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
}
/** A trip so near a month still has its cherries, days. */
const NEAR = 7
/** How long what begins in a month lasts, or has lasted by the month it ends in, days. */
const LASTS = 75
const YEAR = 366
const FROM = new Set(['from', 'after', 'ab', 'nach', 'seit'])
const UNTIL = new Set(['to', 'until', 'till', 'into', 'before', 'bis', 'vor'])
const PARTS: Record<string, readonly [first: number, last: number]> = {
  early: [1, 12],
  anfang: [1, 12],
  mid: [10, 20],
  mitte: [10, 20],
  late: [18, 31],
  ende: [18, 31],
}
/** What is told of a feast, and the days it is told to, from Easter Sunday: those around Easter, and Whitsun week. */
const FEASTS = [
  { named: /\b(at|over|an|zu|über) (Easter|Ostern)\b|\bEaster Sunday\b|\bOstersonntag\b/i, from: -7, to: 1 },
  { named: /\b(Whitsun|Pfingsten)\b/i, from: 46, to: 56 },
]

/** Days of a leap year, 0 to 365; `from` may lie after `to`, over New Year. */
interface Span {
  from: number
  to: number
}

/** `dates`: YYYY-MM-DD, of the days spent there. */
export function fittingSeason(
  text: string | undefined,
  dates: readonly string[],
  language: Locale,
): string | undefined {
  const [first] = dates
  const last = dates.at(-1)
  if (!text || !first || !last) return text
  const trip: Span = { from: dayOfYear(addDays(first, -NEAR)), to: dayOfYear(addDays(last, NEAR)) }
  const fits = (clause: string) => {
    const feasts = FEASTS.filter(({ named }) => named.test(clause))
    if (feasts.length > 0 && !feasts.some((feast) => dates.some((date) => isAt(feast, date)))) return false
    const spans = spansIn(clause, language)
    return spans.length === 0 || spans.some((span) => doMeet(span, trip))
  }
  // After a figure the dot is an ordinal's: "ab dem 20. fahren weniger Schiffe".
  const sentences = text.split(/(?<=[^\d.]\.) +/).flatMap((sentence) => {
    const kept = sentence.replace(/\.$/, '').split('; ').filter(fits).join('; ')
    return kept ? [`${kept.charAt(0).toUpperCase()}${kept.slice(1)}.`] : []
  })
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

function spansIn(clause: string, language: Locale): Span[] {
  const names = MONTHS[language].join('|')
  const mention = new RegExp(
    `(?:\\b([A-Za-z]+) )?(?:(early|mid|late|Anfang|Mitte|Ende)[- ])?(?:(\\d{1,2})\\.? )?\\b(${names})\\b`,
    'g',
  )
  const spans: Span[] = []
  let open: Span | undefined
  for (const [, word = '', part = '', day, name = ''] of clause.matchAll(mention)) {
    const month = MONTHS[language].indexOf(name) + 1
    const [begins, ends] = day ? [Number(day), Number(day)] : (PARTS[part.toLowerCase()] ?? [1, 31])
    const span = { from: numberOf(month, begins), to: numberOf(month, ends) }
    const before = word.toLowerCase()
    if (UNTIL.has(before)) {
      if (open) open.to = span.to
      else spans.push({ from: (span.from + YEAR - LASTS) % YEAR, to: span.to })
      open = undefined
      continue
    }
    open = FROM.has(before) ? { from: span.from, to: (span.to + LASTS) % YEAR } : span
    spans.push(open)
  }
  return spans
}

function doMeet(a: Span, b: Span): boolean {
  return isIn(a.from, b) || isIn(b.from, a)
}

function isIn(day: number, { from, to }: Span): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to
}

const START_OF_MONTH = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335]

function numberOf(month: number, day: number): number {
  const start = START_OF_MONTH[month - 1] ?? 0
  return Math.min(start + day - 1, (START_OF_MONTH[month] ?? YEAR) - 1)
}

function dayOfYear(date: string): number {
  return numberOf(Number(date.slice(5, 7)), Number(date.slice(8)))
}

function isAt({ from, to }: (typeof FEASTS)[number], date: string): boolean {
  const easter = easterOf(Number(date.slice(0, 4)))
  return date >= addDays(easter, from) && date <= addDays(easter, to)
}

const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const

/** Of a month, 1 to 12, on that side of the equator. */
export function seasonOf(month: number, latitude: number): (typeof SEASONS)[number] {
  const quarter = Math.floor((month % 12) / 3)
  return SEASONS[(quarter + (latitude < 0 ? 2 : 0)) % 4] ?? 'summer'
}
