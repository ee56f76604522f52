import type { Clock } from '../../platform/clock.ts'
import { sha256 } from '../../platform/hmac.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Requester } from '../codes/requester.ts'
import type { TellOwner } from '../security/tell-owner.ts'
import type { UserStore } from '../users/user-store.ts'
import type { Sessions } from './refresh-session.ts'
import type { GrantedSession, User } from './session.ts'

interface OpenSettings {
  users: UserStore
  sessions: Sessions
  tellOwner: TellOwner
  clock: Clock
  ids: Ids
}

export interface Opened {
  granted: GrantedSession
  /** For the device cookie, when this browser had none. */
  newDevice: string | undefined
}

export type OpenSession = ReturnType<typeof createOpenSession>

/** Opens a session for whoever has proved to be `user`, remembers the browser, and tells the owner of a new one. */
export function createOpenSession({ users, sessions, tellOwner, clock, ids }: OpenSettings) {
  return async function openSession(
    user: User,
    requester: Requester,
    { isNew }: { isNew: boolean },
  ): Promise<Opened> {
    const now = clock.now()
    const granted = await sessions.open(user, requester.transport, requester.deviceLabel)
    // A client without cookies has nothing to be known by.
    const newDevice = requester.deviceHash || requester.transport === 'token' ? undefined : ids.token(32)
    const deviceHash = requester.deviceHash ?? (newDevice && (await sha256(newDevice)))
    const isKnown = deviceHash && !newDevice && (await users.knowsDevice(user.email, deviceHash, now))
    // A first sign-in is on a new device, and nobody else's doing.
    await tellOwner(user, isKnown || isNew ? 'signed-in' : 'new-device', requester)
    if (deviceHash) await users.rememberDevice(user.id, deviceHash, now)
    return { granted, newDevice }
  }
}
