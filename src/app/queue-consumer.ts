import type { Services } from '../services.ts'

const MAX_RETRY_SECONDS = 600
const DUE_MAILS_A_MINUTE = 200
/** Longer than the mail service knows a letter's key. */
const MAILS_KEPT_MS = 30 * 24 * 3_600_000
/** A webhook older than five minutes is refused by its time. */
const EVENTS_KEPT_MS = 24 * 3_600_000

/** One message is one id; every step may run twice. */
export async function handleBatch(batch: MessageBatch, services: Services): Promise<void> {
  for (const message of batch.messages) {
    try {
      const retryInSeconds = await handle(batch.queue, asIds(message.body), services)
      if (retryInSeconds) message.retry({ delaySeconds: retryInSeconds })
      else message.ack()
    } catch (error) {
      services.log.error('queue.failed', error, { queue: batch.queue, attempts: message.attempts })
      message.retry({ delaySeconds: Math.min(MAX_RETRY_SECONDS, 5 * 2 ** message.attempts) })
    }
  }
}

async function handle(
  queue: string,
  { tripId, mailId }: Ids,
  services: Services,
): Promise<number | undefined> {
  if (queue === 'dayfold-plans' && tripId) await services.preparing.prepare(tripId)
  else if (queue === 'dayfold-plans-dead' && tripId) await services.preparing.giveUp(tripId)
  else if (mailId && queue === 'dayfold-mails') {
    const delivery = await services.deliverMail(mailId)
    if (delivery !== 'done') return Math.min(MAX_RETRY_SECONDS, delivery.retryInSeconds)
  } else services.log.warn('queue.left', { queue, mail: Boolean(mailId) })
  return undefined
}

/** The cron: starts what got stuck, sends what is due. */
export async function everyMinute(services: Services): Promise<void> {
  const { clock, log, outbox, enqueueMail } = services
  const now = clock.now()
  await attempt('trips', () => services.sweepTrips())
  await attempt('mails', async () => {
    for (const { id } of await outbox.due(now, DUE_MAILS_A_MINUTE)) await enqueueMail(id)
  })
  await attempt('auth', async () => services.auth?.sweep())
  await attempt('contact', () => services.contact.sweep())
  await attempt('newsletter', () => services.newsletter.sweep(now))
  await attempt('ended mails', () => outbox.forgetEnded(now - MAILS_KEPT_MS))
  await attempt('mail events', () => services.suppressions.forgetEvents(now - EVENTS_KEPT_MS))
  await attempt('counts', () => services.forgetCounts())

  /** A part that fails must not keep the others from running. */
  async function attempt(part: string, run: () => Promise<unknown>): Promise<void> {
    try {
      await run()
    } catch (error) {
      log.error('cron.failed', error, { part })
    }
  }
}

interface Ids {
  tripId: string | undefined
  mailId: string | undefined
}

function asIds(body: unknown): Ids {
  const { tripId, mailId } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >
  return {
    tripId: typeof tripId === 'string' ? tripId : undefined,
    mailId: typeof mailId === 'string' ? mailId : undefined,
  }
}
