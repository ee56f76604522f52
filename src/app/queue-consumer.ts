import { forgetShares } from '../planner/workers-ai/model-budget.ts'
import type { Services } from '../services.ts'
import { parseQueueMessage } from './queue-message.ts'

const MAX_RETRY_SECONDS = 600
const MAX_MAILS_PER_RUN = 200
/** Longer than the mail service remembers an idempotency key. */
const MAILS_KEPT_MS = 30 * 24 * 3_600_000
/** A webhook older than five minutes is refused by its time. */
const EVENTS_KEPT_MS = 24 * 3_600_000

/** A message holds one id; every step may run twice. */
export async function handleBatch(batch: MessageBatch, services: Services): Promise<void> {
  for (const message of batch.messages) {
    try {
      const retryInSeconds = await handle(batch, message.body, services)
      if (retryInSeconds) message.retry({ delaySeconds: retryInSeconds })
      else message.ack()
    } catch (error) {
      services.log.error('queue.failed', error, { queue: batch.queue, attempts: message.attempts })
      message.retry({ delaySeconds: Math.min(MAX_RETRY_SECONDS, 5 * 2 ** message.attempts) })
    }
  }
}

/** Seconds until the message should come again; undefined when it is done with. */
async function handle(
  { queue }: MessageBatch,
  body: unknown,
  services: Services,
): Promise<number | undefined> {
  const message = parseQueueMessage(queue, body)
  const isDead = queue.endsWith('-dead')
  // The row of a dead mail is still due: the cron sends it.
  if (!message || (message.kind === 'mail' && isDead)) {
    services.log.warn('queue.message_dropped', { queue, kind: message?.kind })
    return undefined
  }
  if (message.kind === 'mail') {
    const delivery = await services.deliverMail(message.mailId)
    return delivery === 'done' ? undefined : Math.min(MAX_RETRY_SECONDS, delivery.retryInSeconds)
  }
  if (message.kind === 'code') {
    const delivery = await services.auth?.deliverCode(message.codeId)
    return delivery && delivery !== 'done' ? delivery.retryInSeconds : undefined
  }
  if (isDead) await services.preparing.giveUp(message.tripId)
  else {
    await services.preparing.prepare(message.tripId)
    await collectExtras(message.tripId, services)
  }
  return undefined
}

/** The plan is there and its e-mail on its way: pictures and forecast may take their time, or stay away. */
async function collectExtras(
  tripId: string,
  { trips, collectExtras: collect, log }: Services,
): Promise<void> {
  try {
    const trip = await trips.byId(tripId)
    if (trip?.plan) await collect(trip.plan)
  } catch (error) {
    log.error('open_data.extras', error)
  }
}

/** Every minute: restarts what is stuck, sends what is due, deletes what is no longer needed. */
export async function runCron(services: Services): Promise<void> {
  const { clock, log, outbox, enqueueMail } = services
  const now = clock.now()
  await attempt('trips', () => services.sweepTrips())
  await attempt('mails', async () => {
    for (const { id } of await outbox.due(now, MAX_MAILS_PER_RUN)) await enqueueMail(id)
  })
  await attempt('forecasts', async () => (await services.nearTrips()).refreshForecasts())
  await attempt('departures', async () => (await services.nearTrips()).sendMails())
  await attempt('auth', async () => services.auth?.sweep())
  await attempt('contact', () => services.contact.sweep())
  await attempt('newsletter', () => services.newsletter.sweep(now))
  await attempt('ended mails', () => outbox.forgetEnded(now - MAILS_KEPT_MS))
  await attempt('mail events', () => services.suppressions.forgetEvents(now - EVENTS_KEPT_MS))
  await attempt('suppressions', () => services.suppressions.forgetOld(now))
  await attempt('streams', () => services.streams.forgetEnded(now))
  await attempt('model shares', () => forgetShares(services.database, clock))
  await attempt('open answers', () => services.forgetOpenAnswers())
  await attempt('connected programs', () => services.oauth.forgetOld(now))
  await attempt('counts', () => services.forgetCounts())

  /** One part's failure must not stop the others. */
  async function attempt(part: string, run: () => Promise<unknown>): Promise<void> {
    try {
      await run()
    } catch (error) {
      log.error('cron.failed', error, { part })
    }
  }
}
