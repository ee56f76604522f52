import { sha256 } from '../../platform/hmac.ts'
import { moveQuota, quotaOwnerOf } from '../../trips/quota/quota-owner.ts'
import type { EmailSettings } from './change-email.ts'

type UndoSettings = Pick<
  EmailSettings,
  | 'users'
  | 'addresses'
  | 'undos'
  | 'tellOwner'
  | 'moveSubscriber'
  | 'endConnections'
  | 'outbox'
  | 'enqueueMail'
  | 'secret'
  | 'clock'
  | 'log'
>

export type UndoEmail = ReturnType<typeof createUndoEmail>

/** What the e-mail to the old address offers: the account comes back to it, and whoever is signed in is no longer. */
export function createUndoEmail(settings: UndoSettings) {
  const { users, undos, addresses, tellOwner, moveSubscriber, endConnections } = settings
  const { outbox, enqueueMail, secret, clock, log } = settings

  /** Whether the link still works; looking changes nothing. */
  async function isOpen(token: string): Promise<boolean> {
    return (await undos.byToken(await sha256(token), clock.now())) !== undefined
  }

  /** False when the link has run out or was used. */
  async function undo(token: string): Promise<boolean> {
    const now = clock.now()
    const tokenHash = await sha256(token)
    const found = await undos.byToken(tokenHash, now)
    const user = found && (await users.byId(found.userId))
    if (!found || !user) return false
    const { id: userId, email: from, language } = user
    const to = found.email
    if (from === to) return false
    const condition = undos.stillOpen(tokenHash, now)
    const [fromOwner, toOwner] = await Promise.all([quotaOwnerOf(secret, from), quotaOwnerOf(secret, to)])
    const emails = [to, from].map((recipient, index) => ({
      id: `address-restored:${tokenHash}:${index}`,
      kind: 'address-restored' as const,
      // The address it has left hangs on no account.
      ...(recipient === to && { userId }),
      recipient,
      language,
      data: {},
    }))
    if (!(await addresses.take(to))) return false
    const moving = await addresses.moving(from, to)
    const changed = await users.changeEmail({ id: userId, from, to, now, condition }, (moved) => [
      ...emails.map((one) => outbox.insertIf(one, now)(moved)),
      ...moveQuota(userId, fromOwner, toOwner, moved),
      ...moveSubscriber(from, to, moved),
      endConnections(userId, moved),
      ...undos.endStatements(userId, now, moved),
    ])
    if (!changed) return false
    await moving.done(now)
    await tellOwner(user, 'address-restored', { deviceLabel: '', country: '' })
    log.info('account.email_restored')
    for (const { id } of emails)
      await enqueueMail(id).catch((error: unknown) => log.error('mail.enqueue', error))
    return true
  }

  return { isOpen, undo }
}
