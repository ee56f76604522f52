import type { AppContext } from '../context.ts'
import { AppError } from '../platform/errors.ts'
import { patterns } from '../routes.ts'
import { clearSessionCookies } from './session-cookies.ts'

const PATHS = [...patterns('signOut'), '/api/auth/logout']

/** Where logging out breaks: the session lives on, but this browser forgets it all the same. */
export function logOutFailed(c: AppContext): AppError | undefined {
  if (c.req.method !== 'POST' || !PATHS.includes(c.req.path)) return undefined
  if (!c.req.header('authorization')) clearSessionCookies(c)
  return new AppError('logout_failed')
}
