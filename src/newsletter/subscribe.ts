import { i18nFor } from '../i18n/messages.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Clock } from '../platform/clock.ts'
import { sha256 } from '../platform/hmac.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { CONSENT_VERSION, type Source } from './newsletter.ts'
import { NEWSLETTER_MESSAGES } from './newsletter-messages.ts'
import type { NewsletterStore } from './newsletter-store.ts'

interface SubscribeSettings {
  newsletter: NewsletterStore
  outbox: Outbox
  /** Puts the e-mail's id on the queue. */
  enqueueMail(mailId: string): Promise<void>
  clock: Clock
  ids: Ids
  log: Log
}

export type Subscribe = ReturnType<typeof createSubscribe>

/**
 * Asks an address (as parseEmail gives it) to confirm that it wants the newsletter. Known and unknown addresses take
 * the same steps and get the same answer: none.
 */
export function createSubscribe({ newsletter, outbox, enqueueMail, clock, ids, log }: SubscribeSettings) {
  return async function subscribe(email: string, locale: Locale, source: Source): Promise<void> {
    const now = clock.now()
    const id = ids.uuid()
    const [token, unsubscribeToken] = [ids.token(24), ids.token(24)]
    const consent = {
      tokenHash: await sha256(token),
      email,
      source,
      language: locale,
      version: CONSENT_VERSION,
      wording: i18nFor(locale)._(NEWSLETTER_MESSAGES.consent),
    }
    const common = { id, recipient: email, language: locale }
    const mail = outbox.insertIf({ ...common, kind: 'newsletter-confirm', data: { token } }, now)
    await newsletter.request(consent, unsubscribeToken, now, mail)
    await enqueueMail(id).catch((error: unknown) => {
      // The e-mail's row is the outbox: the cron finds it within a minute.
      log.error('newsletter.enqueue', error)
    })
  }
}
