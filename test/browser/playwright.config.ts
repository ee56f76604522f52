import { defineConfig } from '@playwright/test'
import { PREVIEW_PORT } from '../../src/local/vars.ts'

/** The minified production code with this machine's drivers, in Debian's Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.out/browser',
  reporter: [['list']],
  // Each file in its own browser: the long walk over all states beside the journeys.
  workers: 2,
  timeout: 90_000,
  // A machine under load lets a wait run out now and then; what fails twice is a defect. Both runs are listed.
  retries: 1,
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${PREVIEW_PORT}`,
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'npm run preview',
    cwd: new URL('../..', import.meta.url).pathname,
    url: `http://localhost:${PREVIEW_PORT}/builds/latest.json`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
