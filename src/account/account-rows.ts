import { countryName, SECURITY_WORDS } from '../auth/security/security-texts.ts'
import type { Viewer } from '../auth/viewer.ts'
import type { AppContext } from '../http/context.ts'
import { formatDate, formatMoment } from '../i18n/format.ts'
import type { Account } from './account.ts'

const dayOf = (c: AppContext, time: number) =>
  formatDate(new Date(time).toISOString().slice(0, 10), c.get('locale'))

/** Where the account is signed in. */
export async function deviceRows(
  c: AppContext,
  { sessions }: Pick<Account, 'sessions'>,
  { userId, sessionId }: Viewer,
  now: number,
) {
  return (await sessions.list(userId, now)).map(({ id, device, createdAt, refreshedAt }) => ({
    id,
    device,
    signedIn: dayOf(c, createdAt),
    lastSeen: dayOf(c, refreshedAt),
    current: id === sessionId,
  }))
}

export async function passkeyRows(
  c: AppContext,
  { passkeys }: Pick<Account, 'passkeys'>,
  { userId }: Viewer,
) {
  return (await passkeys.list(userId)).map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    added: dayOf(c, createdAt),
    used: usedAt === null ? undefined : dayOf(c, usedAt),
  }))
}

/** Programs the account is connected with. */
export async function connectedAppRows(
  c: AppContext,
  { connections }: Pick<Account, 'connections'>,
  { userId }: Viewer,
) {
  return (await connections.list(userId)).map(({ id, name, scopes, createdAt, usedAt }) => ({
    id,
    name,
    scopes,
    since: dayOf(c, createdAt),
    used: usedAt === null ? '' : dayOf(c, usedAt),
  }))
}

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
