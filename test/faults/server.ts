// One server of the bench: production's bundle in workerd, with the world outside played by the bench. Killed at will.
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  convertV4MiniflareOptions,
  Miniflare,
  type V4MiniflareOptions,
  type V4WorkerOptions,
} from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

const [bundle = '', port = '', state = '', outside = ''] = process.argv.slice(2)
const CRON_EVERY_MS = 60_000

const { workerOptions, main } = unstable_getMiniflareWorkerOptions(`${bundle}/dayfold/wrangler.json`)
const {
  modulesRules: _rules,
  ai: _ai,
  ...options
} = workerOptions as Partial<V4WorkerOptions> & {
  modulesRules?: unknown
}
if (!main) throw new Error('the bundle names no module')
const folder = dirname(main)
const others = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => join(folder, name))
  .filter((path) => path.endsWith('.js') && path !== main)

/** The platform's own model binding takes a signal; another Worker in its place does with this flag. */
const FLAGS = ['nodejs_compat', 'enable_abortsignal_rpc']

/** The model's binding: what the bench answers, streamed. */
const MODEL = `
  import { WorkerEntrypoint } from 'cloudflare:workers'
  export default class extends WorkerEntrypoint {
    fetch() { return new Response('model') }
    async run(model, { messages }) {
      const answer = await fetch('http://model.invalid/', { method: 'POST', body: JSON.stringify(messages) })
      if (!answer.ok) throw new Error('3040: Capacity temporarily exceeded')
      return answer.body
    }
  }`

async function toBench(request: { url: string; method: string; headers: Headers; text(): Promise<string> }) {
  const { host, pathname } = new URL(request.url)
  const key = request.headers.get('idempotency-key')
  return fetch(`${outside}/${host}${pathname}`, {
    method: request.method,
    body: request.method === 'GET' ? null : await request.text(),
    headers: key ? { 'idempotency-key': key } : {},
  })
}

const settings = {
  host: '127.0.0.1',
  port: Number(port),
  unsafeTriggerHandlers: true,
  inspectorPort: 0,
  resourcePersistencePath: state,
  workers: [
    {
      ...options,
      name: 'dayfold',
      rootPath: folder,
      modulesRoot: folder,
      compatibilityFlags: FLAGS,
      modules: [main, ...others].map((path) => ({ type: 'ESModule', path })),
      bindings: {
        ...options.bindings,
        APP_URL: `http://127.0.0.1:${port}`,
        AUTH_SECRET: 'only-for-the-fault-bench-0123456789abcdef',
        RESEND_API_KEY: 're_bench',
      },
      serviceBindings: { AI: 'model' },
      outboundService: toBench,
    },
    {
      name: 'model',
      modules: true,
      script: MODEL,
      compatibilityDate: options.compatibilityDate,
      compatibilityFlags: FLAGS,
      outboundService: toBench,
    },
  ],
}
const server = new Miniflare(convertV4MiniflareOptions(settings as unknown as V4MiniflareOptions))

await server.ready
// Ends with the bench, however that ends.
process.stdin.resume().on('close', () => process.exit())
setInterval(() => {
  fetch(`http://127.0.0.1:${port}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`).catch(() => {})
}, CRON_EVERY_MS)
console.log(`ready ${(await server.getInspectorURL()).href}`)
