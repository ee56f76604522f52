import type { AppContext } from '../../http/context.ts'
import { pathTo } from '../../routes.ts'
import type { SignedIn } from './complete-sign-in.ts'
import { DAY, PENDING_LIFETIME } from '../auth-constants.ts'
import { forgetPendingTrip, keepPendingTrip, readPendingTrip } from '../pending-trip/pending-trip-cookie.ts'
import { sessionOnWire } from '../auth-api-format.ts'
import { setSignInCookies } from './session-cookies.ts'
import type { Sessions } from './refresh-session.ts'
import type { PendingOutcome } from '../pending-trip/submit-pending-trip.ts'

/**
 * Gives a browser its session; the one it had before ends. Gives what became of a waiting trip: one that was not
 * made stays in its cookie.
 */
export async function startSession(
  c: AppContext,
  sessions: Sessions,
  signedIn: SignedIn,
  now: number,
): Promise<PendingOutcome | undefined> {
  const before = c.get('viewer')
  if (before) await sessions.end(before.sessionId, before.userId)
  setSignInCookies(c, signedIn, now)
  // Kept since the code was asked for: it did not travel with it.
  const kept = signedIn.trip ? undefined : readPendingTrip(c, now)
  if (kept) return { unsent: kept }
  keepUnsent(c, signedIn.trip, now)
  return signedIn.trip
}

/** What was not made stays in its cookie: refused for today, it can be sent all of the next day. */
export function keepUnsent(c: AppContext, trip: PendingOutcome | undefined, now: number): void {
  if (!trip || !('unsent' in trip)) return forgetPendingTrip(c)
  const { unsent, nextAt } = trip
  const lifetime = nextAt ? Date.parse(nextAt) + DAY - now : PENDING_LIFETIME
  keepPendingTrip(c, unsent.request, unsent.key, lifetime)
}

/** The session in the wire form: a browser gets its cookies with it, a client its tokens. */
export async function answerSignedIn(
  c: AppContext,
  sessions: Sessions,
  signedIn: SignedIn,
  now: number,
): Promise<Response> {
  const { granted, isNew } = signedIn
  const isBrowser = granted.session.transport === 'cookie'
  const trip = isBrowser ? await startSession(c, sessions, signedIn, now) : signedIn.trip
  return c.json({ ...sessionOnWire(granted, now), is_new: isNew, ...(trip && { pending_trip: trip }) })
}

interface Entered {
  signedIn: SignedIn
  trip: PendingOutcome | undefined
  /** The page asked for. */
  next?: string | undefined
}

/** Where a sign-in without script leads: to the trip that waited, else to the page asked for. */
export function pathAfter(c: AppContext, { signedIn, trip, next }: Entered): string {
  const locale = c.get('locale')
  if (!signedIn.isNew && !trip) return next ?? signedIn.redirectTo ?? pathTo('myTrips', locale)
  return pathTo('emailVerified', locale, {}, queryOf(trip))
}

/** Tells the page what became of the trip; one that is kept it finds by itself. */
export function queryOf(trip: PendingOutcome | undefined): Record<string, string> {
  if (!trip) return {}
  if ('id' in trip) return { trip: trip.id }
  return trip.nextAt ? { next_at: trip.nextAt } : {}
}
