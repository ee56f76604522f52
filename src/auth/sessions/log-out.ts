import type { AppContext } from '../../http/context.ts'
import { AppError } from '../../platform/errors.ts'
import { patterns } from '../../routes.ts'
import { forgetPendingTrip } from '../pending-trip/pending-trip-cookie.ts'
import { clearSessionCookies } from './session-cookies.ts'

const PATHS = [...patterns('signOut'), '/api/auth/logout']

/** Who leaves on purpose leaves nothing in this browser: the next one to sign in may be somebody else. */
export function forgetVisitor(c: AppContext): void {
  clearSessionCookies(c)
  forgetPendingTrip(c)
  // The page that says so is nobody's.
  c.set('viewer', undefined)
}

/** Where logging out breaks: the session lives on, but this browser forgets it all the same. */
export function logOutFailed(c: AppContext): AppError | undefined {
  if (c.req.method !== 'POST' || !PATHS.includes(c.req.path)) return undefined
  if (!c.req.header('authorization')) forgetVisitor(c)
  return new AppError('logout_failed')
}
