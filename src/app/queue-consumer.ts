import { forgetShares } from '../planner/workers-ai/model-budget.ts'
import type { DatabaseServices, Services } from '../services.ts'
import { parseQueueMessage } from './queue-message.ts'
import { shardAt } from './route-to-shards.ts'

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
async function handle({ queue }: MessageBatch, body: unknown, all: Services): Promise<number | undefined> {
  const message = parseQueueMessage(queue, body)
  const isDead = queue.endsWith('-dead')
  // The row of a dead mail is still due: the cron sends it.
  if (!message || (message.kind === 'mail' && isDead)) {
    all.log.warn('queue.message_dropped', { queue, kind: message?.kind })
    return undefined
  }
  // The rows of one that is not bound here wait for a Worker that has it.
  const services = shardAt(all.shards, message.shard ?? 0)
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
  { trips, collectExtras: collect, log }: DatabaseServices,
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
  // One after the other: together they may want more connections than a Worker has.
  for (const shard of services.shards) await runForUsers(shard)
  await runForAll(shardAt(services.shards, 0))
}

type Part = [part: string, run: () => Promise<unknown>]

/** In every database. */
function runForUsers(services: DatabaseServices): Promise<void> {
  const { clock, outbox, enqueueMail } = services
  const now = clock.now()
  return attempt(services, [
    ['trips', () => services.sweepTrips()],
    [
      'mails',
      async () => {
        for (const { id } of await outbox.due(now, MAX_MAILS_PER_RUN)) await enqueueMail(id)
      },
    ],
    ['forecasts', async () => (await services.nearTrips()).refreshForecasts()],
    ['departures', async () => (await services.nearTrips()).sendMails()],
    ['auth', async () => services.auth?.sweep()],
    ['ended mails', () => outbox.forgetEnded(now - MAILS_KEPT_MS)],
    ['streams', () => services.streams.forgetEnded(now)],
    ['connected programs', () => services.oauth.forgetOld(now)],
  ])
}

/** In `DB` alone. */
function runForAll(services: DatabaseServices): Promise<void> {
  const { clock } = services
  const now = clock.now()
  return attempt(services, [
    ['limits', () => services.limits.forget(now)],
    ['addresses', () => services.forgetFreeAddresses()],
    ['contact', () => services.contact.sweep()],
    ['newsletter', () => services.newsletter.sweep(now)],
    ['mail events', () => services.suppressions.forgetEvents(now - EVENTS_KEPT_MS)],
    ['suppressions', () => services.suppressions.forgetOld(now)],
    ['model shares', () => forgetShares(services.database, clock)],
    ['open answers', () => services.forgetOpenAnswers()],
    ['counts', () => services.forgetCounts()],
  ])
}

/** One part's failure must not stop the others. */
async function attempt({ log, shard }: DatabaseServices, parts: Part[]): Promise<void> {
  for (const [part, run] of parts) {
    try {
      await run()
    } catch (error) {
      log.error('cron.failed', error, { part, ...(shard > 0 && { shard }) })
    }
  }
}
