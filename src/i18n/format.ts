import { dateFormat, numberFormat } from './intl.ts'
import { LANGUAGE_TAGS, type Locale } from './locale.ts'

/** Words that were asked for already; a page says the same dates and amounts again and again, and Intl takes its time. */
const MOST_SAID = 5000
const said = new Map<string, string>()

function once(key: string, say: () => string): string {
  let text = said.get(key)
  if (text === undefined) {
    text = say()
    if (said.size >= MOST_SAID) said.clear()
    said.set(key, text)
  }
  return text
}

const DAY = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const

/** 4 Mar 2027 / 4. März 2027, from YYYY-MM-DD. */
export function formatDate(date: string, locale: Locale, style: 'long' | 'weekday' = 'long'): string {
  return once(`${locale} ${style} ${date}`, () => {
    const options = style === 'weekday' ? ({ ...DAY, weekday: 'long' } as const) : DAY
    return dateFormat(LANGUAGE_TAGS[locale], options).format(Date.parse(date))
  })
}

/** March 4, 2027 at 01:00 GMT+1 / 4. März 2027 um 01:00 MEZ, from ISO 8601; a day of 24 hours, as in the plans. */
export function formatMoment(at: string, locale: Locale, timeZone = 'UTC'): string {
  const [tag, time] = [LANGUAGE_TAGS[locale], Date.parse(at)]
  const styles = { timeZone, dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const
  const zone = dateFormat(tag, { timeZone, timeZoneName: 'short' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value
  return `${dateFormat(tag, styles).format(time)} ${zone}`
}

/** March 4 – 9, 2027 / 4.–9. März 2027. */
export function formatDateRange(from: string, to: string, locale: Locale): string {
  const parts = rangePattern(from, to, locale).map(({ type, source, value }) => {
    const date = source === 'endRange' ? to : from
    if (type === 'year') return date.slice(0, 4)
    if (type === 'month') return formatMonth(date, locale)
    return type === 'day' ? Number(date.slice(8)) : value
  })
  return parts.join('')
}

function formatMonth(date: string, locale: Locale): string {
  return dateFormat(LANGUAGE_TAGS[locale], { timeZone: 'UTC', month: 'long' }).format(Date.parse(date))
}

const rangePatterns = new Map<string, ReturnType<Intl.DateTimeFormat['formatRangeToParts']>>()

/** Intl takes as long for a range as for thirty dates: it is asked once for each kind, by what is another at its end. */
function rangePattern(from: string, to: string, locale: Locale) {
  const changes = [4, 7, 10].find((end) => from.slice(0, end) !== to.slice(0, end)) ?? 'nothing'
  const key = `${locale} ${changes}`
  let pattern = rangePatterns.get(key)
  if (!pattern) {
    const format = dateFormat(LANGUAGE_TAGS[locale], DAY)
    pattern = format.formatRangeToParts(Date.parse(from), Date.parse(to))
    rangePatterns.set(key, pattern)
  }
  return pattern
}

/** Whole units: €120 / 120 €. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  return once(`${locale} ${currency} ${amount}`, () =>
    numberFormat(LANGUAGE_TAGS[locale], { style: 'currency', currency, maximumFractionDigits: 0 }).format(
      amount,
    ),
  )
}

/** As many digits as it has. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(LANGUAGE_TAGS[locale], { maximumSignificantDigits: 15 }).format(value)
}

/** A line never ends between a number and its unit. */
const NO_BREAK = '\u00A0'

/** 1.2 km / 1,2 km; below one kilometre 400 m. */
export function formatKm(km: number, locale: Locale): string {
  return once(`${locale} km ${km}`, () => {
    const [value, unit] = km < 1 ? [Math.round(km * 100) * 10, 'meter'] : [km, 'kilometer']
    const options = { style: 'unit', unit, maximumFractionDigits: km < 10 ? 1 : 0 } as const
    return numberFormat(LANGUAGE_TAGS[locale], options).format(value).replace(' ', NO_BREAK)
  })
}

/** 25 min, 1 h 20 min. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return [
    ...(hours > 0 ? [`${hours}${NO_BREAK}h`] : []),
    ...(minutes % 60 > 0 || hours === 0 ? [`${minutes % 60}${NO_BREAK}min`] : []),
  ].join(' ')
}

/** Thu 4 / Do 4: as short as a tab. */
export function formatWeekday(date: string, locale: Locale): string {
  return once(`${locale} short ${date}`, () => {
    const at = Date.parse(date)
    const weekday = dateFormat(LANGUAGE_TAGS[locale], { timeZone: 'UTC', weekday: 'short' }).format(at)
    return `${weekday.replace('.', '')} ${new Date(at).getUTCDate()}`
  })
}
