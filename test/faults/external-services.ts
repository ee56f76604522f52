import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { drawTile } from '../../src/local/draw-tile.ts'
import { goodLines, seenIn } from '../eval/corpus-model.ts'
import { sleep } from './bench-server.ts'

interface Email {
  to: string
  subject: string
  text: string
  key: string
}

export type MailMood = 'fine' | 'hold' | 'accept-and-hold'
/** paced: as a model of `TOKENS_A_SECOND` writes */
export type ModelMood = 'fine' | 'hold' | 'hold-after-a-day' | 'paced'

/** Squares of the map, by the host that they are asked of. */
const TILES = '/tiles.openfreemap.org/squares/'
const TOKENS_A_SECOND = 50
const CHARACTERS_A_TOKEN = 4

/** The mail service and the model, outside of the server that gets killed: they remember what was asked of them. */
export async function openOutsideWorld() {
  const accepted: Email[] = []
  const keys = new Set<string>()
  const mood: { mail: MailMood; model: ModelMood } = { mail: 'fine', model: 'fine' }
  /** `modelAt`: when the model was asked last, performance.now(). */
  const asked = { mail: 0, model: 0, held: 0, modelAt: 0 }

  async function takeMail(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const key = String(request.headers['idempotency-key'])
    const { to, subject, text } = JSON.parse(body) as { to: string[]; subject: string; text: string }
    const isCode = /\b\d{6}\b/.test(text) && !/plan/i.test(subject)
    const current = isCode ? 'fine' : mood.mail
    asked.mail += 1
    if (current !== 'hold' && !keys.has(key)) {
      keys.add(key)
      accepted.push({ to: to[0] ?? '', subject, text, key })
    }
    if (current !== 'fine') {
      asked.held += 1
      return
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"x"}')
  }

  async function answerAsModel(response: ServerResponse, body: string): Promise<void> {
    asked.model += 1
    asked.modelAt = performance.now()
    if (mood.model === 'hold') {
      asked.held += 1
      return
    }
    const lines = goodLines(seenIn(JSON.parse(body)))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const [index, line] of lines.entries()) {
      response.write(`data: ${JSON.stringify({ response: `${line}\n` })}\n\n`)
      if (mood.model === 'hold-after-a-day' && line.startsWith('2|')) {
        asked.held += 1
        return
      }
      if (mood.model === 'paced') await sleep((line.length / CHARACTERS_A_TOKEN / TOKENS_A_SECOND) * 1000)
      else if (index % 4 === 3) await sleep(5)
    }
    response.end('data: [DONE]\n\n')
  }

  async function answerAsTiles(response: ServerResponse, url: string): Promise<void> {
    const [z = 0, x = 0, y = 0] = /(\d+)\/(\d+)\/(\d+)$/.exec(url)?.slice(1).map(Number) ?? []
    const isTile = url.startsWith(TILES)
    const source = JSON.stringify({ tiles: [`https:/${TILES}{z}/{x}/{y}`] })
    response.writeHead(200, { 'content-type': isTile ? 'application/x-protobuf' : 'application/json' })
    response.end(isTile ? await drawTile({ z, x, y }) : source)
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const url = request.url ?? ''
      const work = url.startsWith('/api.resend.com/')
        ? takeMail(request, response, body)
        : url.startsWith('/model.invalid')
          ? answerAsModel(response, body)
          : url.startsWith('/tiles.openfreemap.org/')
            ? answerAsTiles(response, url)
            : Promise.resolve(void response.writeHead(404).end())
      work.catch(() => response.destroy())
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    accepted,
    mood,
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type OutsideWorld = Awaited<ReturnType<typeof openOutsideWorld>>
