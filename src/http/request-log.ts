import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from './context.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'

/** One line a request: which route, how it ended, how long it took. The path itself may hold a token and is left out. */
export function requestLog({ clock, log }: { clock: Clock; log: Log }): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = clock.now()
    await next()
    const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'none'
    log.info('request', {
      request: c.get('requestId'),
      method: c.req.method,
      route,
      status: c.res.status,
      ms: clock.now() - start,
    })
  }
}
