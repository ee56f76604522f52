import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { NewEmailConfirmed } from '../../auth/users/confirm-new-email.ts'
import type { Caller } from '../../auth/codes/requester.ts'
import type { ChallengeStore } from '../../auth/codes/challenge-store.ts'
import { OPEN_LANE } from '../../auth/codes/challenge.ts'
import type { Checked, CheckCode } from '../../auth/codes/check-code.ts'
import type { Issued, IssueCode } from '../../auth/codes/send-code.ts'
import type { UserStore } from '../../auth/users/user-store.ts'
import type { Viewer } from '../../auth/viewer.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { moveQuota, quotaOwnerOf } from '../../trips/quota/quota-owner.ts'

interface EmailSettings {
  users: UserStore
  challenges: ChallengeStore
  issueCode: IssueCode
  checking: CheckCode
  /** Takes the newsletter's record along, where `moved` (a select) finds a row. */
  moveSubscriber(from: string, to: string, moved: SQL): SQLWrapper[]
  outbox: Outbox
  enqueueMail(id: string): Promise<void>
  secret: string
  clock: Clock
  log: Log
}

export type ChangeEmail = ReturnType<typeof createChangeEmail>

/** An address changes when the new one is proved by a code; the old one is told. */
export function createChangeEmail(settings: EmailSettings) {
  const { users, challenges, issueCode, checking, moveSubscriber, outbox, enqueueMail } = settings
  const { secret, clock, log } = settings

  /** The same answer whether or not the address is somebody's; that one gets a letter without a code. */
  async function request(viewer: Viewer, email: string, caller: Caller): Promise<Issued> {
    const taken = await users.byEmail(email)
    return issueCode({
      purpose: 'email-change',
      email,
      lane: OPEN_LANE,
      letter: taken ? 'email-taken' : 'email-change',
      language: caller.locale,
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
    caller: Caller,
  ): Promise<NewEmailConfirmed> {
    const guess = { purpose: 'email-change', email, code, userId: viewer.userId } as const
    const checked = await checking.checkCode(guess, caller)
    if (!checked.right) return refusal(checked)
    const now = clock.now()
    const letter = outbox.insertIf(
      {
        id: `address-changed:${checked.challenge.id}`,
        kind: 'address-changed',
        userId: viewer.userId,
        recipient: viewer.email,
        language: viewer.language,
        data: { newAddress: email },
      },
      now,
    )
    const [from, to] = await Promise.all([quotaOwnerOf(secret, viewer.email), quotaOwnerOf(secret, email)])
    const changed = await users.changeEmail(viewer.userId, email, (moved) => [
      letter(moved),
      ...moveQuota(viewer.userId, from, to, moved),
      ...moveSubscriber(viewer.email, email, moved),
    ])
    if (!changed) return { changed: false, reason: 'wrong' }
    log.info('account.email_changed')
    await enqueueMail(`address-changed:${checked.challenge.id}`).catch((error: unknown) =>
      log.error('mail.enqueue', error),
    )
    return { changed: true, email }
  }

  return { request, waiting, confirm }
}

function refusal(checked: Exclude<Checked, { right: true }>): NewEmailConfirmed {
  return checked.reason === 'wrong'
    ? { changed: false, reason: 'wrong' }
    : { changed: false, reason: checked.reason, retryAfter: checked.retryAfter }
}
