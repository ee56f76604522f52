import type { Outbox } from '../mail/outbox.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { carryOf } from '../platform/shard.ts'
import type { SubmitTrip } from '../trips/submit/submit-trip.ts'
import { createAccessTokens } from './sessions/access-token.ts'
import type { Requester } from './codes/requester.ts'
import { createChallengeStore } from './codes/challenge-store.ts'
import { createCheckCode } from './codes/check-code.ts'
import { createCodeStore } from './codes/code-store.ts'
import {
  type CompleteSignIn,
  createCompleteSignIn,
  type SignedIn,
  type Subscribe,
} from './sessions/complete-sign-in.ts'
import { createIssueCode } from './codes/send-code.ts'
import type { Limits } from './codes/attempt-limits.ts'
import type { Challenge } from './codes/challenge.ts'
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
  /** The database's number. */
  shard: number
  kv: KVNamespace
  secret: string
  appUrl: string
  turnstileSecret: string | undefined
  limits: Limits
  mailer: Mailer
  outbox: Outbox
  enqueueMail(id: string): Promise<void>
  takesNoMail(email: string): Promise<boolean>
  enqueueCode(challengeId: string): Promise<void>
  submitTrip: SubmitTrip
  subscribe: Subscribe
  /** What follows a proof, in the shard where its account is or will be; undefined where there may be none. */
  completerOf(proved: Challenge): Promise<CompleteSignIn | undefined>
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
  const { shard, limits, outbox, enqueueMail, completerOf } = settings
  const carry = carryOf(shard)
  const users = createUserStore(db)
  const undos = createEmailUndoStore(db)
  const securityEvents = createSecurityEventStore(db, ids)
  const challenges = createChallengeStore(db)
  const codes = createCodeStore(kv, log)
  const store = createSessionStore(db)
  const tokens = createAccessTokens({ secret, issuer: `${appUrl}/api/auth`, shard, clock })
  const sessions = createSessions({ store, tokens, secret, carry, clock, ids, log })
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
    carry,
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
    carry,
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
    return complete(checked.challenge, requester)
  }

  /** Signs in by the mail's link, once its button is pressed. */
  async function verifyLink(token: string, requester: Requester): Promise<Verified> {
    const challenge = await checking.useLink(token)
    if (!challenge) return { verified: false, reason: 'wrong' }
    return complete(challenge, requester)
  }

  /** The address may belong to another shard by now. */
  async function complete(challenge: Challenge, requester: Requester): Promise<Verified> {
    const completeThere = await completerOf(challenge)
    const signedIn = await completeThere?.(challenge, requester)
    return signedIn ? { verified: true, signedIn } : { verified: false, reason: 'failed' }
  }

  /** Clears away what has run out. */
  async function sweep(): Promise<void> {
    const now = clock.now()
    await challenges.forgetExpired(now)
    await store.forgetEnded(now)
    await users.forgetDevices(now)
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
    completeSignIn,
    verifyCode,
    verifyLink,
    findLink: checking.findLink,
    sweep,
  }
}
