import { msg, plural } from '@lingui/core/macro'
import type { MessageDescriptor } from '../i18n/messages.ts'

/** What the auth service says, by its error code. */
export const AUTH_MESSAGES = {
  session_not_found: msg`Auth session missing!`,
  otp_failed: msg`Failed to send OTP, if you do not have an user yet, please create an account.`,
  otp_expired: msg`This code is wrong, has expired or was already used. Please check it, or ask for a new one.`,
  /** It may be right, but KV has not caught up. */
  code_late: msg`We cannot check this code just yet. Please try again in a few seconds.`,
  passkey_refused: msg`This passkey was not accepted. Please try again, or use a code.`,
  login_failed: msg`Failed to log in.`,
  logout_failed: msg`Failed to logout`,
  bad_refresh: msg`Your session has ended. Please log in again.`,
  email_invalid: msg`Please enter a valid e-mail address.`,
  name_invalid: msg`Please use at most 80 characters, letters, digits and punctuation only.`,
  trip_invalid: msg`The trip is incomplete. Please fill in the form again.`,
  unsupported: msg`This kind of sign-in is not offered here.`,
  captcha_failed: msg`Please confirm that you are human and try again.`,
} satisfies Record<string, MessageDescriptor>

/** wait: too many tries · late: KV has not caught up. `retryAfter` in seconds. */
export interface Later {
  reason: 'wait' | 'late'
  retryAfter: number
}

export type Refused = Later | { reason: 'wrong' | 'failed' | 'passkey' }

/** Why a code, a password or a passkey was not taken. */
export function refusalOf(outcome: Refused): MessageDescriptor {
  switch (outcome.reason) {
    case 'wrong':
      return AUTH_MESSAGES.otp_expired
    case 'passkey':
      return AUTH_MESSAGES.passkey_refused
    case 'failed':
      return AUTH_MESSAGES.login_failed
    case 'late':
      return AUTH_MESSAGES.code_late
    case 'wait':
      return tooManyTries(outcome.retryAfter)
  }
}

export function tooManyTries(seconds: number): MessageDescriptor {
  const minutes = Math.ceil(seconds / 60)
  return msg`Too many tries. Please try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
}

/** When the next e-mail with a code may be asked for. */
export function sendAgain(seconds: number): MessageDescriptor {
  const minutes = Math.ceil(seconds / 60)
  return msg`You can ask for another code in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
}

/** Where strangers have used up all but what is kept for the owner of an account; seconds, 0 where a link is sent now. */
export function linkInstead(seconds: number): MessageDescriptor {
  const minutes = Math.ceil(seconds / 60)
  return seconds === 0
    ? msg`If this address has an account, a link to log in is on its way to it. It works for ten minutes, on the device you open it on.`
    : msg`If this address has an account, it can be sent a link to log in: ask again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
}
