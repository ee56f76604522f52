import type { Fetch } from '../../src/open-data/gateway/gateway.ts'

export const MB = 1024 * 1024

/** 50 MB, made as they are read; how many were says whether anybody stopped. */
export function flood(read: { bytes: number }): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      if (read.bytes >= 50 * MB) return controller.close()
      read.bytes += MB / 4
      controller.enqueue(new Uint8Array(MB / 4).fill(32))
    },
  })
}

/** How much of a flood was. */
export const read = { bytes: 0 }
/** What a service may do instead of answering. */
export const FAULTS: Record<string, Fetch> = {
  down: async () => {
    throw new TypeError('connection refused')
  },
  slow: (_url, { signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  'too many requests': async () => new Response('', { status: 429, headers: { 'Retry-After': '120' } }),
  garbage: async () => new Response('{"elements": [[[ \u0000 <html>'),
  '50 MB': async () => new Response(flood(read)),
  'wrong types': async () => Response.json([{ lat: {}, osm_id: 'x', elements: 7, address: [] }, null, 3]),
  'other shapes': async () =>
    Response.json({ elements: 'no', results: { bindings: {} }, query: [], properties: null }),
  'a redirect to a private address': async () =>
    new Response(null, { status: 302, headers: { Location: 'http://169.254.169.254/latest/meta-data' } }),
}
