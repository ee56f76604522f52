import type { Clock } from '../../platform/clock.ts'
import { hmac } from '../../platform/hmac.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { createQuotaMarkers } from '../quota/quota-markers.ts'
import { quotaOwnerOf } from '../quota/quota-owner.ts'
import { BUDGET_LEVELS, type TripRequest } from '../trip.ts'
import type { TripStore } from '../trip-store.ts'

interface SubmitSettings {
  trips: TripStore
  markers: ReturnType<typeof createQuotaMarkers>
  /** Puts the trip's id on the queue. */
  enqueue(tripId: string): Promise<void>
  /** Whether the trip stays where it starts. */
  isAtHome(request: TripRequest): Promise<boolean>
  /** Keys the quota's memory, so that it names nobody. */
  secret: string
  clock: Clock
  ids: Ids
  log: Log
}

export interface Submission {
  userId: string
  email: string
  request: TripRequest
  /** The same key is the same submission. */
  key: string
  /** The /24 or /48 it comes from, where that is known. */
  network?: string | undefined
}

export type SubmitOutcome =
  | { submitted: true; id: string; isNew: boolean }
  /** The day's request is used; `nextAt` (ISO 8601) says when the next one is possible. */
  | { submitted: false; reason: DayRefusal; nextAt: string }

/** The day's request has its plan, or is under way; or it was given back as often as is possible. */
export type DayRefusal = 'daily_limit' | 'tries_used'

export type SubmitTrip = (submission: Submission) => Promise<SubmitOutcome>

/** Stores a trip and starts its planning: one a UTC day and user. */
export function createSubmitTrip({
  trips,
  markers,
  enqueue,
  isAtHome,
  secret,
  clock,
  ids,
  log,
}: SubmitSettings): SubmitTrip {
  return async function submitTrip({ userId, email, request: asked, key, network }) {
    // Before anything is waited for: the day is the one it was sent on.
    const now = clock.now()
    const said = await withSaid(asked)
    const request = (await isAtHome(said))
      ? { ...said, wishes: { ...said.wishes, atHome: true as const } }
      : said
    const quotaDay = new Date(now).toISOString().slice(0, 10)
    const quotaOwner = await quotaOwnerOf(secret, email)
    const origin = network ? await hmac(secret, 'model', quotaDay, network) : null
    const budgetType = BUDGET_LEVELS[request.budget]

    const id = ids.uuid()
    const denied = await markers.isUsed(quotaOwner, quotaDay)
    const isNew =
      !denied &&
      (await trips.insert({
        id,
        userId,
        submissionKey: key,
        request,
        budgetType,
        quotaOwner,
        quotaDay,
        network: origin,
        now,
      }))
    if (!isNew) {
      const same = await trips.bySubmission(userId, key)
      if (same) return { submitted: true, id: same.id, isNew: false }
      const noTryLeft = !denied && (await trips.triesAreUsed(quotaOwner, quotaDay))
      return {
        submitted: false,
        reason: noTryLeft ? 'tries_used' : 'daily_limit',
        nextAt: nextMidnight(now),
      }
    }
    log.info('trip.submitted', { trip: id })
    await enqueue(id).catch((error: unknown) => {
      // The row is the outbox: the sweep finds it within a minute.
      log.error('trip.enqueue', error, { trip: id })
    })
    return { submitted: true, id, isNew: true }
  }
}

/** With what only the traveller's own words say they eat and how far they walk. */
async function withSaid(request: TripRequest): Promise<TripRequest> {
  if (request.wishes?.notes === undefined) return request
  const { withWishesSaid } = await import('../../planner/notes/wishes-said.ts')
  return { ...request, wishes: withWishesSaid(request.wishes) }
}

function nextMidnight(now: number): string {
  const day = 86_400_000
  return new Date((Math.floor(now / day) + 1) * day).toISOString()
}
