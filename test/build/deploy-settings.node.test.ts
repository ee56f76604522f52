import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Settings {
  observability: { logs: { invocation_logs: boolean } }
  limits: { cpu_ms: number }
  workers_dev: boolean
  ratelimits: { name: string; simple: { limit: number; period: number } }[]
}

/** Comments stand on lines of their own. */
const settings = JSON.parse(
  readFileSync(new URL('../../wrangler.jsonc', import.meta.url), 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''),
) as Settings

it('lets the platform log no address, which may hold a token, and bounds what a request may compute', () => {
  expect(settings.observability.logs.invocation_logs).toBe(false)
  expect(settings.limits.cpu_ms).toBeLessThanOrEqual(15_000)
  expect(settings.workers_dev).toBe(false)
})

it('counts what a network and an account ask for in a minute', () => {
  const limits = settings.ratelimits.map(({ name, simple }) => [name, simple.limit, simple.period])
  expect(limits).toEqual([
    ['RATE_READS', 600, 60],
    ['RATE_WRITES', 60, 60],
    ['RATE_USERS', 40, 60],
    ['RATE_TILES', 900, 60],
  ])
})
