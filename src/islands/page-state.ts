import type { SessionEvent, SessionUser } from '../auth/sessions/session-refresh.ts'
import type { TripRequest } from '../trips/trip.ts'

/** What the islands of a page share: who is signed in, the trip that waits for a sign-in, and the open dialog. */
export interface PageState {
  user: SessionUser | null
  /** What happened to the session last, here or in another tab. */
  sessionEvent: SessionEvent | null
  pendingTrip: { key: string; request: TripRequest } | null
  /** Why the trip that waited is not planned, worded; the form shows it. */
  tripRefused: string | null
  showAuthDialog: boolean
  /** The dialog's mode: true signs in, false registers. */
  isLogin: boolean
  /** The dialog that says the plan is being made. */
  generating: boolean
}

type Listener = () => void

let state: PageState = {
  user: null,
  sessionEvent: null,
  pendingTrip: null,
  tripRefused: null,
  showAuthDialog: false,
  isLogin: true,
  generating: false,
}
const listeners = new Set<Listener>()

export const pageStore = {
  get: (): PageState => state,
  set(change: Partial<PageState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
