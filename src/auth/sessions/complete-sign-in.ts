import type { Locale } from '../../i18n/locale.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import type { SubmitTrip } from '../../trips/submit/submit-trip.ts'
import type { Requester } from '../codes/requester.ts'
import type { Challenge } from '../codes/challenge.ts'
import type { Opened, OpenSession } from './open-session.ts'
import { createSubmitPending, type PendingOutcome } from '../pending-trip/submit-pending-trip.ts'
import type { UserStore } from '../users/user-store.ts'

/** Takes an address into the newsletter's own way of confirming it; `source` is kept with the proof. */
export type Subscribe = (email: string, locale: Locale, source: 'registration') => Promise<unknown>

interface CompleteSettings {
  users: UserStore
  openSession: OpenSession
  submitTrip: SubmitTrip
  subscribe: Subscribe
  clock: Clock
  ids: Ids
  log: Log
}

export interface SignedIn extends Opened {
  isNew: boolean
  /** What became of the trip that waited. */
  trip: PendingOutcome | undefined
  redirectTo: string | undefined
}

export type CompleteSignIn = ReturnType<typeof createCompleteSignIn>

/** What follows a proof that was used up: account, session, and whatever waited for them. */
export function createCompleteSignIn(settings: CompleteSettings) {
  const { users, openSession, submitTrip, subscribe, clock, ids, log } = settings
  const submitPending = createSubmitPending({
    // Once more by itself: who signs in has no button to press.
    submitTrip: (submission) => submitTrip(submission).catch(() => submitTrip(submission)),
    log,
  })

  return async function completeSignIn(
    asked: Challenge,
    requester: Requester,
  ): Promise<SignedIn | undefined> {
    const now = clock.now()
    const challenge = cameFrom(asked, requester) ? asked : withoutExtras(asked, requester)
    const account = await accountOf(challenge, now)
    if (!account) return undefined
    const { user, isNew } = account
    const opened = await openSession(user, requester, { isNew })
    if (challenge.newsletter)
      await subscribe(user.email, challenge.language, 'registration').catch((error: unknown) =>
        log.error('newsletter.opt_in', error),
      )
    const { pendingTrip } = challenge
    const trip = pendingTrip
      ? await submitPending(pendingTrip, {
          userId: user.id,
          email: user.email,
          network: requester.wideNetwork,
        })
      : undefined
    return { ...opened, isNew, trip, redirectTo: challenge.redirectTo ?? undefined }
  }

  async function accountOf(challenge: Challenge, now: number) {
    const { email, name, language } = challenge
    if (challenge.createUser) return users.ensure({ id: ids.uuid(), email, name, language }, now)
    const user = await users.byEmail(email)
    return user && { user, isNew: false }
  }
}

/** Whether the proof is given where the code was asked for. */
function cameFrom({ browserHash }: Challenge, { requestHash }: Requester): boolean {
  return browserHash !== null && browserHash === requestHash
}

/** Anybody may ask for a code to any address: elsewhere the code signs in, and nothing a stranger chose comes with it. */
function withoutExtras(challenge: Challenge, { locale }: Requester): Challenge {
  return { ...challenge, name: '', newsletter: false, pendingTrip: null, redirectTo: null, language: locale }
}
