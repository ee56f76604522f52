import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { Clock } from '../../platform/clock.ts'
import { sha256 } from '../../platform/hmac.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { type Carry, shardOf, withoutShard } from '../../platform/shard.ts'
import { BRAND } from '../../site/brand.ts'
import { CODE } from '../auth-constants.ts'
import type { Requester } from '../codes/requester.ts'
import type { TellOwner } from '../security/tell-owner.ts'
import type { SignedIn } from '../sessions/complete-sign-in.ts'
import type { OpenSession } from '../sessions/open-session.ts'
import type { User } from '../sessions/session.ts'
import type { Viewer } from '../viewer.ts'
import { ALGORITHMS, assertionSchema, attestationSchema, MAX_PASSKEYS } from './passkey.ts'
import { type ChallengeUse, createPasskeyChallenges } from './passkey-challenge.ts'
import type { PasskeyStore } from './passkey-store.ts'
import type { RelyingParty } from './verify-passkey.ts'

interface PasskeySettings {
  store: PasskeyStore
  openSession: OpenSession
  tellOwner: TellOwner
  appUrl: string
  secret: string
  carry: Carry
  clock: Clock
  ids: Ids
  log: Log
}

export type PasskeyAdded = { added: true; id: string } | { added: false; reason: 'refused' | 'too_many' }
export type Passkeys = ReturnType<typeof createPasskeys>

/**
 * Sign-in and proof by passkey. Guessing does not help against a signature, so no failure is counted and nobody can
 * lock a passkey's owner out; the platform's counters bound what a network may send.
 */
export function createPasskeys(settings: PasskeySettings) {
  const { store, openSession, tellOwner, appUrl, secret, carry, clock, ids, log } = settings
  const challenges = createPasskeyChallenges({ secret, clock, ids })
  const party: RelyingParty = { origin: new URL(appUrl).origin, id: new URL(appUrl).hostname }

  /** For any passkey of this site, or to confirm by one of the viewer's. Names no account, known or not. */
  async function requestOptions(
    { requestHash }: Requester,
    viewer?: Viewer,
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const use: ChallengeUse = viewer
      ? { ceremony: 'confirm', requestHash, userId: viewer.userId }
      : { ceremony: 'sign-in', requestHash }
    const own = viewer ? await store.list(viewer.userId) : []
    return {
      challenge: await challenges.issue(use),
      rpId: party.id,
      userVerification: 'required',
      timeout: CODE.lifetime,
      allowCredentials: own.map(({ id, transports }) => describe(id, transports)),
    }
  }

  /** For a new passkey of the viewer, who has proved to be the account's owner. */
  async function creationOptions(
    { userId, email, name }: Viewer,
    { requestHash }: Requester,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const own = await store.list(userId)
    return {
      challenge: await challenges.issue({ ceremony: 'register', requestHash, userId }),
      rp: { id: party.id, name: BRAND.name },
      user: { id: Buffer.from(carry(userId)).toString('base64url'), name: email, displayName: name || email },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: CODE.lifetime,
      attestation: 'none',
      excludeCredentials: own.map(({ id, transports }) => describe(id, transports)),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    }
  }

  /** Whose passkey has signed, if it has: the challenge is used up, and the counter has gone on. */
  async function ownerOf(input: unknown, use: ChallengeUse): Promise<User | undefined> {
    const answer = assertionSchema.safeParse(input)
    const found = answer.success ? await store.find(answer.data.id) : undefined
    if (!answer.success || !found) return undefined
    const { passkey, user } = found
    if (use.userId !== undefined && use.userId !== user.id) return undefined
    const { userHandle } = answer.data.response
    if (userHandle && withoutShard(handleText(userHandle)) !== user.id) return undefined
    const { verifyAssertion } = await import('./verify-passkey.ts')
    const seen = watch(use)
    const signed = await verifyAssertion(answer.data, passkey, party, seen.isOwn).catch(() => undefined)
    if (!signed || !(await seen.useUp())) return undefined
    return (await store.countUse(passkey.id, signed.counter, clock.now())) ? user : undefined
  }

  /** Signs in; undefined for what is no passkey of ours, or no answer to this browser's challenge. */
  async function signIn(input: unknown, requester: Requester): Promise<SignedIn | undefined> {
    const user = await ownerOf(input, { ceremony: 'sign-in', requestHash: requester.requestHash })
    if (!user) {
      log.warn('passkey.refused', { ceremony: 'sign-in' })
      return undefined
    }
    const opened = await openSession(user, requester, { isNew: false })
    return { ...opened, isNew: false, trip: undefined, redirectTo: undefined }
  }

  /** Whether the viewer has confirmed by a passkey of the account. */
  async function confirm({ userId }: Viewer, input: unknown, { requestHash }: Requester): Promise<boolean> {
    return (await ownerOf(input, { ceremony: 'confirm', requestHash, userId })) !== undefined
  }

  async function add(
    viewer: Viewer,
    input: unknown,
    name: string,
    requester: Requester,
  ): Promise<PasskeyAdded> {
    const { userId } = viewer
    const answer = attestationSchema.safeParse(input)
    if (!answer.success) return { added: false, reason: 'refused' }
    const { verifyAttestation } = await import('./verify-passkey.ts')
    const seen = watch({ ceremony: 'register', requestHash: requester.requestHash, userId })
    const made = await verifyAttestation(answer.data, party, seen.isOwn).catch(() => undefined)
    if (made?.id !== answer.data.id || !(await seen.useUp())) return { added: false, reason: 'refused' }
    const { transports = [] } = answer.data.response
    const isAdded = await store.add({ ...made, userId, transports, name, createdAt: clock.now() })
    if (!isAdded) {
      const isFull = (await store.list(userId)).length >= MAX_PASSKEYS
      return { added: false, reason: isFull ? 'too_many' : 'refused' }
    }
    await tellOwner({ ...viewer, id: userId }, 'passkey-added', requester)
    return { added: true, id: made.id }
  }

  async function remove(viewer: Viewer, id: string, requester: Requester): Promise<boolean> {
    if (!(await store.remove(id, viewer.userId))) return false
    await tellOwner({ ...viewer, id: viewer.userId }, 'passkey-removed', requester)
    return true
  }

  /** Judges the challenge an answer names, and remembers it to be used up once all else is right. */
  function watch(use: ChallengeUse) {
    let seen: { challenge: string; expiresAt: number } | undefined
    return {
      async isOwn(challenge: string): Promise<boolean> {
        const expiresAt = await challenges.expiryOf(challenge, use)
        seen = expiresAt === undefined ? undefined : { challenge, expiresAt }
        return seen !== undefined
      },
      async useUp(): Promise<boolean> {
        return seen !== undefined && store.useChallenge(await sha256(seen.challenge), seen.expiresAt)
      },
    }
  }

  return {
    requestOptions,
    creationOptions,
    signIn,
    confirm,
    add,
    remove,
    list: store.list,
    rename: store.rename,
  }
}

/** The shard of the account that a passkey's answer names. */
export function shardOfAnswer(input: unknown): number {
  const answer = assertionSchema.safeParse(input)
  return shardOf(handleText(answer.data?.response.userHandle ?? ''))
}

function handleText(userHandle: string): string {
  return Buffer.from(userHandle, 'base64url').toString()
}

function describe(id: string, transports: string[]) {
  // The package's type lists those known today; a browser passes over one it does not know.
  return { id, type: 'public-key' as const, transports: transports as never[] }
}
