import { resolve } from 'node:path'
import { defineConfig, mergeConfig } from 'vite'
import site from '../../vite.config.ts'

/** Production's build with another Worker in it. */
export default defineConfig((environment) =>
  mergeConfig(site(environment), {
    plugins: [
      {
        name: 'personal-pages',
        enforce: 'pre',
        resolveId: (id: string) =>
          id.endsWith('/src/worker.ts') ? resolve('test/bench/personal.worker.ts') : undefined,
      },
    ],
  }),
)
