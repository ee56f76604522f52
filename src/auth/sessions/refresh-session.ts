import type { Clock } from '../../platform/clock.ts'
import { hmac, sha256 } from '../../platform/hmac.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { type Carry, carryOf, shardOf } from '../../platform/shard.ts'
import type { AccessTokens } from './access-token.ts'
import type { GrantedSession, Session, Transport, User } from './session.ts'
import type { SessionStore } from './session-store.ts'
import type { Viewer } from '../viewer.ts'

interface SessionSettings {
  store: SessionStore
  tokens: AccessTokens
  secret: string
  carry: Carry
  clock: Clock
  ids: Ids
  log: Log
}

export type Refreshed = { refreshed: true; granted: GrantedSession } | { refreshed: false; reused: boolean }
export type Sessions = ReturnType<typeof createSessions>

export function createSessions({ store, tokens, secret, carry, clock, ids, log }: SessionSettings) {
  async function open(user: User, transport: Transport, device: string): Promise<GrantedSession> {
    const now = clock.now()
    const refreshToken = carry(ids.token(32))
    const session = { id: ids.uuid(), userId: user.id, transport, device, createdAt: now, refreshedAt: now }
    await store.open(session, await sha256(refreshToken))
    log.info('session.opened', { transport })
    return grant(user, session, refreshToken)
  }

  /** Exchanges a refresh token. A cookie's token is good for a cookie only, and the other way round. */
  async function refresh(refreshToken: string, transport: Transport): Promise<Refreshed> {
    // Only who holds the parent and the secret can compute what follows it.
    const follower = async (reissues: number) =>
      carryOf(shardOf(refreshToken))(
        await hmac(secret, 'refresh', transport, refreshToken, ...(reissues ? [String(reissues)] : [])),
      )
    const hash = await sha256(refreshToken)
    const rotation = await store.rotate(hash, async (n) => sha256(await follower(n)), clock.now())
    if (!rotation.rotated) {
      if (rotation.reason === 'reused') log.warn('session.reused_token', { transport })
      return { refreshed: false, reused: rotation.reason === 'reused' }
    }
    const { session, user } = rotation
    if (session.transport !== transport) {
      await store.end(session.id, user.id)
      log.warn('session.wrong_transport', { transport })
      return { refreshed: false, reused: true }
    }
    return { refreshed: true, granted: await grant(user, session, await follower(rotation.reissues)) }
  }

  async function grant(user: User, session: Session, refreshToken: string): Promise<GrantedSession> {
    const { token, expiresAt } = await tokens.sign({
      userId: user.id,
      sessionId: session.id,
      transport: session.transport,
      email: user.email,
    })
    return { user, session, accessToken: token, accessExpiresAt: expiresAt, refreshToken }
  }

  /** Who an access token belongs to, as long as its session lives. */
  async function viewerOf(accessToken: string, transport: Transport): Promise<Viewer | undefined> {
    const claims = await tokens.read(accessToken)
    if (!claims || claims.transport !== transport) return undefined
    const found = await store.find(claims.sessionId, claims.userId, clock.now())
    if (!found) return undefined
    const viewer = asViewer(found.user, found.session)
    return transport === 'cookie' ? { ...viewer, accessExpiresAt: claims.expiresAt } : viewer
  }

  /** Whether a session still lives. */
  async function isOpen(id: string, userId: string): Promise<boolean> {
    return (await store.find(id, userId, clock.now())) !== undefined
  }

  return { open, refresh, viewerOf, isOpen, list: store.list, end: store.end, endAll: store.endAll }
}

export function asViewer(user: User, session: Session): Viewer {
  return {
    userId: user.id,
    sessionId: session.id,
    email: user.email,
    name: user.name,
    language: user.language,
    signedInAt: session.createdAt,
  }
}
