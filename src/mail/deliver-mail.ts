import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { type Email, type EmailRenderers, parseEmailContent, renderEmail } from './email.ts'
import type { Mailer, SendResult } from './mailer.ts'
import type { DueMail, Outbox } from './outbox.ts'
import type { SuppressionStore } from './suppression-store.ts'

/** Longer than rendering and sending can take, time-out included. */
const LEASE_MS = 60_000
const MAX_WAIT_SECONDS = 3600
/** The mail service remembers a key for 24 hours; a retry after that could send twice. */
const KEY_LIFE_MS = 23 * 3_600_000
/** An e-mail that could be neither rendered nor handed over for so long is no longer worth sending. */
const WORTH_SENDING_MS = 7 * 24 * 3_600_000
/** A subject is one line: no control characters, line or paragraph separators, or changes of direction. */
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]+/g
const LATER: SendResult = { sent: false, reason: 'later' }
const NOT_RENDERED: SendResult = { ...LATER, notAccepted: true }

interface DeliverySettings {
  outbox: Outbox
  suppressions: SuppressionStore
  mailer: Mailer
  renderers: EmailRenderers
  count(name: string): Promise<void>
  clock: Clock
  log: Log
}

export type Delivery = 'done' | { retryInSeconds: number }

/** Sends one e-mail of the outbox. May run twice: the claim and the idempotency key make it one e-mail. */
export function createDeliverMail(settings: DeliverySettings) {
  const { outbox, suppressions, mailer, renderers, count, clock, log } = settings

  return async function deliverMail(id: string): Promise<Delivery> {
    const now = clock.now()
    const mail = await outbox.claim(id, now, LEASE_MS)
    if (!mail) return 'done'
    const isFirstAttempt = mail.handedAt === now
    const couldSendTwice = mail.handedAt !== null && now - mail.handedAt > KEY_LIFE_MS
    if (couldSendTwice || now - mail.createdAt > WORTH_SENDING_MS) return drop(mail, 'gave_up')
    if (await suppressions.has(mail.recipient)) return drop(mail, 'suppressed')
    const email = await render(mail)
    if (email === undefined) return drop(mail, 'subject_deleted')
    const result = email === 'failed' ? NOT_RENDERED : await send(mail, email)
    if (result.sent) {
      await outbox.settle(mail, 'sent')
      log.info('mail.sent', { kind: mail.kind, attempts: mail.attempts })
      await count(`mail.sent.${mail.kind}`)
      return 'done'
    }
    if (result.reason === 'refused') return drop(mail, 'refused')
    await count(`mail.later.${mail.kind}`)
    const wait = Math.max(result.retryAfter ?? 0, 15 * 2 ** Math.min(mail.attempts - 1, 10))
    const retryInSeconds = Math.min(MAX_WAIT_SECONDS, Math.ceil(wait))
    const handedAt = result.notAccepted && isFirstAttempt ? null : mail.handedAt
    await outbox.postpone({ ...mail, handedAt }, clock.now() + retryInSeconds * 1000)
    return { retryInSeconds }
  }

  async function drop(mail: DueMail, reason: string): Promise<Delivery> {
    await outbox.settle(mail, 'dropped')
    log.warn('mail.dropped', { kind: mail.kind, reason, attempts: mail.attempts })
    await count(`mail.dropped.${reason}`)
    return 'done'
  }

  /** An e-mail that cannot be rendered must not stop the queue: it waits like one that cannot be sent. */
  async function render(mail: DueMail): Promise<Email | undefined | 'failed'> {
    try {
      return await renderEmail(renderers, parseEmailContent(mail), mail)
    } catch (error) {
      log.error('mail.render_failed', error, { kind: mail.kind })
      return 'failed'
    }
  }

  async function send(mail: DueMail, email: Email): Promise<SendResult> {
    try {
      const subject = email.subject.replace(UNPRINTABLE, ' ').trim()
      return await mailer.send({ ...email, subject, to: mail.recipient, idempotencyKey: mail.id })
    } catch (error) {
      log.error('mail.send_failed', error, { kind: mail.kind })
      return LATER
    }
  }
}
