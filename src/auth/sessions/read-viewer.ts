import { getCookie } from 'hono/cookie'
import type { MiddlewareHandler } from 'hono'
import { bearerTokenOf } from '../../http/bearer-token.ts'
import type { AppContext, AppEnv } from '../../http/context.ts'
import { DEFAULT_LOCALE } from '../../i18n/locale.ts'
import type { Clock } from '../../platform/clock.ts'
import { inLocale, patternText, type RouteName, ROUTES } from '../../routes.ts'
import { COOKIES } from '../../http/cookie-names.ts'
import { clearSessionCookies, setSessionCookies } from './session-cookies.ts'
import { asViewer, type Sessions } from './refresh-session.ts'

/** Pages open to anyone that still look at who is asking. */
const PERSONAL: RouteName[] = [
  'emailVerified',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'newsletterVerified',
  'signIn',
  'signInCode',
  'signInLink',
  'signOut',
]
const personalPaths = Object.entries(ROUTES)
  .filter(([name, { access }]) => access === 'signed-in' || PERSONAL.some((personal) => personal === name))
  .map(([, { path }]) => new RegExp(`^${patternText(path)}(?:/|$)`))

/**
 * Finds out who is asking, on API routes, personal pages and posted forms; public pages read no cookie. An expired
 * access token is renewed on the way where the refresh token is good.
 */
export function readViewer(sessions: Sessions | undefined, clock: Clock): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!sessions || !looksAtViewer(c)) return next()
    const bearer = bearerTokenOf(c)
    if (bearer) {
      c.set('viewer', await sessions.viewerOf(bearer, 'token'))
      return next()
    }
    const access = getCookie(c, COOKIES.session)
    const viewer = access ? await sessions.viewerOf(access, 'cookie') : undefined
    if (viewer) {
      c.set('viewer', viewer)
      return next()
    }
    await renew(c, sessions, clock, next)
  }
}

async function renew(c: AppContext, sessions: Sessions, clock: Clock, next: () => Promise<void>) {
  const refreshToken = getCookie(c, COOKIES.refresh)
  // That route exchanges the token itself.
  if (c.req.path === '/api/auth/token') return next()
  const outcome = refreshToken ? await sessions.refresh(refreshToken, 'cookie') : undefined
  if (outcome?.refreshed) {
    const { user, session, accessExpiresAt } = outcome.granted
    c.set('viewer', { ...asViewer(user, session), accessExpiresAt })
  }
  await next()
  // After the route, whose answer may bring headers of its own; what it says about the session stands.
  if (c.res.headers.getSetCookie().some((cookie) => cookie.startsWith(`${COOKIES.session}=`))) return
  if (outcome?.refreshed) setSessionCookies(c, outcome.granted, clock.now())
  else if (refreshToken || getCookie(c, COOKIES.viewer) !== undefined) clearSessionCookies(c)
}

function looksAtViewer(c: AppContext): boolean {
  const { path, method } = c.req
  if (path.startsWith('/api/') || (method !== 'GET' && method !== 'HEAD')) return true
  const bare = inLocale(path, DEFAULT_LOCALE)
  return personalPaths.some((pattern) => pattern.test(bare))
}
