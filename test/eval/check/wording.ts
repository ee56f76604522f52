import { dateFormat } from '../../../src/i18n/intl.ts'
import { WEEKDAYS } from '../../../src/atlas/destination.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import type { Itinerary, Random, TruthDay, TruthStop } from './truth.ts'

/** What the styles share: how clocks, dates and money are written. */

export function clock24(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

export function clock12(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

const TAGS = { en: 'en-GB', de: 'de-DE' } as const

export function weekdayName(
  { date, saysWeekday }: TruthDay,
  locale: Locale,
  style: 'long' | 'short' = 'long',
): string {
  const at = saysWeekday
    ? Date.UTC(2024, 0, 1 + WEEKDAYS.findIndex((day) => day === saysWeekday))
    : Date.parse(date)
  return dateFormat(TAGS[locale], { timeZone: 'UTC', weekday: style }).format(at).replace('.', '')
}

export function dateIn(date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(TAGS[locale], { timeZone: 'UTC', ...options }).format(Date.parse(date))
}

export function money(amount: number, currency: string, locale: Locale): string {
  return dateLessMoney(amount, currency, locale)
}

function dateLessMoney(amount: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(TAGS[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}

export type Style = (itinerary: Itinerary, random: Random) => string

export function hasTimes(day: TruthDay): boolean {
  return day.stops.every(({ end }) => end > 0)
}

/** Those of the morning, the afternoon and the evening. */
export function byDaypart(day: TruthDay): [TruthStop[], TruthStop[], TruthStop[]] {
  const within = (from: number, to: number) => day.stops.filter(({ start }) => start >= from && start < to)
  return [within(0, 720), within(720, 1050), within(1050, 1500)]
}
