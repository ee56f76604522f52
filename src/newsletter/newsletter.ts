/** The newsletter's vocabulary. */

/** Where somebody asked for it. */
export const SOURCES = ['form', 'api', 'registration'] as const
export type Source = (typeof SOURCES)[number]

/** Changes with the wording of the consent (newsletter-messages.ts); stored with each. */
export const CONSENT_VERSION = '2026-11-21'

const DAY = 24 * 60 * 60 * 1000

/** E-mails that nobody has answered by confirming. */
export const CONFIRMATION_LIMITS = [
  { max: 1, within: DAY },
  { max: 3, within: 30 * DAY },
] as const

/** An unconfirmed request is forgotten after this time. */
export const CONFIRM_WITHIN = 30 * DAY
/** How long a consent that was withdrawn is kept, to show that sending was permitted. */
export const PROOF_KEPT = 3 * 365 * DAY

/** `already` is said only to somebody who has just proved the address. */
export type Confirmed = 'confirmed' | 'already' | 'failed'
