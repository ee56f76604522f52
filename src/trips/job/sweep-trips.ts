import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { PrepareTrip } from './run-planning-job.ts'
import type { TripStore } from '../trip-store.ts'

const QUIET_MS = 45_000
const TOO_OLD_MS = 15 * 60_000
/** More attempts than the queue makes by itself: one trip that brings the Worker down does so a few times only. */
const MAX_ATTEMPTS = 6
const A_MINUTE = 200

interface SweepSettings {
  trips: TripStore
  preparing: PrepareTrip
  enqueue(tripId: string): Promise<void>
  clock: Clock
  log: Log
}

/** Every minute: starts what got stuck again, and ends what is too old to be waited for. */
export function createSweepTrips({ trips, preparing, enqueue, clock, log }: SweepSettings) {
  return async function sweepTrips(): Promise<void> {
    const now = clock.now()
    let queueWorks = true
    for (const trip of await trips.stuck(now, QUIET_MS, A_MINUTE)) {
      const isHopeless = trip.createdAt < now - TOO_OLD_MS || trip.attempt >= MAX_ATTEMPTS
      try {
        if (isHopeless) await preparing.giveUp(trip.id)
        else if (queueWorks) await enqueue(trip.id)
      } catch (error) {
        // One trip's trouble is not the next one's; a queue that refuses is asked again in a minute.
        if (!isHopeless) queueWorks = false
        log.error('trip.sweep', error, { trip: trip.id })
      }
    }
    // 48 hours of memory are enough for any time of a UTC day.
    await trips.forgetQuotaBefore(new Date(now - 48 * 3_600_000).toISOString().slice(0, 10))
  }
}
