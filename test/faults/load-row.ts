import { sleep } from './bench-server.ts'
import { demand, type Row, row } from './rows.ts'
import { ask, headersOf, newNetwork, register, statusOf, submitTrip, type Traveller } from './traveller.ts'
import { type Running, withServer } from './with-server.ts'

const SECONDS = 60
const READERS = 40
const WRITERS = 10
const PAGES = [
  '/',
  '/de',
  '/about',
  '/faq',
  '/blog',
  '/de/blog',
  '/contact',
  '/privacy',
  '/sitemap.xml',
  '/api/places?q=wien&lang=de',
]
/** Requests of one reader before it is somebody else; the platform counts a network's. */
const READS_A_NETWORK = 200
/** What the Worker may hold more at the end of the minute than in its middle. */
const GROWTH = 1.1

/** Fifty at once for a minute: readers of public and personal pages, writers who register, submit and wait. */
export async function loadRow(bundle: string): Promise<Row> {
  return row(`${SECONDS} s of ${READERS + WRITERS} at once: no error, no lost trip, memory flat`, async () =>
    withServer(bundle, 'load-state', measure),
  )
}

async function measure({ server, platform }: Running): Promise<Row['numbers']> {
  const { origin } = server
  const latencies: number[] = []
  const problems: string[] = []
  const trips: { owner: Traveller; id: string }[] = []
  const memory: { at: number; megabytes: number }[] = []
  const runtime = [server.memory()]
  const guest = await register(origin, platform)
  const start = Date.now()
  const running = () => Date.now() - start < SECONDS * 1000

  async function read(path: string, headers: Record<string, string>): Promise<void> {
    const before = performance.now()
    const answer = await ask(origin + path, { headers })
    await answer.text()
    latencies.push(performance.now() - before)
    if (answer.status !== 200) problems.push(`${path} ${answer.status}`)
  }

  async function reader(number: number): Promise<void> {
    let ip = newNetwork()
    for (let n = number; running(); n++) {
      if (n % READS_A_NETWORK === 0) ip = newNetwork()
      const path = n % 10 === 9 ? '/my-trips' : (PAGES[n % PAGES.length] ?? '/')
      const personal = path === '/my-trips' ? headersOf({ ...guest, ip }) : headersOf({ ip })
      await read(path, personal).catch((error: unknown) => problems.push(`${path} ${String(error)}`))
    }
  }

  async function writer(): Promise<void> {
    while (running()) {
      try {
        const owner = await register(origin, platform)
        const id = await submitTrip(origin, owner)
        trips.push({ owner, id })
        while (running() && (await statusOf(origin, owner, id)) === 'pending') await sleep(200)
      } catch (error) {
        problems.push(String(error))
      }
    }
  }

  async function watch(): Promise<void> {
    for (; running(); await sleep(2000))
      memory.push({ at: Date.now() - start, megabytes: await server.heap() })
  }

  await Promise.all([
    watch(),
    ...Array.from({ length: READERS }, (_, index) => reader(index * 7)),
    ...Array.from({ length: WRITERS }, writer),
  ])
  runtime.push(server.memory())
  let lost = trips
  for (let waited = 0; waited < 30 && lost.length; waited++) {
    const states = await Promise.all(lost.map(({ owner, id }) => statusOf(origin, owner, id)))
    lost = lost.filter((_, index) => states[index] !== 'completed')
    if (lost.length) await sleep(1000)
  }
  const middle = average(memory.filter(({ at }) => at > 15_000 && at < 35_000))
  const end = average(memory.filter(({ at }) => at > 45_000))
  latencies.sort((a, b) => a - b)
  const numbers = {
    requests: latencies.length,
    perSecond: Math.round(latencies.length / SECONDS),
    p50ms: Math.round(latencies[Math.floor(latencies.length * 0.5)] ?? 0),
    p99ms: Math.round(latencies[Math.floor(latencies.length * 0.99)] ?? 0),
    trips: trips.length,
    lost: lost.length,
    errors: problems.length,
    heapMiddle: `${middle.toFixed(1)} MB`,
    heapEnd: `${end.toFixed(1)} MB`,
    runtime: runtime.map((megabytes) => `${Math.round(megabytes)} MB`).join(' to '),
  }
  demand(problems.length === 0, `errors: ${[...new Set(problems)].slice(0, 5).join('; ')}`, numbers)
  demand(lost.length === 0, 'lost trips', numbers)
  demand(middle > 0 && end < middle * GROWTH, 'memory grows', numbers)
  return numbers
}

function average(samples: { megabytes: number }[]): number {
  return samples.reduce((sum, { megabytes }) => sum + megabytes, 0) / Math.max(1, samples.length)
}
