import type { Locale } from '../i18n/locale.ts'
import type { Clock } from '../platform/clock.ts'
import { sha256 } from '../platform/hmac.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import type { SubmitTrip } from '../trips/submit-trip.ts'
import type { Caller } from './caller.ts'
import type { Challenge, PendingTrip } from './challenge.ts'
import type { GrantedSession } from './session.ts'
import type { Sessions } from './sessions.ts'
import type { UserStore } from './user-store.ts'

/** Takes an address into the newsletter's own way of confirming it; `source` is kept with the proof. */
export type Subscribe = (email: string, locale: Locale, source: 'registration') => Promise<unknown>

interface CompleteSettings {
  users: UserStore
  sessions: Sessions
  submitTrip: SubmitTrip
  subscribe: Subscribe
  clock: Clock
  ids: Ids
  log: Log
}

/** Made, refused for today, or neither: then it is still there to be sent. */
export type PendingOutcome = { id: string } | { nextAt: string } | { unsent: PendingTrip }

export interface SignedIn {
  granted: GrantedSession
  isNew: boolean
  /** For the device cookie, when this browser had none. */
  newDevice: string | undefined
  /** What became of the trip that waited. */
  trip: PendingOutcome | undefined
  redirectTo: string | undefined
}

export type CompleteSignIn = ReturnType<typeof createCompleteSignIn>

/** What follows a proof that was used up: account, session, and whatever waited for them. */
export function createCompleteSignIn(settings: CompleteSettings) {
  const { users, sessions, submitTrip, subscribe, clock, ids, log } = settings

  return async function completeSignIn(challenge: Challenge, caller: Caller): Promise<SignedIn | undefined> {
    const now = clock.now()
    const account = await accountOf(challenge, now)
    if (!account) return undefined
    const { user, isNew } = account
    const granted = await sessions.open(user, caller.transport, caller.deviceLabel)

    // A client without cookies has nothing to be known by.
    const newDevice = caller.deviceHash || caller.transport === 'token' ? undefined : ids.token(32)
    const deviceHash = caller.deviceHash ?? (newDevice && (await sha256(newDevice)))
    if (deviceHash) await users.rememberDevice(user.id, deviceHash, now)

    if (challenge.newsletter)
      await subscribe(user.email, challenge.language, 'registration').catch((error: unknown) =>
        log.error('newsletter.opt_in', error),
      )
    const trip = await submitPending(challenge, user)
    return { granted, isNew, newDevice, trip, redirectTo: challenge.redirectTo ?? undefined }
  }

  async function accountOf(challenge: Challenge, now: number) {
    const { email, name, language } = challenge
    if (challenge.createUser) return users.ensure({ id: ids.uuid(), email, name, language }, now)
    const user = await users.byEmail(email)
    return user && { user, isNew: false }
  }

  /** Its key makes it one trip, also when it is sent again, here or by the page that waits. */
  async function submitPending(
    { pendingTrip }: Challenge,
    user: { id: string; email: string },
  ): Promise<PendingOutcome | undefined> {
    if (!pendingTrip) return undefined
    const submission = { userId: user.id, email: user.email, ...pendingTrip }
    try {
      const outcome = await submitTrip(submission).catch(() => submitTrip(submission))
      return outcome.submitted ? { id: outcome.id } : { nextAt: outcome.nextAt }
    } catch (error) {
      log.error('trip.pending', error)
      return { unsent: pendingTrip }
    }
  }
}
