/**
 * Stands before `wrangler dev`, whose proxy ends when a browser drops an upload (cloudflare/workers-sdk#15447): a body
 * is taken in whole before it goes on, and requests wait while the proxy starts.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** The Worker itself refuses what is longer than a sixteenth of it. */
const MOST_BYTES = 1 << 20
const PATIENCE_MS = 30_000
const AGAIN_MS = 100
/** What is said between two neighbours, and not passed on. */
const HOP_BY_HOP = /^(?:connection|keep-alive|transfer-encoding|expect)$/i

/** Listens where `localhost` may mean; resolves once it does, rejects when the port is taken. */
export async function startFront(port: number, behind: number): Promise<Server[]> {
  const answerAll = (asked: IncomingMessage, answer: ServerResponse) =>
    void forward(asked, answer, behind).catch((error: unknown) => {
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502, { 'content-type': 'text/plain' }).end(String(error))
    })
  const servers: Server[] = []
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer(answerAll).listen(port, host)
    try {
      await once(server, 'listening')
      servers.push(server)
    } catch (error) {
      // A machine may have no IPv6.
      if (servers.length === 0 || hasCode(error, 'EADDRINUSE')) throw error
    }
  }
  return servers
}

async function forward(asked: IncomingMessage, answer: ServerResponse, port: number): Promise<void> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of asked.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MOST_BYTES) {
      // Heard to the end, or the browser would see a broken connection and no answer.
      asked.resume()
      answer.writeHead(413).end()
      return
    }
    chunks.push(chunk)
  }
  const given = await ask(asked, Buffer.concat(chunks), port)
  const headers = Object.entries(given.headersDistinct).filter(([name]) => !HOP_BY_HOP.test(name))
  for (const [name, values = []] of headers) answer.setHeader(name, values)
  answer.writeHead(given.statusCode ?? 502)
  pipeline(given, answer, () => {})
}

async function ask(asked: IncomingMessage, body: Buffer, port: number): Promise<IncomingMessage> {
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !HOP_BY_HOP.test(name)))
  if (body.length > 0) headers['content-length'] = String(body.length)
  for (const until = Date.now() + PATIENCE_MS; ; await wait(AGAIN_MS)) {
    try {
      return await new Promise((resolve, reject) => {
        request({ host: 'localhost', port, method: asked.method, path: asked.url, headers, agent: false })
          .on('response', resolve)
          .on('error', reject)
          .end(body)
      })
    } catch (error) {
      // Not there yet, or not there again; whatever else went wrong may have been heard.
      if (!isRefused(error) || Date.now() > until) throw error
    }
  }
}

function isRefused(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isRefused)
  return hasCode(error, 'ECONNREFUSED')
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
