import { wideNetworkOf } from '../auth/codes/requester.ts'
import { type AppContext, newRoutes, viewerOf } from '../http/context.ts'
import type { Clock } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { asRecord, readJson } from '../http/request-body.ts'
import type { PlanReader } from './plan/plan-reader.ts'
import type { CheckDestination } from './submit/destination/check-destination.ts'
import type { SubmitTrip } from './submit/submit-trip.ts'
import type { EventStreamStore } from './progress/event-stream-store.ts'
import { tripEvents } from './progress/trip-events.ts'
import { parseTripRequest } from './submit/trip-request.ts'
import type { TripStore } from './trip-store.ts'
import { tripDetail, tripView } from './trip-view.ts'

const MAX_LIST = 100
const STREAM_RETRY_SECONDS = 60
/** Characters of an idempotency key. */
const MAX_KEY = 64

interface TripApi {
  trips: TripStore
  streams: EventStreamStore
  auth: { sessions: { isOpen(id: string, userId: string): Promise<boolean> } } | undefined
  submitTrip: SubmitTrip
  checkDestination: CheckDestination
  enqueue(tripId: string): Promise<void>
  planReader: PlanReader
  appUrl: string
  /** The cookie of a trip that waits for a sign-in. */
  pendingTrip: { forget(c: AppContext): void }
  clock: Clock
  ids: Ids
  log: Log
}

/** `/api/trips` and `/api/wizard`, for whoever is signed in. */
export function tripApi({
  trips,
  streams,
  auth,
  submitTrip,
  checkDestination,
  enqueue,
  planReader,
  appUrl,
  pendingTrip,
  clock,
  ids,
  log,
}: TripApi) {
  const app = newRoutes()

  app.post('/api/trips', async (c) => {
    // Judged before asking who it is: a visitor learns of a wrong date before signing in.
    const form = await readJson(c)
    if (Object.keys(asRecord(form)).length === 0) throw new AppError('no_form_data')
    const parsed = parseTripRequest(form, clock.now())
    if (!parsed.valid) throw new AppError('invalid_input', { fields: parsed.fields })
    const ip = c.req.header('cf-connecting-ip')
    const unclear = await checkDestination(parsed.request, parsed.request.language, ip)
    if (unclear) {
      const { reason, field = 'destination', ...choices } = unclear
      throw new AppError('place_unclear', { fields: { [field]: reason }, ...choices })
    }
    const { userId, email } = viewerOf(c)
    const given = c.req.header('idempotency-key')
    // Cut off, another key would be the same one.
    if (given && given.length > MAX_KEY)
      throw new AppError('invalid_input', { fields: { 'idempotency-key': 'too_long' } })
    const key = given || ids.uuid()
    const outcome = await submitTrip({
      userId,
      email,
      request: parsed.request,
      key,
      network: wideNetworkOf(c.req.header('cf-connecting-ip')),
    })
    if (!outcome.submitted) {
      const { reason, nextAt } = outcome
      const retryAfter = Math.ceil((Date.parse(nextAt) - clock.now()) / 1000)
      throw new AppError(reason, { nextAt, retryAfter })
    }
    // The day has its trip: one that waited for it would only be in the way of the next.
    pendingTrip.forget(c)
    return c.json({ id: outcome.id }, 201)
  })

  app.get('/api/trips', async (c) => {
    const { userId } = viewerOf(c)
    const rows = await trips.list(
      userId,
      wholeNumber(c.req.query('limit'), MAX_LIST, MAX_LIST),
      wholeNumber(c.req.query('offset'), 0, 100_000),
    )
    return c.json({ trips: rows.map(tripView) })
  })

  app.get('/api/trips/:id', async (c) => {
    const trip = await findOwned(c)
    return c.json(tripDetail({ ...trip, plan: await planReader.illustrated(trip, appUrl) }))
  })

  app.delete('/api/trips/:id', async (c) => {
    if (!(await trips.remove(c.req.param('id'), viewerOf(c).userId))) throw new AppError('not_found')
    return c.body(null, 204)
  })

  app.get('/api/trips/:id/events', async (c) => {
    const trip = await findOwned(c)
    const { userId, sessionId } = viewerOf(c)
    const id = ids.uuid()
    if (!(await streams.open(id, userId, clock.now())))
      throw new AppError('too_many_requests', { retryAfter: STREAM_RETRY_SECONDS })
    return tripEvents(trip, () => trips.findOwned(trip.id, trip.userId), {
      signal: c.req.raw.signal,
      async mayStay() {
        await streams.renew(id, clock.now())
        return (await auth?.sessions.isOpen(sessionId, userId)) ?? false
      },
      left: () => streams.close(id, userId).catch((error: unknown) => log.error('stream.close', error)),
    })
  })

  app.post('/api/wizard', async (c) => {
    const id = asRecord(await readJson(c)).trip_id
    if (typeof id !== 'string') throw new AppError('invalid_input', { fields: { trip_id: 'required' } })
    const trip = await trips.findOwned(id, viewerOf(c).userId)
    if (!trip) throw new AppError('not_found')
    // Starting twice is harmless: the consumer's claim decides.
    if (trip.status === 'pending' && trip.leaseUntil === null)
      await enqueue(id).catch((error: unknown) => {
        // The row is the outbox: the sweep finds it within a minute.
        log.error('trip.enqueue', error, { trip: id })
      })
    return c.json({ trip_id: id, status: trip.status }, 202)
  })

  async function findOwned(c: AppContext) {
    const trip = await trips.findOwned(c.req.param('id') ?? '', viewerOf(c).userId)
    if (!trip) throw new AppError('not_found')
    return trip
  }

  return app
}

function wholeNumber(text: string | undefined, fallback: number, max: number): number {
  const value = Number(text ?? fallback)
  return Number.isSafeInteger(value) && value >= 0 ? Math.min(value, max) : fallback
}
