import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '../i18n/messages.ts'

/** What the auth service says, by its error code. */
export const AUTH_MESSAGES = {
  session_not_found: msg`Auth session missing!`,
  otp_failed: msg`Failed to send OTP, if you do not have an user yet, please create an account.`,
  otp_expired: msg`This code is wrong or has expired. Please check it, or ask for a new one.`,
  over_request_rate_limit: msg`Too many wrong tries. Please wait a while and try again.`,
  /** It may be right, but KV has not caught up. */
  code_late: msg`We cannot check this code just yet. Please try again in a few seconds.`,
  login_failed: msg`Failed to log in.`,
  logout_failed: msg`Failed to logout`,
  bad_refresh: msg`Your session has ended. Please log in again.`,
  email_invalid: msg`Please enter a valid e-mail address.`,
  name_invalid: msg`Please use at most 80 characters, letters, digits and punctuation only.`,
  trip_invalid: msg`The trip is incomplete. Please fill in the form again.`,
  unsupported: msg`This kind of sign-in is not offered here.`,
  captcha_failed: msg`Please confirm that you are human and try again.`,
} satisfies Record<string, MessageDescriptor>

/** Why a code was not taken, by what judged it. */
export const CODE_REFUSED = {
  wrong: 'otp_expired',
  wait: 'over_request_rate_limit',
  late: 'code_late',
  failed: 'login_failed',
} as const satisfies Record<string, keyof typeof AUTH_MESSAGES>
