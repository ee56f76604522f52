import { deleteCookie, getCookie } from 'hono/cookie'
import type { AppContext } from '../../http/context.ts'
import type { TripRequest } from '../../trips/trip.ts'
import { PENDING_LIFETIME } from '../auth-constants.ts'
import type { PendingTrip } from '../codes/challenge.ts'
import { parsePendingTrip } from '../codes/parse-code-request.ts'
import { COOKIES } from '../../http/cookie-names.ts'
import { keepCookie, readKept } from '../sessions/session-cookies.ts'

/** Holds a trip planned before the sign-in without script; whatever asks for a code takes it along. */
export function keepPendingTrip(
  c: AppContext,
  request: TripRequest,
  key: string,
  lifetime = PENDING_LIFETIME,
): void {
  keepCookie(c, COOKIES.pending, { key, request } satisfies PendingTrip, lifetime)
}

/** What the cookie holds, judged once more: it comes from the browser. */
export function readPendingTrip(c: AppContext, now: number): PendingTrip | undefined {
  return parsePendingTrip(readKept(c, COOKIES.pending), now)
}

export function forgetPendingTrip(c: AppContext): void {
  if (getCookie(c, COOKIES.pending) !== undefined)
    deleteCookie(c, COOKIES.pending, { path: '/', secure: true })
}
