import { PASSWORD_FAILURES } from '../../auth/auth-constants.ts'
import type { Requester } from '../../auth/codes/requester.ts'
import type { TellOwner } from '../../auth/security/tell-owner.ts'
import type { Limits } from '../../auth/codes/attempt-limits.ts'
import type { Sessions } from '../../auth/sessions/refresh-session.ts'
import type { UserStore } from '../../auth/users/user-store.ts'
import type { Viewer } from '../../auth/viewer.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { BRAND } from '../../site/brand.ts'
import type { ConfirmIdentity, Identity } from '../confirm-identity.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { type Weakness, weaknessesOf } from './password.ts'

interface PasswordSettings {
  users: UserStore
  sessions: Sessions
  limits: Limits
  tellOwner: TellOwner
  identity: ConfirmIdentity
  /** Ends what other programs may do. */
  endConnections(userId: string): Promise<void>
  clock: Clock
  ids: Ids
  log: Log
}

export interface PasswordChange {
  password: string
  /** The one set so far. */
  current: string | undefined
  /** A fresh code: where none is set, or the current one is forgotten. */
  code: string | undefined
}

export type PasswordChanged =
  | { changed: true }
  /** `unproven`: what was wrong with the current password or the code, too. */
  | { changed: false; reason: 'weak'; weaknesses: Weakness[]; unproven?: PasswordRefused }
  | { changed: false; reason: 'same' | 'wrong_current' | 'code_needed' | 'wrong_code' }
  /** wait: too many wrong ones of `what` · late: the code cannot be looked at yet. `retryAfter` in seconds. */
  | { changed: false; reason: 'wait' | 'late'; what: 'current' | 'code'; retryAfter: number }

export type PasswordRefused = Exclude<PasswordChanged, { changed: true }>
export type ChangePassword = ReturnType<typeof createChangePassword>

/** Sets a password; one that is too weak is told together with what is wrong with the proof. Every other session of the account ends with it. */
export function createChangePassword(settings: PasswordSettings) {
  const { users, sessions, limits, tellOwner, identity, endConnections, clock, ids, log } = settings

  async function change(
    viewer: Viewer,
    wanted: PasswordChange,
    requester: Requester,
  ): Promise<PasswordChanged> {
    const weaknesses = weaknessesOf(wanted.password, [viewer.name, viewer.email, BRAND.name])
    const hash = await users.passwordHash(viewer.userId)
    // Said only after the proof, or it would be a way to guess the password; a code is not used up for it.
    let judged: Promise<boolean> | undefined
    const isSame = () => (judged ??= hash ? isPassword(wanted.password, hash) : Promise.resolve(false))
    const spare = async () => weaknesses.length > 0 || isSame()
    const refused = await prove(viewer, wanted, hash, requester, spare)
    if (weaknesses.length)
      return { changed: false, reason: 'weak', weaknesses, ...(refused && { unproven: refused }) }
    if (refused) return refused
    if (await isSame()) return { changed: false, reason: 'same' }
    await users.update(viewer.userId, { passwordHash: await hashPassword(wanted.password, ids.token(16)) })
    await sessions.endAll(viewer.userId, viewer.sessionId)
    await endConnections(viewer.userId)
    await tellOwner({ ...viewer, id: viewer.userId }, 'password-changed', requester)
    log.info('account.password_changed')
    return { changed: true }
  }

  /** The current password where one is set, a fresh code or sign-in where none is. */
  async function prove(
    viewer: Viewer,
    { current, code }: PasswordChange,
    hash: string | undefined,
    requester: Requester,
    spare: () => Promise<boolean>,
  ): Promise<PasswordRefused | undefined> {
    if (!hash || (code && !current))
      return refusal(await identity.confirm(viewer, { code }, requester, spare))
    if (!current) return { changed: false, reason: 'wrong_current' }
    const owner = await limits.ownerOf('passwords', viewer.userId)
    const taken = await limits.take(owner, PASSWORD_FAILURES, clock.now())
    if (!taken.taken) return { changed: false, reason: 'wait', what: 'current', retryAfter: taken.retryAfter }
    if (!(await isPassword(current, hash))) return { changed: false, reason: 'wrong_current' }
    await limits.giveBack(taken.id)
    return undefined
  }

  async function hasPassword({ userId }: Viewer): Promise<boolean> {
    return (await users.passwordHash(userId)) !== undefined
  }

  return { change, hasPassword }
}

function refusal(identity: Identity): PasswordRefused | undefined {
  if (identity.confirmed) return undefined
  if (identity.reason === 'wait' || identity.reason === 'late')
    return { changed: false, reason: identity.reason, what: 'code', retryAfter: identity.retryAfter }
  return { changed: false, reason: identity.reason === 'needed' ? 'code_needed' : 'wrong_code' }
}
