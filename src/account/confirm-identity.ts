import { SESSION } from '../auth/auth-constants.ts'
import type { Caller } from '../auth/codes/requester.ts'
import type { CheckCode, Guess } from '../auth/codes/check-code.ts'
import { parseCode } from '../auth/codes/code.ts'
import type { Issued, IssueCode } from '../auth/codes/send-code.ts'
import type { Viewer } from '../auth/viewer.ts'
import type { Clock } from '../platform/clock.ts'

interface IdentitySettings {
  issueCode: IssueCode
  checking: CheckCode
  clock: Clock
}

/** needed: neither a fresh sign-in nor a code · wrong: the code · wait: too many wrong ones · late: KV; seconds. */
export type Identity =
  | { confirmed: true }
  | { confirmed: false; reason: 'needed' }
  | { confirmed: false; reason: 'wrong' }
  | { confirmed: false; reason: 'wait' | 'late'; retryAfter: number }

export type ConfirmIdentity = ReturnType<typeof createConfirmIdentity>

/** Before what cannot be undone, whoever is signed in proves the address once more. */
export function createConfirmIdentity({ issueCode, checking, clock }: IdentitySettings) {
  function isFresh({ signedInAt }: Viewer): boolean {
    return clock.now() - signedInAt <= SESSION.fresh
  }

  function sendCode(viewer: Viewer, caller: Caller): Promise<Issued> {
    return issueCode({
      purpose: 'confirm',
      email: viewer.email,
      // Its own lane: strangers who ask for codes for this address do not use it up.
      lane: `account:${viewer.userId}`,
      letter: 'confirm',
      language: caller.locale,
      userId: viewer.userId,
    })
  }

  async function byCode(
    viewer: Viewer,
    typed: string,
    caller: Caller,
    spare: Guess['spare'],
  ): Promise<Identity> {
    const code = parseCode(typed)
    if (!code) return { confirmed: false, reason: 'wrong' }
    const { email, userId } = viewer
    const guess: Guess = { purpose: 'confirm', email, code, userId, ...(spare && { spare }) }
    const checked = await checking.checkCode(guess, caller)
    if (checked.right) return { confirmed: true }
    return checked.reason === 'wrong'
      ? { confirmed: false, reason: 'wrong' }
      : { confirmed: false, reason: checked.reason, retryAfter: checked.retryAfter }
  }

  /** A code where one was typed; else the sign-in, if it is recent. */
  async function confirm(
    viewer: Viewer,
    typed: string | undefined,
    caller: Caller,
    spare?: Guess['spare'],
  ): Promise<Identity> {
    if (typed) return byCode(viewer, typed, caller, spare)
    return isFresh(viewer) ? { confirmed: true } : { confirmed: false, reason: 'needed' }
  }

  return { isFresh, sendCode, confirm }
}
