import { expect, it } from 'vitest'
import type { Viewer } from '../auth/viewer.ts'
import { AppError } from '../platform/errors.ts'
import { newRoutes } from './context.ts'
import { limitUsers, type RateLimiters } from './rate-limits.ts'

const log = { info() {}, warn() {}, error() {} }

/** Lets each key do one thing. */
function once() {
  const seen = new Set<string>()
  return {
    limit: async ({ key }: RateLimitOptions) => {
      const success = !seen.has(key)
      seen.add(key)
      return { success }
    },
  }
}

it('counts what an account sends by the account, and not what it reads', async () => {
  const limiters: RateLimiters = { reads: once(), writes: once(), users: once() }
  const app = newRoutes()
  app.onError((error, c) => c.text(error instanceof AppError ? error.code : 'other', 429))
  app.use(async (c, next) => {
    c.set('viewer', { userId: c.req.query('user') ?? '' } as Viewer)
    await next()
  })
  app.use(limitUsers(limiters, log))
  app.all('/', (c) => c.text(''))
  const status = async (method: string, user: string) =>
    (await app.request(`/?user=${user}`, { method })).status
  expect(await status('POST', 'ada')).toBe(200)
  expect(await status('POST', 'ada')).toBe(429)
  expect(await status('DELETE', 'ada')).toBe(429)
  expect(await status('GET', 'ada')).toBe(200)
  expect(await status('POST', 'eve')).toBe(200)
})
