import type { AppContext } from '../../http/context.ts'
import { isLocale, type Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'
import type { LinkKind } from './trip-link-store.ts'

/** The address that a share or calendar token opens. */
export function linkUrl(appUrl: string, kind: LinkKind, token: string, locale: Locale): string {
  return appUrl + (kind === 'shared' ? pathTo('sharedTrip', locale, { token }) : `/calendar/${token}.ics`)
}

/** The language somebody wants to read the plan in: ?plan=de. */
export function planLanguage(c: AppContext): Locale | undefined {
  const asked = c.req.query('plan')
  return isLocale(asked) ? asked : undefined
}
