import type { ContactStore } from '../contact/contact-store.ts'
import type { EmailRenderers } from '../mail/email.ts'
import type { NewsletterStore } from '../newsletter/newsletter-store.ts'
import type { PlanExtras } from '../open-data/plan-extras.ts'
import type { Plan } from '../planner/plan.ts'
import type { Clock } from '../platform/clock.ts'
import { sha256 } from '../platform/hmac.ts'
import type { TripStore } from '../trips/trip-store.ts'

interface RendererSettings {
  appUrl: string
  trips: TripStore
  newsletter: NewsletterStore
  messages: ContactStore
  /** Fresh ones, as far as they can be had. */
  extrasOf(plan: Plan): Promise<PlanExtras | undefined>
  departureTokenOf(userId: string): Promise<string>
  clock: Clock
}

/** The renderer of each kind of e-mail, loaded when the first of its kind is due. */
export function emailRenderers({
  appUrl,
  trips,
  newsletter,
  messages,
  extrasOf,
  departureTokenOf,
  clock,
}: RendererSettings): EmailRenderers {
  return {
    'plan-ready': async (request) => {
      const trip = await trips.byId(request.data.tripId)
      return (
        trip && (await import('../trips/job/plan-emails.email.tsx')).planReadyEmail(request, trip, appUrl)
      )
    },
    'plan-failed': async (request) =>
      (await import('../trips/job/plan-emails.email.tsx')).planFailedEmail(request, appUrl),
    departure: async (request) => {
      const trip = await trips.byId(request.data.tripId)
      if (!trip?.plan) return undefined
      const { departureEmail } = await import('../trips/departure/departure.email.tsx')
      const [extras, token] = [await extrasOf(trip.plan), await departureTokenOf(request.data.userId)]
      return departureEmail(request, { trip: { ...trip, plan: trip.plan }, extras, appUrl, token })
    },
    'newsletter-confirm': async (request) => {
      const tokenHash = await sha256(request.data.token)
      const unsubscribeToken = await newsletter.unsubscribeTokenFor(tokenHash, clock.now())
      if (!unsubscribeToken) return undefined
      const { newsletterConfirmEmail } = await import('../newsletter/newsletter-confirm.email.tsx')
      return newsletterConfirmEmail(request, appUrl, unsubscribeToken)
    },
    contact: async ({ language, data }) => {
      const message = await messages.byId(data.messageId)
      return message && (await import('../contact/contact-message.email.tsx')).contactEmail(message, language)
    },
    'address-changed': async (request) =>
      (await import('../account/account-emails.email.tsx')).addressChangedEmail(request, appUrl),
    'address-restored': async (request) =>
      (await import('../account/account-emails.email.tsx')).addressRestoredEmail(request, appUrl),
    security: async (request) =>
      (await import('../auth/security/security.email.tsx')).securityEmail(request, appUrl),
    'account-deleted': async (request) =>
      (await import('../account/account-emails.email.tsx')).accountDeletedEmail(request),
  }
}
