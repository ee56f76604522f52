import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppContext } from '../http/context.ts'
import type { MessageDescriptor } from '../i18n/messages.ts'
import { AppError } from '../platform/errors.ts'
import { CODE } from './auth-constants.ts'
import { linkInstead, sendAgain } from './auth-messages.ts'

/** The auth service or the account's, which both need the secret. */
export function requireConfigured<Service>(service: Service | undefined): Service {
  if (!service) throw new AppError('sign_in_not_configured')
  return service
}

/** An error in the wire form, worded for the visitor. */
export function refuse(
  c: AppContext,
  status: ContentfulStatusCode,
  code: string,
  words: MessageDescriptor,
  retryAfter?: number,
  linkAfter?: number,
): Response {
  if (retryAfter) c.header('Retry-After', String(retryAfter))
  const i18n = c.get('i18n')
  // A minute is counted down where the code is typed; longer than that has to be said.
  const isLong = code === 'over_email_send_rate_limit' && retryAfter && retryAfter > CODE.resendSeconds
  const all = [
    words,
    ...(isLong ? [sendAgain(retryAfter)] : []),
    ...(linkAfter === undefined ? [] : [linkInstead(linkAfter)]),
  ]
  const msg = all.map((sentence) => i18n._(sentence)).join(' ')
  const error = { code: status, error_code: code, msg }
  return c.json({ ...error, ...(retryAfter && { retry_after: retryAfter }) }, status)
}
