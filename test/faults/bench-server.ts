import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readdirSync, readFileSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '../support/free-port.ts'
import { cpuMsOf } from '../support/process-cpu.ts'
import { workerHeap } from './worker-heap.ts'

const READY_MS = 90_000

export interface BenchServer {
  origin: string
  port: number
  /** Ends the server and its runtime at once, as a power cut does. */
  kill(): Promise<void>
  /** Megabytes that the whole runtime holds, what plays the platform included. */
  memory(): number
  /** Milliseconds of CPU that the whole runtime has used, its database and what plays the platform included. */
  cpuMs(): number
  /** Megabytes that the Worker holds. */
  heap(): Promise<number>
}

/** A state of its own, with the migrations applied. */
export function freshState(name: string): string {
  const state = `${process.cwd()}/test/.out/faults/${name}`
  for (const path of [state, `${state}.log`]) rmSync(path, { recursive: true, force: true })
  return state
}

/** `port`: the one it had before it was killed; tokens name the origin. */
export async function startServer(
  bundle: string,
  state: string,
  outside: string,
  port?: number,
): Promise<BenchServer> {
  port ??= await freePort()
  const child = spawn(process.execPath, ['test/faults/server.ts', bundle, String(port), state, outside], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
  })
  const log = createWriteStream(`${state}.log`, { flags: 'a' })
  child.stderr.pipe(log)
  child.stdout.pipe(log, { end: false })
  const inspector = await Promise.race([inspectorOf(child), sleep(READY_MS)])
  if (!inspector) throw new Error(`the server ended, see ${state}.log`)
  const runtime = childrenOf(child.pid ?? 0)
  const origin = `http://127.0.0.1:${port}`
  // The local database's file comes with its first use.
  await fetch(`${origin}/healthz`)
  return {
    origin,
    port,
    async kill() {
      for (const pid of [...runtime, child.pid ?? 0]) killOne(pid)
      await once(child, 'exit').catch(() => {})
    },
    memory: () => runtime.reduce((sum, pid) => sum + residentMegabytes(pid), 0),
    cpuMs: () => runtime.reduce((sum, pid) => sum + cpuMsOf(pid), 0),
    heap: () => workerHeap(`${inspector}core:user:dayfold`, () => fetch(`${origin}/robots.txt`)),
  }
}

/** The address its last line names; undefined when it ended before. */
async function inspectorOf(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const [, url] = /^ready (\S+)/m.exec(String(chunk)) ?? []
      if (url) resolve(url)
    })
    child.on('exit', () => resolve(undefined))
  })
}

function killOne(pid: number): void {
  try {
    if (pid) process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent
      } catch {
        return false
      }
    })
}

function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

export const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The local database's file, opened beside the runtime. */
export function openState(state: string): DatabaseSync {
  const folder = `${state}/d1`
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (name) => name.endsWith('.sqlite') && !name.includes('metadata'),
  )
  if (!file) throw new Error('no database yet')
  return new DatabaseSync(`${folder}/${file}`)
}

export function migrate(state: string): void {
  const db = openState(state)
  for (const file of readdirSync('migrations')
    .filter((name) => name.endsWith('.sql'))
    .sort())
    db.exec(readFileSync(`migrations/${file}`, 'utf8').replaceAll('--> statement-breakpoint', ''))
  db.close()
}
