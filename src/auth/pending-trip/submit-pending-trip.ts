import type { Log } from '../../platform/log.ts'
import type { SubmitTrip } from '../../trips/submit/submit-trip.ts'
import type { PendingTrip } from '../codes/challenge.ts'

/** Made, or still there to be sent: at once, or from `nextAt` on where today's search is used. */
export type PendingOutcome = { id: string } | { unsent: PendingTrip; nextAt?: string }

/** Submits a trip that waited for a sign-in. Its key makes it one trip, also when it is sent again, here or by a page. */
export function createSubmitPending({ submitTrip, log }: { submitTrip: SubmitTrip; log: Log }) {
  return async function submitPending(
    trip: PendingTrip,
    { userId, email, network }: { userId: string; email: string; network?: string },
  ): Promise<PendingOutcome> {
    try {
      const outcome = await submitTrip({ userId, email, network, ...trip })
      return outcome.submitted ? { id: outcome.id } : { unsent: trip, nextAt: outcome.nextAt }
    } catch (error) {
      log.error('trip.pending', error)
      return { unsent: trip }
    }
  }
}
