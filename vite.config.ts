import { cloudflare } from '@cloudflare/vite-plugin'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { atlas } from './src/atlas/content/atlas.vite.ts'
import { content } from './src/blog/content.vite.ts'
import { clientAssets } from './src/islands/assets.vite.ts'
import { localCron } from './src/local/cron.vite.ts'
import { DEV_PORT, localVars, openDataVars, PREVIEW_PORT } from './src/local/vars.ts'
import { compactLetterClasses } from './src/platform/email-classes.vite.ts'
import { socialImages } from './src/places/social-images.vite.ts'
import { namedJsx } from './src/platform/named-jsx.vite.ts'

const WORKER = 'dayfold'

const IN_WORKERD = {
  exclude: ['**/*.node.test.ts'],
  setupFiles: ['test/support/setup.ts'],
  // One runtime with a reset before each test: 5 s where a runtime a file took 18.
  isolate: false,
  maxWorkers: 2,
  restoreMocks: true,
  // A busy machine is slow, not wrong.
  testTimeout: 60_000,
}

/** Run with three databases, too: the third has the accounts (test/support/test-app.ts). */
const WITH_SEVERAL_DATABASES = [
  'test/databases/*.test.ts',
  'test/journeys/{account*,address-change,assistants,auth-client,departure-mail,kept-trip,log-out,passkeys}.test.ts',
  'test/journeys/{security-log,sign-in*,trip-change,trip-delivery,trip-edit,trip-page}.test.ts',
]

/** What a test runs in: the Worker's own runtime, with more databases where they are named. */
function inWorkerd(d1Databases: Record<string, string> = {}) {
  return [
    clientAssets(WORKER),
    cloudflareTest(async () => ({
      wrangler: { configPath: './wrangler.jsonc' },
      remoteBindings: false,
      miniflare: {
        d1Databases,
        bindings: {
          ...localVars(DEV_PORT),
          OPEN_DATA: '',
          MIGRATIONS: await readD1Migrations('migrations'),
        },
      },
    })),
  ]
}

export default defineConfig(({ command, mode }) => {
  const test = Boolean(process.env.VITEST)
  // `npm run dev:remote-ai` asks the models of your Cloudflare account; everything else stays on this machine.
  const remoteAi = mode === 'remote-ai'
  // Everything a machine without an account needs; never in what `vite build` makes for production.
  const local = command === 'serve' || mode === 'preview' || test
  return {
    define: { __LOCAL__: JSON.stringify(local) },
    preview: { port: PREVIEW_PORT, strictPort: true },
    // Features.LightDark: no style says light-dark(), and a stand-in for it would go out with every page.
    css: { lightningcss: { exclude: 1 << 20 } },
    plugins: [
      react(),
      babel({ presets: [linguiTransformerBabelPreset(), compactLetterClasses] }),
      lingui({ failOnMissing: command === 'build', failOnCompileError: true }),
      atlas({ details: command === 'build' ? 'assets' : 'chunks' }),
      content(),
      socialImages(),
      namedJsx(),
      ...(test
        ? []
        : [
            clientAssets(WORKER),
            localCron(),
            cloudflare({
              remoteBindings: remoteAi,
              ...(local && {
                config(config) {
                  Object.assign(config, {
                    ai: remoteAi ? { binding: 'AI', remote: true } : undefined,
                    vars: {
                      ...config.vars,
                      ...localVars(mode === 'preview' ? PREVIEW_PORT : DEV_PORT),
                      ...openDataVars(process.env),
                      ...(mode !== 'preview' && { DEV_URL: localVars(DEV_PORT).APP_URL }),
                    },
                  })
                },
              }),
            }),
          ]),
    ],
    test: {
      projects: [
        {
          extends: true,
          plugins: inWorkerd(),
          test: {
            ...IN_WORKERD,
            name: 'worker',
            include: ['src/**/*.test.{ts,tsx}', 'test/{journeys,faults}/**/*.test.{ts,tsx}'],
          },
        },
        {
          extends: true,
          plugins: inWorkerd({ DB_1: 'second', DB_2: 'third' }),
          test: { ...IN_WORKERD, name: 'databases', include: WITH_SEVERAL_DATABASES },
        },
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['{src,test}/**/*.node.test.ts'],
            testTimeout: 60_000,
            // The atlas is read once a worker, not once a file.
            isolate: false,
            maxWorkers: 2,
          },
        },
      ],
    },
  }
})
