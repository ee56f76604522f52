import type { Locale } from '../../i18n/locale.ts'
import type { TripRequest } from '../../trips/trip.ts'

/** sign-in: also registers · email-change: proves a new address · confirm: proves the old one once more. */
export const PURPOSES = ['sign-in', 'email-change', 'confirm'] as const
export type Purpose = (typeof PURPOSES)[number]

/**
 * login, register: a code and a link · login-link, register-link: the link alone, where too many codes were asked for ·
 * unknown: nobody by this address · email-change: a code to a new address · email-taken: the new address is somebody's
 * already · confirm: a code to whoever is signed in · moved: the account of this address has another one since less
 * than three days.
 */
export const CODE_EMAILS = [
  'login',
  'register',
  'login-link',
  'register-link',
  'unknown',
  'moved',
  'email-change',
  'email-taken',
  'confirm',
] as const
export type CodeEmailKind = (typeof CODE_EMAILS)[number]

/** Stands for whoever asks for a code to a new address: its account alone may. */
export const BY_ACCOUNT = 'open'

/** A trip planned before signing in; `key` makes it one trip however often it arrives. */
export interface PendingTrip {
  key: string
  request: TripRequest
}

export interface Challenge {
  id: string
  purpose: Purpose
  email: string
  requestedBy: string
  userId: string | null
  createUser: boolean
  language: Locale
  name: string
  newsletter: boolean
  pendingTrip: PendingTrip | null
  redirectTo: string | null
  linkHash: string
  codeMac: string | null
  browserHash: string | null
  emailKind: string | null
  attempts: number
  createdAt: number
  expiresAt: number
  endedAt: number | null
}
