import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { builtWorker, type RunningWorker } from './workerd.ts'

/** The same home page in other frameworks: a prepared folder with their builds, an edge and a slow link. */

export interface Site {
  name: string
  label: string
  /** What opens the language menu, and what is there once it is open. */
  opener: string
  opened: string
}

export const OURS: Site = {
  name: 'dayfold',
  label: '**Dayfold**',
  opener: 'header details > summary',
  opened: 'header details[open]',
}

/** Names of the folder's builds. */
const LABELS = {
  svelte: 'SvelteKit',
  qwik: 'Qwik',
  astro: 'Astro, React islands',
  rr: 'React Router',
  tanstack: 'TanStack Start',
  next: 'Next (OpenNext)',
  'react-string': 'React on Hono, whole page hydrated',
  'tuned-react': 'the limit: the same, styles inlined, React fetched by a touch',
}

export const SITES: Site[] = [
  OURS,
  ...Object.entries(LABELS).map(([name, label]) => ({
    name,
    label,
    opener: '.langs button',
    opened: '.langs ul',
  })),
]

interface Build {
  name: string
  dir: string
  main: string
  modules?: string[]
  date?: string
  flags?: string[]
  client?: string
  bindings?: string
}

export interface Link {
  /** Milliseconds there and back, kilobits a second. */
  rtt: number
  down: number
  up: number
}

/** Enough for slow 4G, bytes. */
const LEAST_UNDER_WAY = 16_384

export const LINKS = {
  '4G': { rtt: 170, down: 9000, up: 9000 },
  'slow 4G': { rtt: 150, down: 1600, up: 750 },
  'roaming 3G': { rtt: 400, down: 400, up: 400 },
} satisfies Record<string, Link>

interface Tools {
  peers: Record<string, Build>
  start(build: Build, port: number): Promise<{ pid: number; stop(): Promise<void> }>
  scheduler(limit?: number): object
  edge(settings: object): Promise<unknown>
  shaper(settings: object): Promise<unknown>
}

export interface Peers {
  /** Whether that build is there. */
  has(name: string): boolean
  /** The site's Worker in the bare runtime. */
  start(name: string): Promise<RunningWorker>
  /** An https origin of it at the end of such a link; none is the edge itself. */
  connect(name: string, workerPort: number, link?: Link): Promise<string>
  /** Kilobytes, as the platform counts. */
  workerSize(name: string): number
}

export async function openPeers(folder: string, out: string, firstPort: number): Promise<Peers> {
  process.env.PEERS = folder
  const load = async (file: string) => (await import(join(folder, 'bench', file))) as Partial<Tools>
  const tools = {
    ...(await load('peers.mjs')),
    ...(await load('lib.mjs')),
    ...(await load('edge.mjs')),
  } as Tools
  const builds: Record<string, Build> = { ...tools.peers, [OURS.name]: ours(out) }
  let port = firstPort
  const running = new Set<number>()
  // Also when the bench breaks off.
  process.on('exit', () => running.forEach(killIfAlive))
  const buildOf = (name: string) => {
    const build = builds[name]
    if (!build) throw new Error(`no build is called ${name}`)
    return build
  }
  return {
    has: (name) => existsSync(join(buildOf(name).dir, buildOf(name).main)),
    async start(name) {
      port += 1
      const { pid, stop } = await tools.start({ ...buildOf(name), name: `run-${name}` }, port)
      running.add(pid)
      return {
        origin: `http://127.0.0.1:${port}`,
        pid,
        async stop() {
          await stop()
          running.delete(pid)
        },
      }
    },
    async connect(name, workerPort, link) {
      const scheduled = link && { sched: tools.scheduler(bytesUnderWay(link)) }
      port += 1
      const edge = port
      await tools.edge({ clientDir: buildOf(name).client, workerPort, port: edge, ...scheduled })
      if (!link) return `https://localhost:${edge}`
      port += 1
      await tools.shaper({ port, to: edge, ...link, ...scheduled })
      return `https://localhost:${port}`
    },
    workerSize(name) {
      const { dir, modules } = buildOf(name)
      const files = modules ?? readdirSync(dir, { recursive: true, encoding: 'utf8' })
      const code = files
        .filter((file) => /\.(m?js|wasm)$/.test(file))
        .map((file) => readFileSync(join(dir, file)))
      return gzipSync(Buffer.concat(code)).length / 1000
    },
  }
}

/**
 * What may be under way before anything has come: with less than the link holds, a fast one would be as slow as the wait
 * for each answer.
 */
function bytesUnderWay({ rtt, down }: Link): number {
  const oneWay = rtt / 2
  return Math.max(LEAST_UNDER_WAY, Math.ceil((oneWay * down) / 8) + LEAST_UNDER_WAY / 2)
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

function ours(out: string): Build {
  const { folder, main, assets = '', vars = {} } = builtWorker(out)
  const texts = Object.entries(vars).map(
    ([name, text]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(text)})`,
  )
  return {
    name: OURS.name,
    dir: folder,
    main,
    modules: readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    ),
    date: '2026-08-01',
    flags: ['nodejs_compat'],
    client: assets,
    bindings: texts.join(', '),
  }
}
