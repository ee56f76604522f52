import { Agent, request } from 'node:http'
import type { BenchServer } from './bench-server.ts'
import type { OutsideWorld } from './external-services.ts'
import { demand, type Row, row } from './rows.ts'
import { routesOf } from './fuzz-routes.ts'
import { createFuzzer, type Fuzzed, type Target } from './fuzzer.ts'
import { ask, headersOf, register, submitTrip } from './traveller.ts'
import { withServer } from './with-server.ts'

const REQUESTS = 50_000
const AT_ONCE = 32
/** Methods and patterns that the server names itself. */
const FEWEST_ROUTES = 150
const HANG_MS = 15_000
/** An account may write forty times a minute; some of them delete themselves. */
const TARGETS = 40
const REQUESTS_A_TARGET = 1000
/** Characters of a body that goes over a connection of its own: who answers without reading it may hang up. */
const LONG_BODY = 8000

/** Every route with wrong methods, bodies, headers, cookies and paths; nothing may break, leak or hang. */
export async function fuzzRow(bundle: string, requests = REQUESTS): Promise<Row> {
  return row(`${requests.toLocaleString('en')} fuzzed requests: no 5xx, no stack trace, no hang`, async () =>
    withServer(bundle, 'fuzz-state', ({ server, platform }) => attack(server, platform, requests)),
  )
}

async function newTarget(origin: string, platform: OutsideWorld): Promise<Target> {
  const traveller = await register(origin, platform)
  const tripId = await submitTrip(origin, traveller)
  const shared = await ask(`${origin}/api/trips/${tripId}/share`, {
    method: 'POST',
    headers: headersOf(traveller),
  })
  const { url } = (await shared.json()) as { url: string }
  return { token: traveller.token, tripId, share: url.split('/').at(-1) ?? '' }
}

async function attack(
  server: BenchServer,
  platform: OutsideWorld,
  requests: number,
): Promise<Row['numbers']> {
  const { origin } = server
  const targets: Target[] = []
  for (let n = 0; n < TARGETS; n++) targets.push(await newTarget(origin, platform))
  const routes = await routesOf(
    origin,
    targets.map(({ token }) => token),
  )
  const next = createFuzzer(routes, targets)
  const agent = new Agent({ keepAlive: true })
  const statuses = new Map<number, number>()
  const problems: string[] = []
  let hangs = 0
  let left = requests

  async function worker(): Promise<void> {
    while (left-- > 0) {
      if (left % REQUESTS_A_TARGET === 0)
        targets[(left / REQUESTS_A_TARGET) % TARGETS] = await newTarget(origin, platform)
      const fuzzed = next()
      const label = `${fuzzed.method} ${fuzzed.path} ${JSON.stringify(fuzzed.headers)} ${(fuzzed.body ?? '').slice(0, 200)}`
      try {
        const { status, text } = await answerTo(agent, server.port, fuzzed)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status >= 500) problems.push(`${status} ${label} → ${text.slice(0, 200)}`)
        if (/\bat \S+ \(\S+:\d+:\d+\)|node_modules|D1_ERROR|SQLITE_/.test(text))
          problems.push(`trace ${label}`)
      } catch (error) {
        if (String(error).includes('in time')) hangs += 1
        problems.push(`${String(error)} ${label}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
  const of = (hundred: number) =>
    [...statuses].reduce((sum, [status, n]) => sum + (Math.floor(status / 100) === hundred ? n : 0), 0)
  const numbers = {
    requests,
    routes: routes.reduce((sum, { methods }) => sum + methods.length, 0),
    '2xx': of(2),
    '3xx': of(3),
    '4xx': of(4),
    '404': statuses.get(404) ?? 0,
    '429': statuses.get(429) ?? 0,
    '5xx': of(5),
    hangs,
  }
  demand(numbers.routes > FEWEST_ROUTES, 'routes are missing', numbers)
  demand(problems.length === 0, `${problems.length}: ${problems.slice(0, 4).join('\n')}`, numbers)
  return numbers
}

interface Answer {
  status: number
  text: string
}

/** Once more over a new connection where the server had just closed the one that was kept. */
async function answerTo(agent: Agent, port: number, fuzzed: Fuzzed): Promise<Answer> {
  for (;;) {
    const answer = await send(agent, port, fuzzed)
    if (answer) return answer
  }
}

/** Undefined: see https://nodejs.org/api/http.html#requestreusedsocket */
function send(agent: Agent, port: number, fuzzed: Fuzzed): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const { method, path, body = '' } = fuzzed
    // Node names no length by itself for DELETE and OPTIONS; their bodies would be read as the next request.
    const headers = { ...fuzzed.headers, 'content-length': Buffer.byteLength(body) }
    const ownConnection = body.length > LONG_BODY && { agent: false as const }
    const sent = request(
      { host: '127.0.0.1', port, agent, method, path, headers, ...ownConnection },
      (answer) => {
        const chunks: Buffer[] = []
        const status = answer.statusCode ?? 0
        // A stream of events goes on as long as its plan is made.
        if (/event-stream/.test(answer.headers['content-type'] ?? '')) {
          answer.destroy()
          return resolve({ status, text: '' })
        }
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => resolve({ status, text: Buffer.concat(chunks).toString('utf8') }))
        answer.on('error', reject)
      },
    )
    sent.setTimeout(HANG_MS, () => sent.destroy(new Error('no answer in time')))
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(undefined)
      else reject(error)
    })
    sent.end(body)
  })
}
