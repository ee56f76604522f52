import { dateFormat } from '../i18n/intl.ts'
import type { AppContext } from './context.ts'

/** YYYY-MM-DD where the visitor is, as far as the platform knows. */
export function todayOf(c: AppContext, now: number): string {
  const zone = (c.req.raw.cf as { timezone?: string } | undefined)?.timezone ?? 'UTC'
  return dateFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(now)
}
