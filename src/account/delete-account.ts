import type { Requester } from '../auth/codes/requester.ts'
import type { UserStore } from '../auth/users/user-store.ts'
import type { Viewer } from '../auth/viewer.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Clock } from '../platform/clock.ts'
import { sha256 } from '../platform/hmac.ts'
import type { Log } from '../platform/log.ts'
import type { AccountAddresses } from './account-addresses.ts'
import type { ConfirmIdentity, Identity, Proof } from './confirm-identity.ts'

interface DeleteSettings {
  users: UserStore
  addresses: AccountAddresses
  identity: ConfirmIdentity
  /** Takes an address out of the newsletter, record and all. */
  forgetSubscriber(email: string): Promise<unknown>
  outbox: Outbox
  enqueueMail(id: string): Promise<void>
  clock: Clock
  log: Log
}

export type DeleteAccount = ReturnType<typeof createDeleteAccount>

/**
 * Deletes an account: its trips, sessions, shares and e-mails are deleted with its row. A plan under way
 * finds its trip gone and ends. What stays for two days is the used day, as an HMAC.
 */
export function createDeleteAccount(settings: DeleteSettings) {
  const { users, addresses, identity, forgetSubscriber, outbox, enqueueMail, clock, log } = settings

  return async function deleteAccount(viewer: Viewer, proof: Proof, requester: Requester): Promise<Identity> {
    const confirmed = await identity.confirm(viewer, proof, requester)
    if (!confirmed.confirmed) return confirmed
    // The e-mail's row stays a while: it names nobody.
    const id = `account-deleted:${await sha256(viewer.userId)}`
    const email = outbox.insert(
      { id, kind: 'account-deleted', recipient: viewer.email, language: viewer.language, data: {} },
      clock.now(),
    )
    await forgetSubscriber(viewer.email)
    const moving = await addresses.moving(viewer.email)
    await users.remove(viewer.userId, viewer.email, [email])
    await moving.done(clock.now())
    log.info('account.deleted')
    await enqueueMail(id).catch((error: unknown) => log.error('mail.enqueue', error))
    return confirmed
  }
}
