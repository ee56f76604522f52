/**
 * The browser's half of a session: when to refresh, and what happened, in every tab. It knows no token; the
 * cookies are out of its reach. Times are milliseconds of this browser's clock.
 */
export type SessionEvent =
  'initial_session' | 'signed_in' | 'signed_out' | 'token_refreshed' | 'user_updated' | 'password_recovery'

export const SESSION_TICK_MS = 30_000
/** Refresh when this many ticks, or fewer, remain. */
const TICKS_LEFT = 3
/** A session found with less than this left counts as run out. */
const EXPIRY_MARGIN_MS = 10_000

export interface SessionUser {
  id: string
  email: string
  name: string
}

export interface SessionGrant {
  user: SessionUser
  expiresAt: number
}

interface KeeperSettings {
  now(): number
  /** When the access token runs out, as the tabs share it; 0 when unknown. */
  expiry: { read(): number; write(expiresAt: number): void }
  /** Asks the server who is signed in, or for the next token; 'ended' when nobody is, undefined when offline. */
  load(): Promise<SessionGrant | 'ended' | undefined>
  refresh(): Promise<SessionGrant | 'ended' | undefined>
  /** Runs one at a time over all tabs; skips where another tab is at it. */
  exclusively(work: () => Promise<void>): Promise<void>
  /** This tab's state, and the others'. */
  emit(event: SessionEvent, user: SessionUser | null): void
  tellOthers(event: SessionEvent, user: SessionUser | null): void
}

export type SessionRefresher = ReturnType<typeof createSessionRefresher>

export function createSessionRefresher(settings: KeeperSettings) {
  const { now, expiry, load, refresh, exclusively, emit, tellOthers } = settings

  function announce(event: SessionEvent, user: SessionUser | null): void {
    emit(event, user)
    tellOthers(event, user)
  }

  /** When a page opens: whose session this is. */
  async function start(): Promise<void> {
    const answer = await load()
    if (answer === 'ended') return end()
    if (!answer) return
    expiry.write(answer.expiresAt)
    emit('initial_session', answer.user)
    await recover()
  }

  function started({ user, expiresAt }: SessionGrant): void {
    expiry.write(expiresAt)
    announce('signed_in', user)
  }

  async function end(): Promise<void> {
    expiry.write(0)
    announce('signed_out', null)
  }

  /** Every 30 seconds. */
  async function tick(): Promise<void> {
    const expiresAt = expiry.read()
    if (expiresAt && Math.floor((expiresAt - now()) / SESSION_TICK_MS) <= TICKS_LEFT) await renew()
  }

  /** When a tab becomes visible again, perhaps after a long sleep. */
  async function recover(): Promise<void> {
    const expiresAt = expiry.read()
    if (expiresAt && expiresAt - now() < EXPIRY_MARGIN_MS) await renew()
  }

  async function renew(): Promise<void> {
    const before = expiry.read()
    await exclusively(async () => {
      // Another tab was faster.
      if (expiry.read() !== before) return
      const answer = await refresh()
      if (answer === 'ended') return end()
      if (!answer) return
      expiry.write(answer.expiresAt)
      announce('token_refreshed', answer.user)
    })
  }

  return { start, started, end, tick, recover, announce }
}
