// Serves what `vite build --mode preview` made: the minified code of production with this machine's drivers.
import { type ChildProcess, spawn } from 'node:child_process'
import { startFront } from './front.ts'
import { PREVIEW_PORT } from './vars.ts'

/** Where `wrangler dev` listens; nobody else needs to know. */
const INNER_PORT = PREVIEW_PORT + 1

const CRON_EVERY_MS = 60_000
/** Ending sooner than this, it never served. */
const STARTED_MS = 10_000

const fronts = await startFront(PREVIEW_PORT, INNER_PORT)
let stopping = false
let server = start()
console.log(`Preview: http://localhost:${PREVIEW_PORT}`)
const cron = setInterval(() => {
  fetch(`http://localhost:${INNER_PORT}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`).catch(() => {})
}, CRON_EVERY_MS)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopping = true
    server.kill(signal)
  })

function start(): ChildProcess {
  const startedAt = Date.now()
  const child = spawn(
    'node_modules/.bin/wrangler',
    [
      'dev',
      '-c',
      'dist/dayfold/wrangler.json',
      '--port',
      String(INNER_PORT),
      '--persist-to',
      '.wrangler/state',
      '--show-interactive-dev-session=false',
    ],
    {
      stdio: ['inherit', 'pipe', 'inherit'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
    },
  ).on('exit', (code) => {
    // Its proxy may end all the same; the state is on disk, and requests wait.
    if (!stopping && code === 1 && Date.now() - startedAt > STARTED_MS) {
      server = start()
      return
    }
    clearInterval(cron)
    for (const front of fronts) front.close().closeAllConnections()
    process.exitCode = code ?? 0
  })
  // It names the address it knows.
  child.stdout.on('data', (text: Buffer) =>
    process.stdout.write(String(text).replaceAll(`:${INNER_PORT}`, `:${PREVIEW_PORT}`)),
  )
  return child
}
