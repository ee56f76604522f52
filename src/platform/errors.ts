/**
 * The error catalogue: every code with its HTTP status. Words are found at the edge (site/error-messages.ts),
 * so that a code reads the same in every language.
 */
export const ERRORS = {
  invalid_input: 400,
  no_form_data: 400,
  malformed_json: 400,
  not_signed_in: 401,
  bad_signature: 401,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  already_subscribed: 409,
  too_large: 413,
  place_unclear: 422,
  unsupported_media_type: 415,
  daily_limit: 429,
  tries_used: 429,
  too_many_requests: 429,
  internal: 500,
  logout_failed: 500,
  sign_in_not_configured: 503,
  subscribe_failed: 503,
  /** Known to a newer version of the Worker than this one. */
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERRORS
export type ErrorStatus = (typeof ERRORS)[ErrorCode]

/** Thrown where a request cannot go on; one handler in site/errors.tsx formats it. Expected outcomes are returned instead. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get status(): ErrorStatus {
    return ERRORS[this.code]
  }
}

export interface ErrorDetails {
  /** Field name → code, for invalid_input. */
  fields?: Record<string, string>
  /** What may have been meant, for place_unclear. */
  suggestions?: string[]
  /** Ways to join several of them. */
  routes?: { name: string; why?: string; stops: { place: string; nights?: number }[] }[]
  /** Seconds, for the Retry-After header. */
  retryAfter?: number
  /** ISO 8601: when the next request is possible. */
  nextAt?: string
  /** Methods, for the Allow header. */
  allow?: string
}
