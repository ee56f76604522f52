import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { OpenDataError } from './open-data-error.ts'
import type { OpenService, OpenServiceName } from './open-service.ts'
import { readLimited } from '../../platform/read-limited.ts'
import type { TurnStore } from './turn-store.ts'

/** How often somebody who waits asks for the turn. */
const POLL_MS = 250
const LONGEST_WAIT_MS = 15 * 60_000
const DEFAULT_WAIT_MS = 60_000
const NOT_MODIFIED = 304
const NOT_FOUND = 404
const MISSING_EDGE_SECONDS = 86_400

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface GatewayRequest {
  /** After the service's address: "/search?q=…". */
  path?: string
  /** A full address, for what an answer links to: allowed on the service's hosts alone. */
  address?: string
  /** Of a form: sent by POST. */
  form?: Record<string, string>
  accept?: string
  modifiedSince?: string | undefined
  /** 404 is an answer with an empty body, as where a map has nothing to draw. */
  mayBeMissing?: boolean
  /** The platform's cache keeps it for so long: for what is the same for everyone and asked for often. */
  edgeSeconds?: number
}

export interface GatewayAnswer {
  /** 304 where nothing has changed; the body is empty then. */
  status: number
  headers: Headers
  body: Uint8Array<ArrayBuffer>
}

export type Gateway = ReturnType<typeof createGateway>

interface GatewaySettings {
  services: Record<OpenServiceName, OpenService>
  turns: TurnStore
  /** Names the application and whom to write to. */
  userAgent: string
  fetch: Fetch
  clock: Clock
  log: Log
}

/** The one way out to the open services. Nothing of a visitor's request is passed on. */
export function createGateway({ services, turns, userAgent, fetch, clock, log }: GatewaySettings) {
  return { isOn: (name: OpenServiceName) => services[name].url !== undefined, ask }

  /** Throws an OpenDataError for everything that is not a sound answer in time. `again`: looks once more whether it is still needed. */
  async function ask(
    name: OpenServiceName,
    request: GatewayRequest,
    signal: AbortSignal,
    stillNeeded: () => Promise<boolean> = async () => true,
  ): Promise<GatewayAnswer | undefined> {
    const service = services[name]
    const address = addressOf(service, request)
    const { busyUntil, waited } = await turnAt(service, signal)
    let failed: { waitMs?: number | undefined } | undefined
    try {
      if (waited && !(await stillNeeded())) return undefined
      return await send(service, address, request, signal)
    } catch (error) {
      // A deadline of whoever asks says nothing of the service.
      const isOurs = signal.aborted && error instanceof OpenDataError && error.failure === 'late'
      if (error instanceof OpenDataError && !isOurs) failed = { waitMs: error.waitMs }
      throw error
    } finally {
      if (failed) log.warn('open_data.failed', { service: name })
      await turns.end(service, busyUntil, clock.now(), failed)
    }
  }

  async function turnAt(service: OpenService, signal: AbortSignal) {
    for (let waited = false; ; waited = true) {
      if (signal.aborted) throw new OpenDataError(service.name, 'busy')
      const turn = await turns.take(service, clock.now())
      if (turn.taken) return { busyUntil: turn.busyUntil, waited }
      if (turn.why !== 'busy') throw new OpenDataError(service.name, turn.why)
      await pause(Math.min(POLL_MS, Math.max(20, turn.waitMs)), signal)
    }
  }

  async function send(
    service: OpenService,
    address: string,
    { form, accept = 'application/json', modifiedSince, mayBeMissing, edgeSeconds }: GatewayRequest,
    signal: AbortSignal,
  ): Promise<GatewayAnswer> {
    const { name, timeoutMs, maxBytes } = service
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    try {
      const response = await fetch(address, {
        method: form ? 'POST' : 'GET',
        headers: {
          'User-Agent': userAgent,
          Accept: accept,
          ...(modifiedSince && { 'If-Modified-Since': modifiedSince }),
        },
        ...(form && { body: new URLSearchParams(form) }),
        // Wherever it points, nobody goes there.
        redirect: 'manual',
        signal: limit,
        ...(edgeSeconds && { cf: keptAtEdge(edgeSeconds) }),
      })
      const { status, headers } = response
      if (status === NOT_MODIFIED && modifiedSince) return { status, headers, body: new Uint8Array() }
      if (!response.ok) {
        await response.body?.cancel()
        if (status === NOT_FOUND && mayBeMissing) return { status, headers, body: new Uint8Array() }
        throw refusalOf(name, status, headers)
      }
      const body = await readLimited(response, maxBytes)
      if (!body) throw new OpenDataError(name, 'too_large')
      return { status, headers, body }
    } catch (error) {
      if (error instanceof OpenDataError) throw error
      throw new OpenDataError(name, limit.aborted ? 'late' : 'unreachable')
    }
  }
}

function addressOf({ name, url, hosts }: OpenService, { path = '', address }: GatewayRequest): string {
  if (!url) throw new OpenDataError(name, 'off')
  const whole = address ?? url + path
  if (!URL.canParse(whole)) throw new OpenDataError(name, 'garbage')
  const { host, protocol, username, password } = new URL(whole)
  const isSafe = protocol === 'https:' || protocol === new URL(url).protocol
  if (!hosts.has(host) || !isSafe || username || password) throw new OpenDataError(name, 'redirect')
  return whole
}

function keptAtEdge(seconds: number): RequestInitCfProperties {
  return {
    cacheEverything: true,
    cacheTtlByStatus: { '200-299': seconds, '404': MISSING_EDGE_SECONDS, '500-599': 0 },
  }
}

function refusalOf(name: OpenServiceName, status: number, headers: Headers): OpenDataError {
  if (status >= 300 && status < 400) return new OpenDataError(name, 'redirect')
  if (status !== 429 && status !== 503) return new OpenDataError(name, 'status')
  const seconds = Number(headers.get('retry-after') ?? '')
  const waitMs = seconds > 0 ? Math.min(LONGEST_WAIT_MS, seconds * 1000) : DEFAULT_WAIT_MS
  return new OpenDataError(name, 'status', waitMs)
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done, { once: true })
  })
}
