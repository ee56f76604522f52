import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'

/** One click in the mail program (RFC 8058); opened in a browser the same address shows a button. */
export function unsubscribeHeaders(appUrl: string, locale: Locale, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${appUrl}${pathTo('newsletterUnsubscribe', locale, {}, { token })}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
