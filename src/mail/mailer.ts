import type { Email } from './email.ts'

export interface Mail extends Email {
  to: string
  /** Sending twice with one key sends once. */
  idempotencyKey: string
}

export type SendResult =
  | { sent: true }
  /**
   * `later`: try again, not before `retryAfter` seconds where the service says so; `notAccepted` when it certainly did not
   * take the e-mail. `refused`: never.
   */
  | { sent: false; reason: 'later'; retryAfter?: number; notAccepted?: boolean }
  | { sent: false; reason: 'refused' }

/** The port. Adapters: resend.ts, log-mailer.ts, and the mailbox of a developer's machine. */
export interface Mailer {
  send(mail: Mail): Promise<SendResult>
}
