/** What of the worker's scope is used here; the DOM's own types describe a window. */
export interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: Lasting & { data: unknown }) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}
export interface Lasting {
  waitUntil(work: Promise<unknown>): void
}
export interface Fetching extends Lasting {
  request: Request
  respondWith(answer: Promise<Response>): void
}
