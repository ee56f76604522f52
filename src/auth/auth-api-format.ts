import type { AppError, ErrorCode } from '../platform/errors.ts'
import type { GrantedSession, User } from './sessions/session.ts'

/** The wire form of the auth service that existing clients speak: users, sessions, errors. */

export function userOnWire(user: User, confirmedAt = user.createdAt) {
  const createdAt = new Date(user.createdAt).toISOString()
  const signedInAt = new Date(confirmedAt).toISOString()
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: createdAt,
    confirmed_at: createdAt,
    phone: '',
    last_sign_in_at: signedInAt,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { name: user.name, email: user.email, language: user.language },
    identities: [
      {
        identity_id: user.id,
        id: user.id,
        user_id: user.id,
        identity_data: { email: user.email, email_verified: true, sub: user.id },
        provider: 'email',
        last_sign_in_at: signedInAt,
        created_at: createdAt,
        updated_at: createdAt,
        email: user.email,
      },
    ],
    factors: [],
    created_at: createdAt,
    updated_at: createdAt,
    is_anonymous: false,
  }
}

/** A browser learns when to refresh, and no token. Times in seconds, as the wire form has them. */
export function sessionOnWire(granted: GrantedSession, now: number) {
  const { session, user, accessToken, refreshToken, accessExpiresAt } = granted
  const common = {
    token_type: 'bearer',
    expires_in: Math.ceil((accessExpiresAt - now) / 1000),
    expires_at: Math.floor(accessExpiresAt / 1000),
    user: userOnWire(user, session.createdAt),
  }
  return session.transport === 'token'
    ? {
        ...common,
        access_token: accessToken,
        refresh_token: refreshToken,
        // Of sign-ins by a social network, which there are none of here.
        provider_token: null,
        provider_refresh_token: null,
      }
    : common
}

export interface WireError {
  /** The HTTP status once more. */
  code: number
  error_code: string
  msg: string
}

const WIRE_CODES: Partial<Record<ErrorCode, string>> = {
  invalid_input: 'validation_failed',
  malformed_json: 'bad_json',
  not_signed_in: 'session_not_found',
  too_many_requests: 'over_request_rate_limit',
  internal: 'unexpected_failure',
  logout_failed: 'unexpected_failure',
}

/** An error of the catalogue as the auth routes answer it. */
export function errorOnWire(error: AppError, message: string): WireError {
  return { code: error.status, error_code: WIRE_CODES[error.code] ?? error.code, msg: message }
}
