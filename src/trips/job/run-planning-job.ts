import type { NewMail, Outbox } from '../../mail/outbox.ts'
import { daysBetween } from '../../platform/calendar-date.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { placesNamed } from '../../planner/plan-legs.ts'
import type { PlanDay } from '../../planner/plan.ts'
import type { ModelCause, Planner, PlanOutcome } from '../../planner/planner.ts'
import { planRequestOf } from './plan-request.ts'
import type { createQuotaMarkers } from '../quota/quota-markers.ts'
import type { Trip, TripStore } from '../trip-store.ts'

/** A claim nobody renews is free after this; with the cron's minute, a killed planning starts again within 3. */
const LEASE_MS = 90_000
const RENEW_MS = 30_000
/** Longer than a planner's own limits together; ends one that hangs. */
const PATIENCE_MS = 150_000
/** Writes while planning, whatever the trip's length. */
const PROGRESS_WRITES = 4

interface PrepareSettings {
  trips: TripStore
  outbox: Outbox
  markers: ReturnType<typeof createQuotaMarkers>
  planner(): Promise<Planner>
  /** The address an e-mail about this trip goes to; undefined when the account is gone. */
  addressOf(userId: string): Promise<string | undefined>
  enqueueMail(id: string): Promise<void>
  count(name: string): Promise<void>
  clock: Clock
  log: Log
  /** How long a planner may take, and how often its claim is renewed meanwhile; milliseconds. */
  patienceMs?: number | undefined
  renewMs?: number | undefined
}

export type PrepareTrip = ReturnType<typeof createPrepareTrip>

/** Makes a trip's plan, once: claim, plan day by day, end by compare-and-set, then the e-mail. */
export function createPrepareTrip(settings: PrepareSettings) {
  const { trips, outbox, markers, planner, addressOf, enqueueMail, count, clock, log } = settings
  const { patienceMs = PATIENCE_MS, renewMs = RENEW_MS } = settings

  async function prepare(id: string): Promise<void> {
    const claim = await trips.claim(id, clock.now(), LEASE_MS)
    // Somebody else has it, it has ended, or its owner deleted it: all fine.
    if (!claim) return
    const lost = new AbortController()
    const renewing = setInterval(() => void renew(claim, lost), renewMs)
    try {
      const outcome = await runPlanner(claim, lost)
      if (outcome.planned) await complete(claim, outcome.plan)
      else await fail(claim, outcome.refusal)
    } catch (error) {
      if (lost.signal.aborted) return
      await count('trip.attempt_failed')
      await trips.release(claim)
      throw error
    } finally {
      clearInterval(renewing)
    }
  }

  /** Throws when the planner does, when it takes too long and when the claim was lost, even if the planner hangs. */
  async function runPlanner(claim: Trip, lost: AbortController): Promise<PlanOutcome> {
    const signal = AbortSignal.any([lost.signal, AbortSignal.timeout(patienceMs)])
    const context = {
      seed: seedOf(claim.id),
      now: new Date(clock.now()).toISOString(),
      attempt: claim.attempt,
      signal,
      causes: causesOf(claim),
      onDay: progressSaver(claim, lost, signal),
    }
    const { promise: ended, reject } = Promise.withResolvers<never>()
    // It may end while the planner still loads, before anybody listens.
    ended.catch(() => {})
    const end = () => reject(signal.reason)
    signal.addEventListener('abort', end, { once: true })
    try {
      return await Promise.race([(await planner()).plan(planRequestOf(claim), context), ended])
    } finally {
      signal.removeEventListener('abort', end)
    }
  }

  async function renew(claim: Trip, lost: AbortController): Promise<void> {
    try {
      if (!(await trips.renew(claim, clock.now() + LEASE_MS))) lost.abort()
    } catch (error) {
      // The lease outlasts two renewals that fail.
      log.error('trip.renew', error, { trip: claim.id })
    }
  }

  async function complete(claim: Trip, plan: NonNullable<Trip['plan']>): Promise<void> {
    const mail = await email(claim, 'plan-ready', placesNamed(plan))
    const now = clock.now()
    if (!(await trips.complete(claim, plan, now, mail && outbox.insertIf(mail, now)))) return
    log.info('trip.completed', {
      trip: claim.id,
      attempt: claim.attempt,
      ms: now - claim.createdAt,
      planner: plan.provenance.planner,
    })
    await count(`trip.completed.${plan.provenance.planner}`)
    if (!plan.provenance.unsureName) await markers.markUsed(claim.quotaOwner, claim.quotaDay)
    if (mail) await post(mail.id)
  }

  async function fail(claim: Trip, failure: string): Promise<void> {
    const mail = await email(claim, 'plan-failed', claim.destination, failure)
    const now = clock.now()
    if (!(await trips.fail(claim, failure, now, mail && outbox.insertIf(mail, now)))) return
    log.info('trip.failed', { trip: claim.id, failure })
    await count(`trip.failed.${failure}`)
    if (mail) await post(mail.id)
  }

  /** Gives up a trip whose work keeps failing: what the dead-e-mail queue and the sweep call. */
  async function giveUp(id: string): Promise<void> {
    const claim = await trips.claim(id, clock.now(), LEASE_MS)
    if (claim) await fail(claim, 'gave_up')
  }

  async function email(
    claim: Trip,
    kind: 'plan-ready' | 'plan-failed',
    // As the plan names it: what was typed may hold a typo.
    destination = claim.destination,
    failure?: string,
  ): Promise<NewMail | undefined> {
    const recipient = await addressOf(claim.userId)
    if (!recipient) return undefined
    const data = {
      tripId: claim.id,
      destination,
      startDate: claim.startDate,
      endDate: claim.endDate,
      ...(failure && { failure }),
    }
    return {
      id: `${kind}:${claim.id}`,
      kind,
      userId: claim.userId,
      recipient,
      language: claim.language,
      data,
    }
  }

  async function post(mailId: string): Promise<void> {
    // The outbox keeps it; the sweep sends what no message asked for.
    await enqueueMail(mailId).catch((error: unknown) => log.error('mail.enqueue', error))
  }

  function progressSaver(claim: Trip, lost: AbortController, signal: AbortSignal) {
    const finished: PlanDay[] = []
    const total = tripDays(claim)
    let written = 0
    return async (day: PlanDay): Promise<void> => {
      // A planner that ignores its signal writes nothing once it was ended.
      signal.throwIfAborted()
      finished.push(day)
      // The first day at once, the others in few steps.
      const due = finished.length === 1 || finished.length / total >= (written + 1) / PROGRESS_WRITES
      if (!due || written >= PROGRESS_WRITES) return
      written += 1
      if (await trips.saveProgress(claim, finished, clock.now() + LEASE_MS)) return
      lost.abort()
      throw new Error('the claim was lost')
    }
  }

  return { prepare, giveUp }
}

function tripDays(trip: Trip): number {
  return daysBetween(trip.startDate, trip.endDate) + 1
}

/** The same trip gives the same plan, whoever makes it. */
function seedOf(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 8), 16)
}

/** Who has made the plan necessary, by HMACs. */
function causesOf({ quotaOwner, network }: Trip): ModelCause[] {
  const account: ModelCause = { kind: 'account', owner: quotaOwner }
  return network ? [account, { kind: 'network', owner: network }] : [account]
}
