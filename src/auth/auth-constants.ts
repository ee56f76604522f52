/** Durations and counts of sign-in. Milliseconds unless the name says otherwise. */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const CODE = {
  digits: 6,
  lifetime: 10 * MINUTE,
  attempts: 5,
  /** Of a code that a known device asked for, what strangers cannot use up. */
  reservedAttempts: 2,
  resendSeconds: 60,
} as const

export const SESSION = {
  accessLifetime: 15 * MINUTE,
  /** Two tabs that refresh at once get the same token within this time. */
  grace: 10 * SECOND,
  idle: 14 * DAY,
  absolute: 30 * DAY,
  /** A sign-in this recent counts as a fresh code. */
  fresh: 10 * MINUTE,
} as const

/** Browsers offer passkeys among the addresses they fill in; the list of the linter does not know the word yet. */
export const LOGIN_AUTOFILL = 'email webauthn'

/** How long a change of address can be undone from the old one. */
export const UNDO_LIFETIME = 72 * HOUR

export const DEVICE_LIFETIME = 180 * DAY
export const PENDING_LIFETIME = HOUR

export interface LimitRule {
  max: number
  within: number
}

/** Codes for one address, or for one address on one known device. */
export const CODE_SENDS: LimitRule[] = [
  { max: 1, within: CODE.resendSeconds * SECOND },
  { max: 5, within: HOUR },
  { max: 10, within: DAY },
]
/** Wrong codes from one network, or from one known device. */
export const CODE_FAILURES: LimitRule[] = [{ max: 20, within: 10 * MINUTE }]
/** Wrong current passwords of one account. */
export const PASSWORD_FAILURES: LimitRule[] = [{ max: 5, within: 10 * MINUTE }]
/** Wrong codes of everybody together: more than this is an attack spread over many networks. */
export const BREAKER: LimitRule = { max: 200, within: 5 * MINUTE }

export const LONGEST_LIMIT = DAY
