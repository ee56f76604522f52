import { SESSION } from '../auth/auth-constants.ts'
import type { Requester } from '../auth/codes/requester.ts'
import type { CheckCode, Guess } from '../auth/codes/check-code.ts'
import { parseCode } from '../auth/codes/code.ts'
import type { Issued, IssueCode } from '../auth/codes/send-code.ts'
import type { Passkeys } from '../auth/passkeys/passkeys.ts'
import type { EmailUndoStore } from '../auth/users/email-undo-store.ts'
import type { Viewer } from '../auth/viewer.ts'
import type { Clock } from '../platform/clock.ts'

interface IdentitySettings {
  undos: EmailUndoStore
  issueCode: IssueCode
  checking: CheckCode
  passkeys: Passkeys
  clock: Clock
}

/** What somebody who is signed in proves it with: a code as typed, or a passkey's answer. */
export interface Proof {
  code?: string | undefined
  passkey?: unknown
}

/** needed: neither a fresh sign-in nor a proof · wrong: the code · passkey: it was not accepted · wait: too many wrong ones · late: KV; seconds. */
export type Identity =
  | { confirmed: true }
  | { confirmed: false; reason: 'needed' }
  | { confirmed: false; reason: 'wrong' | 'passkey' }
  | { confirmed: false; reason: 'wait' | 'late'; retryAfter: number }

export type ConfirmIdentity = ReturnType<typeof createConfirmIdentity>

/**
 * Before what cannot be undone, whoever is signed in proves the address once more, or has a passkey. As long as a
 * change of address can be undone only the old address counts: sign-ins and passkeys may be a thief's by then.
 */
export function createConfirmIdentity({ undos, issueCode, checking, passkeys, clock }: IdentitySettings) {
  /** The address whose code counts. */
  async function addressOf({ userId, email }: Viewer): Promise<string> {
    return (await undos.openFor(userId, clock.now()))?.email ?? email
  }

  async function isFresh(viewer: Viewer): Promise<boolean> {
    const isRecent = clock.now() - viewer.signedInAt <= SESSION.fresh
    return isRecent && (await undos.openFor(viewer.userId, clock.now())) === undefined
  }

  async function sendCode(viewer: Viewer, requester: Requester): Promise<Issued> {
    return issueCode({
      purpose: 'confirm',
      email: await addressOf(viewer),
      // Not the address’s: strangers who ask for codes for this address do not use it up.
      requestedBy: `account:${viewer.userId}`,
      sender: { kind: 'account', userId: viewer.userId },
      emailKind: 'confirm',
      language: requester.locale,
      userId: viewer.userId,
    })
  }

  async function byCode(
    viewer: Viewer,
    typed: string,
    requester: Requester,
    spare: Guess['spare'],
  ): Promise<Identity> {
    const code = parseCode(typed)
    if (!code) return { confirmed: false, reason: 'wrong' }
    const { userId } = viewer
    const email = await addressOf(viewer)
    const guess: Guess = { purpose: 'confirm', email, code, userId, ...(spare && { spare }) }
    const checked = await checking.checkCode(guess, requester)
    if (checked.right) return { confirmed: true }
    return checked.reason === 'wrong'
      ? { confirmed: false, reason: 'wrong' }
      : { confirmed: false, reason: checked.reason, retryAfter: checked.retryAfter }
  }

  async function byPasskey(viewer: Viewer, answer: unknown, requester: Requester): Promise<Identity> {
    if (await undos.openFor(viewer.userId, clock.now())) return { confirmed: false, reason: 'needed' }
    const isOwn = await passkeys.confirm(viewer, answer, requester)
    return isOwn ? { confirmed: true } : { confirmed: false, reason: 'passkey' }
  }

  /** A code where one was typed, a passkey where one has answered; else the sign-in, if it is recent. */
  async function confirm(
    viewer: Viewer,
    { code, passkey }: Proof,
    requester: Requester,
    spare?: Guess['spare'],
  ): Promise<Identity> {
    if (code) return byCode(viewer, code, requester, spare)
    if (passkey) return byPasskey(viewer, passkey, requester)
    return (await isFresh(viewer)) ? { confirmed: true } : { confirmed: false, reason: 'needed' }
  }

  /** Whether a passkey of the account would count now. */
  async function takesPasskey({ userId }: Viewer): Promise<boolean> {
    if (await undos.openFor(userId, clock.now())) return false
    return (await passkeys.list(userId)).length > 0
  }

  return { isFresh, takesPasskey, sendCode, confirm }
}
