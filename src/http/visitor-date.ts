import { dateFormat } from '../i18n/intl.ts'
import { type AppContext, timeZoneOf } from './context.ts'

/** YYYY-MM-DD where the visitor is, as far as the platform knows. */
export function todayOf(c: AppContext, now: number): string {
  return dateFormat('sv-SE', { timeZone: timeZoneOf(c), dateStyle: 'short' }).format(now)
}
