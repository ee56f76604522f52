import * as z from 'zod/mini'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { SuppressionReason, SuppressionStore } from './suppression-store.ts'
import { isSignedWebhook, type SvixHeaders } from './svix.ts'

const MailEvent = z.object({
  type: z.string().check(z.maxLength(100)),
  data: z._default(
    z.object({
      to: z._default(z.array(z.string().check(z.maxLength(320))).check(z.maxLength(50)), []),
      bounce: z.optional(z.object({ type: z.optional(z.string()) })),
    }),
    { to: [] },
  ),
})

interface ReceiveSettings {
  suppressions: SuppressionStore
  /** `whsec_…`; without one no event is believed. */
  secret: string | undefined
  count(name: string): Promise<void>
  clock: Clock
  log: Log
}

export type ReceiveMailEvent = ReturnType<typeof createReceiveMailEvent>

/** Handles the mail service's events: addresses that bounce permanently or complain get no more e-mails. */
export function createReceiveMailEvent({ suppressions, secret, count, clock, log }: ReceiveSettings) {
  return async function receiveMailEvent(headers: SvixHeaders, body: string): Promise<'taken' | 'refused'> {
    const now = clock.now()
    if (!secret || !(await isSignedWebhook(secret, headers, body, now))) return 'refused'
    const event = MailEvent.safeParse(parsed(body))
    const reason = event.success ? reasonOf(event.data) : undefined
    // Others are of no use here; the service must not send them again.
    if (!event.success || !reason) return 'taken'
    if (await suppressions.record(headers.id ?? '', event.data.data.to, reason, now)) {
      log.info('mail.suppressed', { reason })
      await count(`mail.suppressed.${reason}`)
    }
    return 'taken'
  }
}

function reasonOf({ type, data }: z.infer<typeof MailEvent>): SuppressionReason | undefined {
  if (type === 'email.complained') return 'complained'
  // A full mailbox is no reason: only a bounce for good counts.
  if (type === 'email.bounced') return data.bounce?.type === 'Permanent' ? 'bounced' : undefined
  return undefined
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
