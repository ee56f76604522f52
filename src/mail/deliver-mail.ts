import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { Letter, LetterWriters } from './email.ts'
import type { Mailer, SendResult } from './mailer.ts'
import type { DueMail, Outbox } from './outbox.ts'
import type { SuppressionStore } from './suppression-store.ts'

/** Longer than writing and sending can take, time-out included. */
const LEASE_MS = 60_000
const MAX_WAIT_SECONDS = 3600
/** The mail service knows a key for 24 hours; a second try after that could send twice. */
const KEY_LIFE_MS = 23 * 3_600_000
/** Nobody waits for a letter longer, if it could not be written or the mail service took none. */
const WORTH_SENDING_MS = 7 * 24 * 3_600_000
/** A subject is one line: no control characters, line or paragraph separators, or changes of direction. */
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]+/g
const LATER: SendResult = { sent: false, reason: 'later' }
const UNWRITTEN: SendResult = { ...LATER, untaken: true }

interface DeliverySettings {
  outbox: Outbox
  suppressions: SuppressionStore
  mailer: Mailer
  letters: LetterWriters
  count(name: string): Promise<void>
  clock: Clock
  log: Log
}

export type Delivery = 'done' | { retryInSeconds: number }

/** Sends one letter of the outbox. May run twice: the claim and the idempotency key make it one letter. */
export function createDeliverMail(settings: DeliverySettings) {
  const { outbox, suppressions, mailer, letters, count, clock, log } = settings

  return async function deliverMail(id: string): Promise<Delivery> {
    const now = clock.now()
    const mail = await outbox.claim(id, now, LEASE_MS)
    if (!mail) return 'done'
    const isFirstHandedOver = mail.handedAt === now
    const mayBeTwice = mail.handedAt !== null && now - mail.handedAt > KEY_LIFE_MS
    if (mayBeTwice || now - mail.createdAt > WORTH_SENDING_MS) return drop(mail, 'gave_up')
    if (await suppressions.has(mail.recipient)) return drop(mail, 'suppressed')
    const letter = await written(mail)
    // What it tells of is gone.
    if (letter === undefined) return drop(mail, 'gone')
    const result = letter === 'failed' ? UNWRITTEN : await sent(mail, letter)
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
    const handedAt = result.untaken && isFirstHandedOver ? null : mail.handedAt
    await outbox.postpone({ ...mail, handedAt }, clock.now() + retryInSeconds * 1000)
    return { retryInSeconds }
  }

  async function drop(mail: DueMail, reason: string): Promise<Delivery> {
    await outbox.settle(mail, 'dropped')
    log.warn('mail.dropped', { kind: mail.kind, reason, attempts: mail.attempts })
    await count(`mail.dropped.${reason}`)
    return 'done'
  }

  /** A letter that cannot be written must not stop the queue: it waits like one that cannot be sent. */
  async function written(mail: DueMail): Promise<Letter | undefined | 'failed'> {
    try {
      return await letters[mail.kind](mail)
    } catch (error) {
      log.error('mail.write', error, { kind: mail.kind })
      return 'failed'
    }
  }

  async function sent(mail: DueMail, letter: Letter): Promise<SendResult> {
    try {
      const subject = letter.subject.replace(UNPRINTABLE, ' ').trim()
      return await mailer.send({ ...letter, subject, to: mail.recipient, idempotencyKey: mail.id })
    } catch (error) {
      log.error('mail.send', error, { kind: mail.kind })
      return LATER
    }
  }
}
