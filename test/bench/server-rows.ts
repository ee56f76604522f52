import { execFile, execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { buildWorkers } from '../faults/build-workers.ts'
import { MAX_BYTES } from '../../src/itinerary/itinerary.ts'
import { packText } from '../../src/itinerary/share-link.ts'
import { HOSTILE } from '../support/hostile-itineraries.ts'
import { cpuMsOf } from '../support/process-cpu.ts'
import { helloWorker, storedWorker } from './baselines.ts'
import { median, type Row } from './rows.ts'
import { builtWorker, type RunningWorker, startWorker, type WorkerFiles } from './workerd.ts'

const CONNECTIONS = 16
const ROUND_MS = 2000
const WARM_MS = 3000
const run = promisify(execFile)

export interface Target {
  name: string
  worker: RunningWorker
  path: string
  /** Sent back, so that the answer is 304. */
  etag?: string
  cpu: number[]
  rate: number[]
}

/**
 * CPU a request and requests a second, rounds interleaved: our pages beside a hello and beside stored HTML. Pages of one
 * person come without the database around them (see personal.worker.ts).
 */
export async function serverRows(out: string, rounds: number): Promise<Row[]> {
  const ours = await startWorker(builtWorker(out))
  const home = await fetch(ours.origin)
  const stored = await startWorker(storedWorker(await home.text()))
  const hello = await startWorker(await helloWorker())
  const personal = await startWorker({
    ...builtWorker(await buildWorkers('test/.out/bench/personal', 'test/bench/personal.vite.ts')),
    name: 'personal',
  })
  const targets = [
    target('c.text()', hello),
    target('stored HTML', stored),
    target('home', ours),
    target('home, 304', ours, '/', home.headers.get('etag') ?? ''),
    target('FAQ', ours, '/faq'),
    target('an article', ours, '/blog/a-rain-plan'),
    target('a place', ours, '/places/vienna'),
    target('a check of 40 kB', ours, await fullCheck()),
    target('sign-in, rendered afresh', ours, '/sign-in'),
    target('a trip of four days, rendered afresh', personal, '/trips/one'),
    target('My Trips, 20 of them, rendered afresh', personal, '/my-trips'),
  ]
  const workers = [ours, stored, hello, personal]
  try {
    await loadAll(targets, rounds)
  } finally {
    for (const worker of workers) await worker.stop()
  }
  const [floor, stock] = targets
  return targets.map((one) => ({
    name: one.name,
    numbers: {
      'CPU µs': Math.round(cpuOf(one)),
      'answers/s': Math.round(rateOf(one)),
      '× CPU of c.text()': ratio(cpuOf(one), cpuOf(floor)),
      '× CPU of stored HTML': ratio(cpuOf(one), cpuOf(stock)),
      '× answers of stored HTML': ratio(rateOf(one), rateOf(stock)),
    },
  }))
}

/** A plan as long as may be pasted, in a link: read, judged and rendered for each request. */
async function fullCheck(): Promise<string> {
  const days = Array.from({ length: 31 }, (_, index) => `Day ${index + 1}\n${HOSTILE.stops?.repeat(13)}`)
  const bytes = Buffer.from(['Vienna', ...days].join('\n')).subarray(0, MAX_BYTES - 1024)
  // Bytes, not letters; whole lines, so that no letter is cut in two.
  const plan = await packText(bytes.subarray(0, bytes.lastIndexOf('\n')).toString())
  if (!plan) throw new Error('the plan does not fit into its link')
  return `/check/shared?plan=${plan}&from=2027-06-07`
}

export function target(name: string, worker: RunningWorker, path = '/', etag?: string): Target {
  return { name, worker, path, ...(etag && { etag }), cpu: [], rate: [] }
}

/** Each on the same core as the others, one after the other, so many rounds. */
export async function loadAll(targets: Target[], rounds: number): Promise<void> {
  for (const { worker } of targets) pin(worker.pid)
  for (const one of targets) await load(one, WARM_MS)
  for (let round = 0; round < rounds; round++)
    for (const one of targets) {
      const before = cpuMsOf(one.worker.pid)
      const answered = await load(one, ROUND_MS)
      one.cpu.push(((cpuMsOf(one.worker.pid) - before) * 1000) / answered)
      one.rate.push((answered / ROUND_MS) * 1000)
    }
}

export function cpuOf(one: Target | undefined): number {
  return median(one?.cpu ?? [])
}

export function rateOf(one: Target | undefined): number {
  return median(one?.rate ?? [])
}

/** CPU from the start of the runtime to its first answer, over a hello; interleaved. */
export async function startRows(out: string, rounds: number): Promise<Row[]> {
  const hello = await helloWorker()
  const ours = builtWorker(out)
  const floor: number[] = []
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    floor.push(await startCost(hello))
    times.push(await startCost(ours))
  }
  const numbers = {
    'hello ms': Math.round(median(floor)),
    'ours ms': Math.round(median(times)),
    'over ms': Math.round(median(times.map((time, round) => time - (floor[round] ?? 0)))),
  }
  return [{ name: 'CPU to the first answer', numbers }]
}

async function startCost(files: WorkerFiles): Promise<number> {
  const worker = await startWorker(files)
  const spent = cpuMsOf(worker.pid)
  await worker.stop()
  return spent
}

async function load({ worker, path, etag = '', name }: Target, milliseconds: number): Promise<number> {
  const args = ['test/bench/load.ts', worker.origin + path, String(CONNECTIONS), String(milliseconds), etag]
  const { stdout } = await run(process.execPath, args, { timeout: milliseconds + 30_000 })
  const { answered, bad }: { answered: number; bad: number } = JSON.parse(stdout)
  if (bad) throw new Error(`${name}: ${bad} answers were none`)
  return answered
}

/** The runtimes on one core, so that the load does not take their time; where there is no taskset they share. */
function pin(pid: number): void {
  if (availableParallelism() < 2) return
  try {
    execFileSync('taskset', ['-acp', '0', String(pid)], { stdio: 'ignore' })
  } catch {
    // Only the spread of the figures suffers.
  }
}

function ratio(a: number, b: number): number {
  return Math.round((a / b) * 100) / 100
}
