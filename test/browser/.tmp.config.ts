import base from './playwright.config.ts'
const { webServer: _s, ...rest } = base
export default {
  ...rest,
  testDir: '/work/findings/test/browser',
  outputDir: '/tmp/pw-out',
  use: { ...rest.use, baseURL: 'http://localhost:4299' },
}
