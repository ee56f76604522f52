import { callApi } from '../../browser/api.ts'
import { updateBadge } from '../../browser/account-badge.ts'
import { pageStore } from '../../islands/page-state.ts'
import {
  createSessionRefresher,
  SESSION_TICK_MS,
  type SessionEvent,
  type SessionGrant,
  type SessionUser,
} from './session-refresh.ts'

const EXPIRY_KEY = 'session-expires-at'
const LOCK = 'session-refresh'

const channel = new BroadcastChannel('session')

const refresher = createSessionRefresher({
  now: () => Date.now(),
  expiry: {
    read: () => Number(localStorage.getItem(EXPIRY_KEY) ?? 0),
    write: (expiresAt) =>
      expiresAt ? localStorage.setItem(EXPIRY_KEY, String(expiresAt)) : localStorage.removeItem(EXPIRY_KEY),
  },
  load: () => ask('GET', '/api/auth/user'),
  refresh: () => ask('POST', '/api/auth/token?grant_type=refresh_token'),
  exclusively: (work) =>
    navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock ? work() : undefined)),
  emit(event, user) {
    pageStore.set({ user, sessionEvent: event })
    updateBadge()
  },
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within the origin
  tellOthers: (event, user) => channel.postMessage({ event, user }),
})

channel.addEventListener(
  'message',
  ({ data }: MessageEvent<{ event: SessionEvent; user: SessionUser | null }>) => {
    pageStore.set({ user: data.user, sessionEvent: data.event })
    updateBadge()
    // What was one person's alone, and so nothing for search engines, must not stay on the screen.
    if (data.event === 'signed_out' && document.querySelector('meta[name=robots]')) location.reload()
  },
)

export { keepSession as start }

let keeping = false

/** Watches over the session of whoever is signed in. */
export async function keepSession(): Promise<void> {
  if (keeping) return
  keeping = true
  setInterval(() => {
    if (!document.hidden) void refresher.tick()
  }, SESSION_TICK_MS)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refresher.recover()
  })
  await refresher.start()
  const done = document.querySelector<HTMLElement>('[data-session-event]')?.dataset.sessionEvent
  if (done === 'user_updated' || done === 'password_recovery') refresher.announce(done, pageStore.get().user)
}

/** After a sign-in by the dialog; `body` is the answer of the verify route. */
export function sessionStarted(body: Record<string, unknown>): void {
  const grant = grantOf(body)
  if (!grant) return
  refresher.started(grant)
  void keepSession()
}

async function ask(method: 'GET' | 'POST', path: string): Promise<SessionGrant | 'ended' | undefined> {
  const answer = await callApi(method, path).catch(() => undefined)
  if (answer?.status === 400 || answer?.status === 401) return 'ended'
  return answer?.status === 200 ? grantOf(answer.body) : undefined
}

/** A session answer, or a user with its session. */
function grantOf(body: Record<string, unknown>): SessionGrant | undefined {
  const user = asObject(body.user ?? body)
  const { expires_in } = body.user ? body : asObject(body.session)
  const { id, email } = user
  const { name } = asObject(user.user_metadata)
  if (typeof id !== 'string' || typeof email !== 'string' || typeof expires_in !== 'number') return undefined
  return {
    user: { id, email, name: typeof name === 'string' ? name : '' },
    expiresAt: Date.now() + expires_in * 1000,
  }
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value ? { ...value } : {}
}
