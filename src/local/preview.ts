// Serves what `vite build --mode preview` made: the minified code of production with this machine's drivers.
import { type ChildProcess, spawn } from 'node:child_process'
import { PREVIEW_PORT } from './vars.ts'

const CRON_EVERY_MS = 60_000
/** Ending sooner than this, it never served. */
const STARTED_MS = 10_000
const origin = `http://localhost:${PREVIEW_PORT}`

let stopping = false
let server = start()
console.log(`Preview: ${origin}`)
const cron = setInterval(() => {
  fetch(`${origin}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`).catch(() => {})
}, CRON_EVERY_MS)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopping = true
    server.kill(signal)
  })

function start(): ChildProcess {
  const startedAt = Date.now()
  return spawn(
    'node_modules/.bin/wrangler',
    [
      'dev',
      '-c',
      'dist/dayfold/wrangler.json',
      '--port',
      String(PREVIEW_PORT),
      '--persist-to',
      '.wrangler/state',
      '--show-interactive-dev-session=false',
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
    },
  ).on('exit', (code) => {
    // Its proxy ends when a browser drops an upload (cloudflare/workers-sdk#15447); the state is on disk.
    if (!stopping && code === 1 && Date.now() - startedAt > STARTED_MS) {
      server = start()
      return
    }
    clearInterval(cron)
    process.exitCode = code ?? 0
  })
}
