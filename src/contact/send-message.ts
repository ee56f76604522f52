import type { Limits } from '../auth/codes/attempt-limits.ts'
import type { Turnstile } from '../auth/turnstile/turnstile.ts'
import type { Locale } from '../i18n/locale.ts'
import type { NewMail } from '../mail/outbox.ts'
import type { Clock } from '../platform/clock.ts'
import { sha256 } from '../platform/hmac.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { canonicalEmail } from '../auth/users/email-address.ts'
import { CONTACT_BREAKER, CONTACT_RULES, CONTACT_WIDE_RULES, type ContactMessage } from './contact.ts'
import type { ContactStore, StoredMessage } from './contact-store.ts'

interface SendSettings {
  messages: ContactStore
  limits: Limits
  turnstile: Turnstile | undefined
  /** Who reads the messages, and in which language. */
  operator: { email: string; language: Locale }
  enqueueMail(mailId: string): Promise<void>
  clock: Clock
  ids: Ids
  log: Log
}

export interface Sender {
  /** IPv4 address or IPv6 /64. */
  network: string
  /** The /24 or /48 around it. */
  wideNetwork: string
  locale: Locale
  captchaToken: string | undefined
}

export type Sent =
  { sent: true } | { sent: false; reason: 'captcha' } | { sent: false; reason: 'wait'; retryAfter: number }

export type Contact = ReturnType<typeof createContact>

/** The same words again so soon are a second press. */
const TWICE_MS = 10 * 60 * 1000
const RETRY_AFTER_MS = 24 * 60 * 60 * 1000
/** However many wait, each in its turn. */
const LOOKS_AT_ONCE = 20

/** Takes messages to the operator; each is kept until it has been delivered. */
export function createContact(settings: SendSettings) {
  const { messages, limits, turnstile, operator, enqueueMail, clock, ids, log } = settings

  async function send(
    message: ContactMessage,
    { network, wideNetwork, locale, captchaToken }: Sender,
  ): Promise<Sent> {
    const now = clock.now()
    const everybody = await limits.ownerOf('contact', 'all')
    const mustProve = turnstile && (await limits.isReached(everybody, CONTACT_BREAKER, now))
    if (mustProve && !(await turnstile.isHuman(captchaToken, network)))
      return { sent: false, reason: 'captcha' }
    const counted = [`address:${canonicalEmail(message.email)}`, `network:${network}`]
    const budgets = [
      { owner: await limits.ownerOf('contact', `wide:${wideNetwork}`), rules: CONTACT_WIDE_RULES },
    ]
    for (const owner of counted)
      budgets.push({ owner: await limits.ownerOf('contact', owner), rules: CONTACT_RULES })
    const taken = await limits.takeAll(budgets, now)
    if (!taken.taken) return { sent: false, reason: 'wait', retryAfter: taken.retryAfter }
    await limits.note(everybody, now)
    const id = await sha256(JSON.stringify([message, Math.floor(now / TWICE_MS)]))
    const mail = emailFor(id, `contact:${id}`)
    await messages.insert(
      { id, ...message, language: locale, mailId: mail.id, createdAt: now, lookAt: now },
      mail,
    )
    await post(mail.id)
    return { sent: true }
  }

  /** Forgets what has been delivered; an e-mail that was given up is tried again a day later. */
  async function sweep(): Promise<void> {
    const now = clock.now()
    for (const { message, status, dueAt } of await messages.waiting(now, LOOKS_AT_ONCE)) {
      const retryAt = dueAt + RETRY_AFTER_MS
      if (status === 'sent') await messages.forget(message.id)
      // Behind all others that wait
      else if (status === 'due') await messages.lookAgain(message.id, now)
      else if (now <= retryAt) await messages.lookAgain(message.id, retryAt)
      else {
        log.error('contact.undelivered', new Error('the operator’s address takes no mail'))
        await sendAgain(message, now)
      }
    }
  }

  async function sendAgain(message: StoredMessage, now: number): Promise<void> {
    const mail = emailFor(message.id, ids.uuid())
    await messages.sendAgain(message, mail, now)
    await post(mail.id)
  }

  function emailFor(messageId: string, id: string): NewMail {
    const { email: recipient, language } = operator
    return { id, kind: 'contact', recipient, language, data: { messageId } }
  }

  async function post(mailId: string): Promise<void> {
    await enqueueMail(mailId).catch((error: unknown) => {
      // The e-mail's row is the outbox: the cron finds it within a minute.
      log.error('contact.enqueue', error)
    })
  }

  return { send, sweep }
}
