import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const OUT = 'test/.out/faults/bundle'

/** What `npm run build` makes for production, or another Worker by its own `config`, in a folder of its own; gives its path. */
export async function buildWorkers(out = OUT, config = 'vite.config.ts'): Promise<string> {
  const { VITEST: _, ...environment } = process.env
  const build = spawn(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      '--config',
      config,
      '--outDir',
      resolve(out),
      '--emptyOutDir',
      '--logLevel',
      'error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...environment, NODE_ENV: 'production' } },
  )
  const [code] = (await once(build, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`the build ended with ${code}`)
  return resolve(out)
}
