import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'
import type { WorkerFiles } from './workerd.ts'

const OUT = 'test/.out/bench'

/** The least a Worker with our router can do: `c.text()`. */
export async function helloWorker(): Promise<WorkerFiles> {
  const folder = join(OUT, 'hello')
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, 'entry.mjs')
  writeFileSync(
    entry,
    `import { Hono } from 'hono'
const app = new Hono()
app.get('/', (c) => c.text('hello'))
export default app
`,
  )
  await build({ input: entry, logLevel: 'silent', output: { file: join(folder, 'index.js'), minify: true } })
  return { name: 'hello', folder, main: 'index.js' }
}

/** A page kept as text: what no rendering can be faster than. */
export function storedWorker(html: string): WorkerFiles {
  const folder = join(OUT, 'stored')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'index.js'),
    `const html = ${JSON.stringify(html)}
const headers = { 'content-type': 'text/html; charset=utf-8' }
export default { fetch: () => new Response(html, { headers }) }
`,
  )
  return { name: 'stored', folder, main: 'index.js' }
}
