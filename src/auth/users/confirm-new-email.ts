import type { Requester } from '../codes/requester.ts'
import type { Viewer } from '../viewer.ts'

export type NewEmailConfirmed =
  | { changed: true; email: string }
  | { changed: false; reason: 'wrong' }
  /** Seconds. */
  | { changed: false; reason: 'wait' | 'late'; retryAfter: number }

/** Moves the viewer's account to an address, once its code is right. */
export type ConfirmNewEmail = (
  viewer: Viewer,
  email: string,
  code: string,
  requester: Requester,
) => Promise<NewEmailConfirmed>
