import { msg } from '@lingui/core/macro'
import { BRAND } from '../site/brand.ts'

const brand = BRAND.name

/** A change of `consent` needs a new CONSENT_VERSION. */
export const NEWSLETTER_MESSAGES = {
  consent: msg`I would like to receive the ${brand} newsletter by e-mail: travel planning, new destinations and offers, at most twice a month. I can unsubscribe at any time with one click.`,
  inbox: msg`Please check your inbox and confirm your subscription with the button in our e-mail.`,
  failed: msg`Failed to subscribe. Please try again.`,
  wait: msg`There were too many sign-ups from your network within an hour. Please try again later.`,
  already: msg`You are already subscribed to our newsletter.`,
  verified: msg`Your subscription is confirmed. Welcome aboard!`,
  notVerified: msg`We could not confirm your subscription. Please try again or contact support.`,
  unsubscribed: msg`You have been unsubscribed from our newsletter.`,
  notUnsubscribed: msg`We could not process your request. Please try again or contact support.`,
} as const
