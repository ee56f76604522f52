import { msg } from '@lingui/core/macro'
import { AUTH_MESSAGES } from '../auth/auth-messages.ts'
import { formatMoment } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import type { I18n, MessageDescriptor } from '../i18n/messages.ts'
import { NEWSLETTER_MESSAGES } from '../newsletter/newsletter-messages.ts'
import type { ErrorCode } from '../platform/errors.ts'

/** The catalogue's words. */
export const ERROR_MESSAGES: Record<ErrorCode, MessageDescriptor> = {
  invalid_input: msg`Some fields need another look.`,
  no_form_data: msg`No form data provided`,
  malformed_json: msg`The request could not be read.`,
  not_signed_in: msg`Please log in first.`,
  bad_signature: msg`The signature is not valid.`,
  cross_site: msg`This request came from another site and was refused.`,
  not_found: msg`Not found.`,
  method_not_allowed: msg`This address does not take that kind of request.`,
  conflict: msg`This has changed in the meantime. Please load the page again.`,
  already_subscribed: NEWSLETTER_MESSAGES.already,
  subscribe_failed: NEWSLETTER_MESSAGES.failed,
  too_large: msg`The request is too large.`,
  place_unclear: msg`This trip needs another look. Your search for today is untouched.`,
  unsupported_media_type: msg`This kind of content is not understood here.`,
  daily_limit: msg`You have used today's search. One search per day is possible.`,
  tries_used: msg`Three attempts a day are possible, and all of them are used.`,
  too_many_requests: msg`Too many requests. Please wait a moment.`,
  internal: msg`Internal Server Error`,
  logout_failed: AUTH_MESSAGES.logout_failed,
  unavailable: msg`We are being updated. Please try again in a moment.`,
  sign_in_not_configured: msg`Sign-in is not configured.`,
}

interface Limit {
  code: ErrorCode
  /** ISO 8601: when the next request is possible. */
  nextAt: string
}

/** Nothing more today; the next one is possible at a moment that is said in the visitor's time. */
export function dailyLimitMessage(
  { i18n, locale, timeZone }: { i18n: I18n; locale: Locale; timeZone: string },
  { code, nextAt }: Limit,
): string {
  const moment = formatMoment(nextAt, locale, timeZone)
  return `${i18n._(ERROR_MESSAGES[code])} ${i18n._(msg`The next one is possible from ${moment}.`)}`
}
