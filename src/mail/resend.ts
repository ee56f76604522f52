import type { Log } from '../platform/log.ts'
import type { Mailer, SendResult } from './mailer.ts'

interface ResendSettings {
  apiKey: string
  /** `Name <address>`. */
  from: string
  log: Log
}

const TIMEOUT_MS = 10_000
/** Answers about the e-mail itself. */
const NEVER = [400, 413, 422]

/**
 * Resend's `POST /emails`. Within 24 hours the same Idempotency-Key sends once, also when an answer was lost:
 * 409 `concurrent_idempotent_requests` means it is under way, 409 `invalid_idempotent_request` that the key was
 * already used with another body – the e-mail went out.
 */
export function createResendMailer({ apiKey, from, log }: ResendSettings): Mailer {
  return {
    async send(mail): Promise<SendResult> {
      let answer: Response
      try {
        answer = await fetch('https://api.resend.com/emails', {
          method: 'POST',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            authorization: `Bearer ${apiKey}`,
            'content-type': 'application/json',
            'idempotency-key': mail.idempotencyKey,
          },
          body: JSON.stringify({
            from,
            to: [mail.to],
            subject: mail.subject,
            html: mail.html,
            text: mail.text,
            headers: mail.headers,
            reply_to: mail.replyTo,
            attachments: mail.attachments?.map(({ filename, contentType, content }) => ({
              filename,
              content_type: contentType,
              content: Buffer.from(content, 'utf8').toString('base64'),
            })),
          }),
        })
      } catch (error) {
        log.warn('mail.unreachable', { error: error instanceof Error ? error.name : 'unknown' })
        return { sent: false, reason: 'later' }
      }
      if (answer.ok) return { sent: true }
      const { name = '' } = (await answer.json().catch(() => ({}))) as { name?: string }
      log.warn('mail.refused', { status: answer.status, name })
      if (answer.status === 409)
        return name === 'invalid_idempotent_request' ? { sent: true } : { sent: false, reason: 'later' }
      const notAccepted = answer.status < 500
      if (answer.status === 429 || !notAccepted) {
        const retryAfter = Number(answer.headers.get('retry-after'))
        return { sent: false, reason: 'later', notAccepted, ...(retryAfter > 0 && { retryAfter }) }
      }
      if (NEVER.includes(answer.status) && name !== 'invalid_from_address')
        return { sent: false, reason: 'refused' }
      // The e-mail itself is fine: a wrong key or an unverified domain is for the operator to fix, and the e-mail waits.
      return { sent: false, reason: 'later', notAccepted }
    },
  }
}
