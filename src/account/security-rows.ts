import { countryName, SECURITY_WORDS } from '../auth/security/security-words.ts'
import type { AppContext } from '../http/context.ts'
import { formatMoment } from '../i18n/format.ts'
import type { Account } from './account.ts'

/** The account's security log, worded for its owner. */
export async function securityRows(
  c: AppContext,
  { securityEvents }: Pick<Account, 'securityEvents'>,
  userId: string,
  now: number,
): Promise<{ what: string; facts: string }[]> {
  const locale = c.get('locale')
  return (await securityEvents.list(userId, now)).map(({ kind, device, country, at }) => ({
    what: c.get('i18n')._(SECURITY_WORDS[kind]),
    facts: [device, countryName(country, locale), formatMoment(new Date(at).toISOString(), locale)]
      .filter(Boolean)
      .join(' · '),
  }))
}
