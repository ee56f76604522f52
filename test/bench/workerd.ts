import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { freePort } from '../support/free-port.ts'

export interface WorkerFiles {
  name: string
  /** Folder of modules; `main` is the first. */
  folder: string
  main: string
  /** Static files, as the ASSETS binding. */
  assets?: string
  /** Text bindings. */
  vars?: Record<string, string>
}

export interface RunningWorker {
  origin: string
  pid: number
  stop(): Promise<void>
}

const { default: workerd }: { default: string } = createRequire(import.meta.url)('workerd')
const COMPATIBILITY_DATE = '2026-08-01'
const READY_MS = 20_000
const OUT = 'test/.out/bench'

/** A Worker in the bare runtime, nothing beside it: no database, no queues, static files from the disk. */
export async function startWorker(files: WorkerFiles): Promise<RunningWorker> {
  const port = await freePort()
  mkdirSync(OUT, { recursive: true })
  const config = join(OUT, `${files.name}-${port}.capnp`)
  writeFileSync(config, configOf(files, port))
  const child = spawn(workerd, ['serve', config], { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (chunk) => (complaint = `${complaint}${String(chunk)}`.slice(-2000)))
  const origin = `http://127.0.0.1:${port}`
  await listening(origin, child, () => complaint)
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

async function listening(origin: string, child: ChildProcess, complaint: () => string): Promise<void> {
  const until = Date.now() + READY_MS
  while (Date.now() < until) {
    if (child.exitCode !== null) break
    // Any answer will do, an error's, too.
    if (await fetch(`${origin}/robots.txt`).then(Boolean, () => false)) return
    await new Promise((done) => setTimeout(done, 5))
  }
  child.kill('SIGKILL')
  throw new Error(`the runtime did not start: ${complaint()}`)
}

function configOf({ folder, main, assets, vars = {} }: WorkerFiles, port: number): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  const embed = (name: string) => JSON.stringify(relative(OUT, join(folder, name)))
  const modules = [main, ...names.filter((name) => name !== main)]
    .map((name) => `(name = ${JSON.stringify(name)}, esModule = embed ${embed(name)})`)
    .join(',\n    ')
  const bindings = [
    ...Object.entries(vars).map(
      ([name, text]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(text)})`,
    ),
    ...(assets ? ['(name = "ASSETS", service = "assets")'] : []),
  ].join(', ')
  const disk = assets ? `, (name = "assets", disk = ${JSON.stringify(resolve(assets))})` : ''
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main)${disk}],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
const main :Workerd.Worker = (
  modules = [${modules}],
  compatibilityDate = "${COMPATIBILITY_DATE}",
  compatibilityFlags = ["nodejs_compat"],
  bindings = [${bindings}]
);
`
}

/** Text bindings of the built Worker, from the configuration the build wrote beside it. */
export function builtWorker(out: string): WorkerFiles {
  const { vars }: { vars: Record<string, string> } = JSON.parse(
    readFileSync(join(out, 'dayfold/wrangler.json'), 'utf8'),
  )
  return {
    name: 'dayfold',
    folder: join(out, 'dayfold'),
    main: 'index.js',
    assets: join(out, 'client'),
    vars,
  }
}
