import type { SQL, SQLWrapper } from 'drizzle-orm'
import { UNDO_LIFETIME } from '../../auth/auth-constants.ts'
import type { NewEmailConfirmed } from '../../auth/users/confirm-new-email.ts'
import type { TellOwner } from '../../auth/security/tell-owner.ts'
import type { EmailUndoStore } from '../../auth/users/email-undo-store.ts'
import type { Requester } from '../../auth/codes/requester.ts'
import type { ChallengeStore } from '../../auth/codes/challenge-store.ts'
import { BY_ACCOUNT } from '../../auth/codes/challenge.ts'
import type { Checked, CheckCode } from '../../auth/codes/check-code.ts'
import type { Issued, IssueCode } from '../../auth/codes/send-code.ts'
import type { UserStore } from '../../auth/users/user-store.ts'
import type { Viewer } from '../../auth/viewer.ts'
import type { NewMail, Outbox } from '../../mail/outbox.ts'
import type { Clock } from '../../platform/clock.ts'
import { sha256 } from '../../platform/hmac.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import type { Carry } from '../../platform/shard.ts'
import { moveQuota, quotaOwnerOf } from '../../trips/quota/quota-owner.ts'
import type { AccountAddresses } from '../account-addresses.ts'
import type { ConfirmIdentity, Identity, Proof } from '../confirm-identity.ts'

export interface EmailSettings {
  users: UserStore
  undos: EmailUndoStore
  tellOwner: TellOwner
  challenges: ChallengeStore
  identity: ConfirmIdentity
  issueCode: IssueCode
  checking: CheckCode
  addresses: AccountAddresses
  /** Takes the newsletter's record along, where `moved` (a select) finds a row. */
  moveSubscriber(from: string, to: string, moved: SQL): SQLWrapper[]
  /** Ends what other programs may do, where `moved` finds a row. */
  endConnections(userId: string, moved: SQL): SQLWrapper
  outbox: Outbox
  enqueueMail(id: string): Promise<void>
  secret: string
  carry: Carry
  clock: Clock
  ids: Ids
  log: Log
}

/** unproved: who asks has yet to prove the address of before. */
export type EmailRequested = Issued | { sent: false; reason: 'unproved'; identity: Unproved }
type Unproved = Exclude<Identity, { confirmed: true }>

export type ChangeEmail = ReturnType<typeof createChangeEmail>

/**
 * An address changes when the old one is proved afresh and then the new one by a code. The old one is told, with a
 * link that undoes it, and every other session ends.
 */
export function createChangeEmail(settings: EmailSettings) {
  const { users, undos, challenges, identity, issueCode, checking, moveSubscriber, endConnections } = settings
  const { addresses, tellOwner, outbox, enqueueMail, secret, carry, clock, ids, log } = settings

  /**
   * The same answer whether or not the address is somebody's; that one gets an e-mail without a code. `proof` is a code
   * to the address of before or a passkey; the same new address asked for again needs none.
   */
  async function request(
    viewer: Viewer,
    email: string,
    proof: Proof,
    requester: Requester,
  ): Promise<EmailRequested> {
    if ((await waiting(viewer))?.email !== email) {
      const confirmed = await identity.confirm(viewer, proof, requester)
      if (!confirmed.confirmed) return { sent: false, reason: 'unproved', identity: confirmed }
    }
    const holder = await addresses.holderOf(email)
    const [user, isKept] = await Promise.all([holder.byEmail(email), holder.isKept(email, clock.now())])
    const own = (await undos.openFor(viewer.userId, clock.now()))?.email === email
    return issueCode({
      purpose: 'email-change',
      email,
      requestedBy: BY_ACCOUNT,
      sender: { kind: 'account', userId: viewer.userId },
      emailKind: user || (isKept && !own) ? 'email-taken' : 'email-change',
      language: requester.locale,
      userId: viewer.userId,
    })
  }

  /** The address that waits for its code, and when the code was sent. */
  async function waiting(viewer: Viewer): Promise<{ email: string; sentAt: number } | undefined> {
    const challenge = await challenges.latestOf(viewer.userId, 'email-change', clock.now())
    return challenge && { email: challenge.email, sentAt: challenge.createdAt }
  }

  async function confirm(
    viewer: Viewer,
    email: string,
    code: string,
    requester: Requester,
  ): Promise<NewEmailConfirmed> {
    const guess = { purpose: 'email-change', email, code, userId: viewer.userId } as const
    const checked = await checking.checkCode(guess, requester)
    if (!checked.right) return refusal(checked)
    const now = clock.now()
    const { userId } = viewer
    // Of several changes in a row the first address stays the one to go back to.
    const home = (await undos.openFor(userId, now))?.email ?? viewer.email
    const token = carry(ids.token(32))
    const undo = { tokenHash: await sha256(token), userId, email: home }
    const emails = emailsAbout(viewer, checked.challenge.id, { home, email, token })
    const [from, to] = await Promise.all([quotaOwnerOf(secret, viewer.email), quotaOwnerOf(secret, email)])
    if (!(await addresses.take(email))) return { changed: false, reason: 'wrong' }
    const until = now + UNDO_LIFETIME
    const moving = await addresses.moving(viewer.email, email, { email: home, until })
    const changed = await users.changeEmail({ id: userId, from: viewer.email, to: email, now }, (moved) => [
      ...emails.map((one) => outbox.insertIf(one, now)(moved)),
      ...undos.statements(undo, viewer.sessionId, { now, until }, moved),
      ...moveQuota(userId, from, to, moved),
      ...moveSubscriber(viewer.email, email, moved),
      endConnections(userId, moved),
    ])
    if (!changed) return { changed: false, reason: 'wrong' }
    await moving.done(now)
    await tellOwner({ ...viewer, id: userId }, 'address-changed', requester)
    log.info('account.email_changed')
    for (const { id } of emails)
      await enqueueMail(id).catch((error: unknown) => log.error('mail.enqueue', error))
    return { changed: true, email }
  }

  return { request, waiting, confirm }
}

/** To the address to go back to, with the link; an address in between is only told. */
function emailsAbout(
  { userId, email: before, language }: Viewer,
  id: string,
  { home, email, token }: { home: string; email: string; token: string },
): NewMail[] {
  const told = { kind: 'address-changed', userId, language } as const
  const first = { ...told, id: `address-changed:${id}`, recipient: home, data: { newAddress: email, token } }
  const left = { ...told, id: `address-left:${id}`, recipient: before, data: { newAddress: email } }
  if (email === home) return [left]
  return before === home ? [first] : [first, left]
}

function refusal(checked: Exclude<Checked, { right: true }>): NewEmailConfirmed {
  return checked.reason === 'wrong'
    ? { changed: false, reason: 'wrong' }
    : { changed: false, reason: checked.reason, retryAfter: checked.retryAfter }
}
