import type { Mailer, SendResult } from '../../mail/mailer.ts'
import type { Clock } from '../../platform/clock.ts'
import { sha256 } from '../../platform/hmac.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import type { Carry } from '../../platform/shard.ts'
import { pathTo } from '../../routes.ts'
import { CODE } from '../auth-constants.ts'
import { canonicalEmail } from '../users/email-address.ts'
import type { ChallengeStore } from './challenge-store.ts'
import { type Challenge, CODE_EMAILS, type CodeEmailKind } from './challenge.ts'
import { challengeOf, type CodeOrder } from './code-order.ts'
import { codeOf, linkSecretOf, macOfCode } from './code.ts'
import type { CodeStore } from './code-store.ts'
import type { Limits } from './attempt-limits.ts'
import { DIGITS, PACE, waysFor } from './mail-budgets.ts'
import { createSendReservedLink } from './send-reserved-link.ts'
import { takeFirstWay } from './take-first-way.ts'

interface IssueSettings {
  challenges: ChallengeStore
  codes: CodeStore
  limits: Limits
  mailer: Mailer
  /** Whether an address has said, or its mailbox has, that it takes no mail of ours. */
  takesNoMail(email: string): Promise<boolean>
  /** Puts a challenge whose e-mail has to wait on the queue. */
  enqueueCode(challengeId: string): Promise<void>
  clock: Clock
  ids: Ids
  log: Log
  secret: string
  carry: Carry
  appUrl: string
}

export type Issued =
  | { sent: true; challengeId: string }
  /** In seconds: until anybody may have a code, and before that an account's owner a link; 0 where one is sent now. */
  | { sent: false; reason: 'wait'; retryAfter: number; linkAfter?: number | undefined }
  | { sent: false; reason: 'mail' }

export type IssueCode = ReturnType<typeof createIssueCode>['issueCode']

const RETRY_SECONDS = 5

/** Makes a code, keeps its HMAC, and mails it. Whatever the e-mail says, the same work is done in the same order. */
export function createIssueCode(settings: IssueSettings) {
  const { challenges, codes, limits, mailer, takesNoMail, enqueueCode } = settings
  const { clock, ids, log, secret, carry, appUrl } = settings
  const sendReservedLink = createSendReservedLink({
    challenges,
    limits,
    takesNoMail,
    queued,
    ids,
    secret,
    log,
  })

  async function issueCode(order: CodeOrder): Promise<Issued> {
    const now = clock.now()
    const address = canonicalEmail(order.email)
    const { sender } = order
    const isStranger = sender.kind === 'stranger'
    const taken = await takeFirstWay(limits, waysFor(sender, address), now)
    if (!taken.taken) {
      const { retryAfter } = taken
      const linkAfter = isStranger ? await sendReservedLink({ ...order, sender }, now) : undefined
      const isSooner = linkAfter !== undefined && linkAfter < retryAfter
      return { sent: false, reason: 'wait', retryAfter, linkAfter: isSooner ? linkAfter : undefined }
    }

    // So often asked for that its digits might be guessed: then the link alone, which cannot be.
    const digits = await limits.ownerOf('codes', 'digits', address)
    const hasDigits = !taken.linkOnly && (!isStranger || (await limits.take(digits, DIGITS, now)).taken)
    const id = ids.uuid()
    const code = await codeOf(secret, id)
    const mac = await macOfCode(secret, id, order.email, code)
    const kept = await codes.keep(id, mac)
    const linkHash = await sha256(await linkSecretOf(secret, id))
    const challenge = challengeOf(order, id, linkHash, kept ? null : mac, now)
    const emailKind = hasDigits ? order.emailKind : withoutDigits(order.emailKind)
    await challenges.open({ ...challenge, emailKind, attempts: hasDigits ? 0 : CODE.attempts })
    // Nothing for what strangers ask; its owner, where that is known to be, may still sign in.
    const isSilent = (await takesNoMail(order.email)) && isStranger
    const sent = isSilent || (await sendOrQueue({ ...challenge, emailKind }))
    log.info('code.issued', { purpose: order.purpose, sent })
    if (sent) return { sent: true, challengeId: id }
    // Costs nobody a wait.
    await limits.giveBack(taken.id)
    return { sent: false, reason: 'mail' }
  }

  /** Once here, if it is not too many at a time; otherwise from the queue. */
  async function sendOrQueue(challenge: Challenge): Promise<boolean> {
    const paced = await limits.take(await limits.ownerOf('codes', 'pace'), PACE, clock.now())
    if (!paced.taken && (await queued(challenge.id))) return true
    const result = await post(challenge)
    if (result.sent) return true
    // The mail service has too much to do and certainly has not taken it.
    return result.reason === 'later' && result.notAccepted === true && queued(challenge.id)
  }

  async function queued(id: string): Promise<boolean> {
    try {
      await enqueueCode(id)
      return true
    } catch (error) {
      log.error('code.enqueue', error)
      return false
    }
  }

  /** From the queue: may run twice, the idempotency key makes it one e-mail. */
  async function deliverCode(id: string): Promise<'done' | { retryInSeconds: number }> {
    const challenge = await challenges.byId(id, clock.now())
    if (!challenge?.emailKind) return 'done'
    const result = await post(challenge)
    log.info('code.delivered', { purpose: challenge.purpose, sent: result.sent })
    if (result.sent || result.reason === 'refused') return 'done'
    return { retryInSeconds: Math.min(60, result.retryAfter ?? RETRY_SECONDS) }
  }

  async function post(challenge: Challenge): Promise<SendResult> {
    const { id, email, language } = challenge
    const kind = CODE_EMAILS.find((known) => known === challenge.emailKind)
    if (!kind) return { sent: false, reason: 'refused' }
    try {
      const { writeCodeEmail } = await import('./code.email.tsx')
      const token = carry(`${id}.${await linkSecretOf(secret, id)}`)
      const content = writeCodeEmail(kind, {
        locale: language,
        code: await codeOf(secret, id),
        link: appUrl + pathTo('signInLink', language, {}, { token }),
        registerLink: appUrl + pathTo('signIn', language, {}, { mode: 'register' }),
        loginLink: appUrl + pathTo('signIn', language),
        tripWaits: challenge.pendingTrip !== null,
      })
      const result = await mailer.send({ ...content, to: email, idempotencyKey: id })
      if (result.sent) await challenges.setWaitingEmail(id, null)
      return result
    } catch (error) {
      log.error('code.mail', error)
      return { sent: false, reason: 'later' }
    }
  }

  return { issueCode, deliverCode }
}

function withoutDigits(kind: CodeEmailKind): CodeEmailKind {
  return kind === 'login' ? 'login-link' : kind === 'register' ? 'register-link' : kind
}
