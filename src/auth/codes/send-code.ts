import type { Locale } from '../../i18n/locale.ts'
import type { Mailer, SendResult } from '../../mail/mailer.ts'
import type { Clock } from '../../platform/clock.ts'
import { sha256 } from '../../platform/hmac.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { pathTo } from '../../routes.ts'
import { CODE, CODE_SENDS } from '../auth-constants.ts'
import type { ChallengeStore } from './challenge-store.ts'
import type { Challenge, PendingTrip, Purpose } from './challenge.ts'
import { macOfCode, newCode } from './code.ts'
import type { CodeLetterKind } from './code.email.tsx'
import type { CodeVault } from './code-store.ts'
import type { Limits } from './attempt-limits.ts'

interface IssueSettings {
  challenges: ChallengeStore
  vault: CodeVault
  limits: Limits
  mailer: Mailer
  clock: Clock
  ids: Ids
  log: Log
  secret: string
  appUrl: string
}

export interface CodeOrder {
  purpose: Purpose
  email: string
  lane: string
  /** Whose requests for this address count together: a known device, a network, an account. */
  sender: string
  letter: CodeLetterKind
  language: Locale
  userId?: string
  createUser?: boolean
  name?: string
  newsletter?: boolean
  pendingTrip?: PendingTrip | undefined
  /** Who asks: what came with the request counts there only. */
  requestHash?: string | undefined
  redirectTo?: string | undefined
}

export type Issued =
  | { sent: true; challengeId: string }
  /** `retryAfter` in seconds. */
  | { sent: false; reason: 'wait'; retryAfter: number }
  | { sent: false; reason: 'mail' }

export type IssueCode = ReturnType<typeof createIssueCode>

/** Makes a code, keeps its HMAC, and mails it. Whatever the letter says, the same work is done in the same order. */
export function createIssueCode(settings: IssueSettings) {
  const { challenges, vault, limits, mailer, clock, ids, log, secret, appUrl } = settings

  return async function issueCode(order: CodeOrder): Promise<Issued> {
    const now = clock.now()
    const owner = await limits.ownerOf('codes', order.email, order.sender)
    const known = await limits.denied(owner, now)
    if (known) return { sent: false, reason: 'wait', retryAfter: known }
    const taken = await limits.take(owner, CODE_SENDS, now)
    if (!taken.taken) {
      await limits.remember(owner, taken.retryAfter, now)
      return { sent: false, reason: 'wait', retryAfter: taken.retryAfter }
    }

    const id = ids.uuid()
    const code = newCode(ids)
    const linkSecret = ids.token(32)
    const mac = await macOfCode(secret, id, order.email, code)
    const kept = await vault.keep(id, mac)
    await challenges.open(challengeOf(order, id, await sha256(linkSecret), kept ? null : mac, now))

    const link = appUrl + pathTo('signInLink', order.language, {}, { token: `${id}.${linkSecret}` })
    const { writeCodeLetter } = await import('./code.email.tsx')
    const letter = writeCodeLetter(order.letter, {
      locale: order.language,
      code,
      link,
      registerLink: appUrl + pathTo('signIn', order.language, {}, { mode: 'register' }),
      loginLink: appUrl + pathTo('signIn', order.language),
      tripWaits: Boolean(order.pendingTrip),
    })
    const mail = { ...letter, to: order.email, idempotencyKey: id }
    const send = () =>
      mailer.send(mail).catch((error: unknown): SendResult => {
        log.error('code.mail', error)
        return { sent: false, reason: 'later' }
      })
    let result = await send()
    if (!result.sent && result.reason === 'later') result = await send()
    log.info('code.issued', { purpose: order.purpose, sent: result.sent })
    return result.sent ? { sent: true, challengeId: id } : { sent: false, reason: 'mail' }
  }
}

function challengeOf(
  order: CodeOrder,
  id: string,
  linkHash: string,
  codeMac: string | null,
  now: number,
): Challenge {
  return {
    id,
    purpose: order.purpose,
    email: order.email,
    lane: order.lane,
    userId: order.userId ?? null,
    createUser: order.createUser ?? false,
    language: order.language,
    name: order.name ?? '',
    newsletter: order.newsletter ?? false,
    pendingTrip: order.pendingTrip ?? null,
    redirectTo: order.redirectTo ?? null,
    linkHash,
    codeMac,
    browserHash: order.requestHash ?? null,
    letter: null,
    attempts: 0,
    createdAt: now,
    expiresAt: now + CODE.lifetime,
    endedAt: null,
  }
}
