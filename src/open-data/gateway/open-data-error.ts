/**
 * off: not configured · busy: its turn did not come in time · paused: failed too often, or asked us to wait ·
 * budget: the day's requests are used · unreachable · late · status: an answer that is none · redirect ·
 * too_large · garbage: not what the service documents.
 */
export type OpenDataFailure =
  | 'off'
  | 'busy'
  | 'paused'
  | 'budget'
  | 'unreachable'
  | 'late'
  | 'status'
  | 'redirect'
  | 'too_large'
  | 'garbage'

/** Thrown by the gateway; whoever asks goes on with what is known. */
export class OpenDataError extends Error {
  readonly service: string
  readonly failure: OpenDataFailure
  /** Milliseconds that the service asked us to stay away. */
  readonly waitMs: number | undefined

  constructor(service: string, failure: OpenDataFailure, waitMs?: number) {
    super(`${service}: ${failure}`)
    this.name = 'OpenDataError'
    this.service = service
    this.failure = failure
    this.waitMs = waitMs
  }
}
