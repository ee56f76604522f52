import type { ContactStore } from '../contact/contact-store.ts'
import type { LetterWriters } from '../mail/email.ts'
import type { NewsletterStore } from '../newsletter/newsletter-store.ts'
import type { Clock } from '../platform/clock.ts'
import { sha256 } from '../platform/hmac.ts'
import type { TripStore } from '../trips/trip-store.ts'

interface LetterSettings {
  appUrl: string
  trips: TripStore
  newsletter: NewsletterStore
  messages: ContactStore
  clock: Clock
}

/** Who writes which letter. Loaded when the first one of its kind is due. */
export function letterWriters({ appUrl, trips, newsletter, messages, clock }: LetterSettings): LetterWriters {
  return {
    'plan-ready': async (request) => {
      const trip = await trips.byId(request.data.tripId ?? '')
      return (
        trip && (await import('../trips/job/plan-emails.email.tsx')).planReadyLetter(request, trip, appUrl)
      )
    },
    'plan-failed': async (request) =>
      (await import('../trips/job/plan-emails.email.tsx')).planFailedLetter(request, appUrl),
    'newsletter-confirm': async (request) => {
      const tokenHash = await sha256(request.data.token ?? '')
      const unsubscribeToken = await newsletter.unsubscribeTokenFor(tokenHash, clock.now())
      if (!unsubscribeToken) return undefined
      const { newsletterConfirmLetter } = await import('../newsletter/newsletter-confirm.email.tsx')
      return newsletterConfirmLetter(request, appUrl, unsubscribeToken)
    },
    contact: async ({ language, data }) => {
      const message = await messages.byId(data.messageId ?? '')
      return (
        message && (await import('../contact/contact-message.email.tsx')).contactLetter(message, language)
      )
    },
    'address-changed': async (request) =>
      (await import('../account/account-emails.email.tsx')).addressChangedLetter(request, appUrl),
    'account-deleted': async (request) =>
      (await import('../account/account-emails.email.tsx')).accountDeletedLetter(request),
  }
}
