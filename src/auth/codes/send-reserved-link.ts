import { sha256 } from '../../platform/hmac.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { CODE } from '../auth-constants.ts'
import { canonicalEmail } from '../users/email-address.ts'
import type { Limits } from './attempt-limits.ts'
import type { ChallengeStore } from './challenge-store.ts'
import { linkSecretOf } from './code.ts'
import { challengeOf, type CodeOrder } from './code-order.ts'
import { reserveFor, type Stranger } from './mail-budgets.ts'
import { takeFirstWay } from './take-first-way.ts'

interface ReserveSettings {
  challenges: ChallengeStore
  limits: Limits
  takesNoMail(email: string): Promise<boolean>
  /** Puts a challenge whose e-mail has to wait on the queue; false where that fails. */
  queued(challengeId: string): Promise<boolean>
  ids: Ids
  secret: string
  log: Log
}

/**
 * Where every other way is closed: a link to the owner of an account, so that strangers keep nobody out. Whether there
 * is an account shows neither in the answer nor in its time: the same is written, and the queue sends one or none.
 */
export function createSendReservedLink(settings: ReserveSettings) {
  const { challenges, limits, takesNoMail, queued, ids, secret, log } = settings

  /** Gives the seconds until one may be asked for, 0 where it is sent now; undefined where that failed. */
  return async function sendReservedLink(
    order: CodeOrder & { sender: Stranger },
    now: number,
  ): Promise<number | undefined> {
    const taken = await takeFirstWay(limits, [reserveFor(order.sender, canonicalEmail(order.email))], now)
    if (!taken.taken) return taken.retryAfter
    const id = ids.uuid()
    const linkHash = await sha256(await linkSecretOf(secret, id))
    const isSilent = await takesNoMail(order.email)
    await challenges.open({
      // Of its own, so that it voids no code of a moment ago.
      ...challengeOf({ ...order, requestedBy: id }, id, linkHash, null, now),
      emailKind: order.emailKind === 'login' && !isSilent ? 'login-link' : null,
      attempts: CODE.attempts,
    })
    const sent = await queued(id)
    log.info('code.reserved', { purpose: order.purpose, sent })
    if (sent) return 0
    await limits.giveBack(taken.id)
    return undefined
  }
}
