import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { start } from './trip-progress.client.ts'

/** A connection that the test lets speak or fall silent. */
class Connection extends EventTarget {
  static opened: { at: number; connection: Connection }[] = []
  closed = false

  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    Connection.opened.push({ at: Date.now() - BEGIN, connection: this })
  }

  close() {
    this.closed = true
  }
}

const BEGIN = Date.parse('2026-11-21T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: BEGIN })
  vi.stubGlobal('EventSource', Connection)
  Connection.opened = []
  start({ dataset: { live: 'trip-1' } } as unknown as HTMLElement)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const times = () => Connection.opened.map(({ at }) => at / 1000)
const speak = (event: string) => Connection.opened.at(-1)?.connection.dispatchEvent(new Event(event))

it('connects again after 1, 2, 5 and then every 10 seconds', () => {
  expect(Connection.opened[0]?.connection.url).toBe('/api/trips/trip-1/events')
  for (const seconds of [1, 2, 5, 10, 10]) {
    speak('error')
    vi.advanceTimersByTime(seconds * 1000)
  }
  expect(times()).toEqual([0, 1, 3, 8, 18, 28])
})

it('asks again when the page of a plan that is ready did not come', async () => {
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { live: 'trip-1' } }) })
  vi.stubGlobal('location', { href: 'https://dayfold.example/trips/trip-1' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  for (const seconds of [1, 2]) {
    speak('status')
    await vi.advanceTimersByTimeAsync(seconds * 1000)
  }
  expect(times()).toEqual([0, 1, 3])
})

it('counts 40 seconds of silence as lost, and a heartbeat as life', () => {
  vi.advanceTimersByTime(30_000)
  speak('heartbeat')
  vi.advanceTimersByTime(39_000)
  expect(times()).toEqual([0])
  vi.advanceTimersByTime(2000)
  expect(times()).toEqual([0, 71])
  expect(Connection.opened[0]?.connection.closed).toBe(true)
})
