import type { Outbox } from '../mail/outbox.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import type { SubmitTrip } from '../trips/submit/submit-trip.ts'
import { createAccessTokens } from './sessions/access-token.ts'
import type { Requester } from './codes/requester.ts'
import { createChallengeStore } from './codes/challenge-store.ts'
import { createCheckCode } from './codes/check-code.ts'
import { createCodeStore } from './codes/code-store.ts'
import { createCompleteSignIn, type SignedIn, type Subscribe } from './sessions/complete-sign-in.ts'
import { createIssueCode } from './codes/send-code.ts'
import { createLimits } from './codes/attempt-limits.ts'
import { createRequestCode } from './codes/request-code.ts'
import { createOpenSession } from './sessions/open-session.ts'
import { createPasskeyStore } from './passkeys/passkey-store.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import { createSessionStore } from './sessions/session-store.ts'
import { createSessions } from './sessions/refresh-session.ts'
import { createTurnstile } from './turnstile/turnstile.ts'
import { createSecurityEventStore } from './security/security-event-store.ts'
import { createTellOwner } from './security/tell-owner.ts'
import { createEmailUndoStore } from './users/email-undo-store.ts'
import { createUserStore } from './users/user-store.ts'

interface AuthSettings {
  db: Database
  kv: KVNamespace
  secret: string
  appUrl: string
  turnstileSecret: string | undefined
  mailer: Mailer
  outbox: Outbox
  enqueueMail(id: string): Promise<void>
  takesNoMail(email: string): Promise<boolean>
  enqueueCode(challengeId: string): Promise<void>
  submitTrip: SubmitTrip
  subscribe: Subscribe
  clock: Clock
  ids: Ids
  log: Log
}

export type Auth = ReturnType<typeof createAuth>

export type Verified =
  | { verified: true; signedIn: SignedIn }
  /** failed: it was right, but the account is no longer at this address. */
  | { verified: false; reason: 'wrong' | 'failed' }
  | { verified: false; reason: 'wait' | 'late'; retryAfter: number }

/** Logs that have heard that Turnstile is off: once an isolate is enough. */
const told = new WeakSet<Log>()

/** Who somebody is: codes, sessions, accounts. */
export function createAuth(settings: AuthSettings) {
  const {
    db,
    kv,
    secret,
    appUrl,
    turnstileSecret,
    mailer,
    takesNoMail,
    enqueueCode,
    submitTrip,
    subscribe,
    clock,
    ids,
    log,
  } = settings
  const { outbox, enqueueMail } = settings
  const users = createUserStore(db)
  const undos = createEmailUndoStore(db)
  const securityEvents = createSecurityEventStore(db, ids)
  const challenges = createChallengeStore(db)
  const limits = createLimits({ db, kv, secret, ids, log })
  const codes = createCodeStore(kv, log)
  const store = createSessionStore(db)
  const tokens = createAccessTokens({ secret, issuer: `${appUrl}/api/auth`, clock })
  const sessions = createSessions({ store, tokens, secret, clock, ids, log })
  const { issueCode, deliverCode } = createIssueCode({
    challenges,
    codes,
    limits,
    mailer,
    takesNoMail,
    enqueueCode,
    clock,
    ids,
    log,
    secret,
    appUrl,
  })
  const turnstile = turnstileSecret ? createTurnstile(turnstileSecret, log) : undefined
  const breaker = turnstile !== undefined
  const checking = createCheckCode({ challenges, codes, limits, users, clock, secret, breaker })
  if (!turnstile && !told.has(log)) log.warn('turnstile is off', { missing: 'TURNSTILE_SECRET' })
  told.add(log)
  const { requestCode, needsHuman } = createRequestCode({
    limits,
    users,
    undos,
    issueCode,
    checking,
    turnstile,
    clock,
    ids,
    log,
  })
  const tellOwner = createTellOwner({ securityEvents, outbox, enqueueMail, clock, ids, log })
  const openSession = createOpenSession({ users, sessions, tellOwner, clock, ids })
  const completeSignIn = createCompleteSignIn({
    users,
    openSession,
    submitTrip,
    subscribe,
    clock,
    ids,
    log,
  })
  const passkeyStore = createPasskeyStore(db)
  const passkeys = createPasskeys({
    store: passkeyStore,
    openSession,
    tellOwner,
    appUrl,
    secret,
    clock,
    ids,
    log,
  })

  /** Signs in by the code from the mail. */
  async function verifyCode(email: string, code: string, requester: Requester): Promise<Verified> {
    const checked = await checking.checkCode({ purpose: 'sign-in', email, code }, requester)
    if (!checked.right)
      return checked.reason === 'wrong'
        ? { verified: false, reason: 'wrong' }
        : { verified: false, reason: checked.reason, retryAfter: checked.retryAfter }
    return outcome(await completeSignIn(checked.challenge, requester))
  }

  /** Signs in by the mail's link, once its button is pressed. */
  async function verifyLink(token: string, requester: Requester): Promise<Verified> {
    const challenge = await checking.useLink(token)
    if (!challenge) return { verified: false, reason: 'wrong' }
    return outcome(await completeSignIn(challenge, requester))
  }

  /** Clears away what has run out. */
  async function sweep(): Promise<void> {
    const now = clock.now()
    await challenges.forgetExpired(now)
    await store.forgetEnded(now)
    await users.forgetDevices(now)
    await limits.forget(now)
    await undos.forgetExpired(now)
    await securityEvents.forgetOld(now)
    await passkeyStore.forgetChallenges(now)
  }

  return {
    users,
    undos,
    securityEvents,
    tellOwner,
    passkeys,
    sessions,
    limits,
    challenges,
    issueCode,
    checking,
    requestCode,
    needsHuman,
    deliverCode,
    verifyCode,
    verifyLink,
    findLink: checking.findLink,
    sweep,
  }
}

function outcome(signedIn: SignedIn | undefined): Verified {
  return signedIn ? { verified: true, signedIn } : { verified: false, reason: 'failed' }
}
