import type { Locale } from '../../i18n/locale.ts'

/** cookie: a browser, which never sees a token · token: a client that carries its tokens itself. */
export const TRANSPORTS = ['cookie', 'token'] as const
export type Transport = (typeof TRANSPORTS)[number]

export interface User {
  id: string
  email: string
  name: string
  language: Locale
  createdAt: number
}

export interface Session {
  id: string
  userId: string
  transport: Transport
  device: string
  createdAt: number
  refreshedAt: number
}

/** A session just opened or refreshed, with the tokens its holder gets. */
export interface GrantedSession {
  user: User
  session: Session
  accessToken: string
  /** Milliseconds since the epoch. */
  accessExpiresAt: number
  refreshToken: string
}
