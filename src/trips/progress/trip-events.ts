import type { Trip } from '../trip-store.ts'

/** How often it is asked whether whoever listens may still. */
const CHECK_MS = 60_000
const HEARTBEAT_MS = 30_000
/** The row is looked at often while the first day is awaited, then calmly. */
const LOOK_MS = (looks: number) => (looks < 30 ? 300 : 1500)
/** A stream ends after this long; the page connects again. Bounded by looks, since timers stand still between I/O. */
const MAX_LOOKS = 200

export interface Listener {
  signal: AbortSignal
  /** Asked once a minute. */
  mayStay(): Promise<boolean>
  left(): Promise<void>
}

/**
 * Server-sent events of a trip: `day` for each finished day, `status` when it has ended, `heartbeat` in silence.
 * The event id is the number of days sent.
 */
export function tripEvents(
  first: Trip,
  look: () => Promise<Trip | undefined>,
  listener: Listener,
  sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
): Response {
  const { signal } = listener
  const encoder = new TextEncoder()
  let sent = 0
  let looks = 0
  let quietMs = 0
  let uncheckedMs = 0
  let trip: Trip | undefined = first
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (;;) {
        if (looks > 0) {
          await sleep(LOOK_MS(looks))
          quietMs += LOOK_MS(looks)
          uncheckedMs += LOOK_MS(looks)
          const mayStay = uncheckedMs < CHECK_MS || (await listener.mayStay())
          if (uncheckedMs >= CHECK_MS) uncheckedMs = 0
          trip = signal.aborted || !mayStay ? undefined : await look()
        }
        looks += 1
        const events = trip ? eventsOf(trip, sent) : 'event: gone\ndata: {}\n\n'
        if (trip) sent = (trip.progress ?? trip.plan?.days ?? []).length
        const ended = !trip || trip.status !== 'pending' || looks >= MAX_LOOKS
        const beat =
          looks === 1 ? 'retry: 1000\n\n' : quietMs >= HEARTBEAT_MS ? 'event: heartbeat\ndata: {}\n\n' : ''
        if (events || beat) {
          quietMs = 0
          controller.enqueue(encoder.encode(beat + events))
        }
        if (ended) {
          await listener.left()
          return controller.close()
        }
        if (events || beat) return
      }
    },
    cancel: () => listener.left(),
  })
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}

function eventsOf(trip: Trip, sent: number): string {
  const days = trip.progress ?? trip.plan?.days ?? []
  const events = days
    .slice(sent)
    .map((day, index) => event('day', { index: sent + index, day }, sent + index + 1))
  if (trip.status !== 'pending')
    events.push(event('status', { status: trip.status, failure: trip.failure }, days.length))
  return events.join('')
}

function event(name: string, data: object, id: number): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
