import { type Weekday, WEEKDAYS } from '../atlas/destination.ts'
import { rangesText } from '../i18n/month-texts.ts'
import { dateFormat } from '../i18n/intl.ts'
import { LANGUAGE_TAGS, type Locale } from '../i18n/locale.ts'

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** "Mon–Wed, Fri" */
export function weekdaysText(days: readonly Weekday[], locale: Locale): string {
  const format = dateFormat(LANGUAGE_TAGS[locale], { timeZone: 'UTC', weekday: 'short' })
  const name = (index: number) => format.format(MONDAY + index * DAY_MS).replace('.', '')
  return rangesText(
    days.map((day) => WEEKDAYS.indexOf(day)),
    7,
    name,
  )
}
