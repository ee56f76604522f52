import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page of another site, with one link to where its query says: how most people come to a page. */
export async function openElsewhere(): Promise<{ origin: string; close(): void }> {
  const server = createServer(({ url = '/' }, answer) => {
    const to = new URL(url, 'http://127.0.0.1').searchParams.get('to') ?? ''
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(
      `<!doctype html><meta name="viewport" content="width=device-width"><a href="${encodeURI(to)}">There</a>`,
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}
