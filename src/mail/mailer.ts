import type { Letter } from './email.ts'

export interface Mail extends Letter {
  to: string
  /** Sending twice with one key sends once. */
  idempotencyKey: string
}

export type SendResult =
  | { sent: true }
  /**
   * `later`: try again, not before `retryAfter` seconds where the service says so; `untaken` when it certainly did not
   * take the letter. `refused`: never.
   */
  | { sent: false; reason: 'later'; retryAfter?: number; untaken?: boolean }
  | { sent: false; reason: 'refused' }

/** The port. Drivers: resend.ts, and the mailbox of a developer's machine. */
export interface Mailer {
  send(mail: Mail): Promise<SendResult>
}
