import type { AppContext } from '../context.ts'
import { pathTo } from '../routes.ts'
import type { SignedIn } from './complete-sign-in.ts'
import { setSignInCookies } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'

/** Gives a browser its session; the one it had before ends. */
export async function startSession(c: AppContext, sessions: Sessions, signedIn: SignedIn, now: number) {
  const before = c.get('viewer')
  if (before) await sessions.end(before.sessionId, before.userId)
  setSignInCookies(c, signedIn, now)
}

/** Where a sign-in without script leads: to the trip that waited, else to the page asked for. */
export function pathAfter(c: AppContext, { isNew, trip, redirectTo }: SignedIn, next?: string): string {
  const locale = c.get('locale')
  if (!isNew && !trip) return next ?? redirectTo ?? pathTo('myTrips', locale)
  const query = trip ? ('id' in trip ? { trip: trip.id } : { next_at: trip.nextAt }) : {}
  return pathTo('emailVerified', locale, {}, query)
}
