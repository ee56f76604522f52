import type { MiddlewareHandler } from 'hono'
import { networkOf } from '../auth/codes/requester.ts'
import type { AppEnv } from './context.ts'
import { AppError } from '../platform/errors.ts'
import type { Log } from '../platform/log.ts'

/** The platform's counters; how many a minute stands in wrangler.jsonc. */
export interface RateLimiters {
  /** All requests of a network. */
  reads: RateLimit
  /** What a network sends to be stored. */
  writes: RateLimit
  /** What an account sends to be stored, from wherever. */
  users: RateLimit
  /** Squares of the map, of a network; without it they count as requests. */
  tiles?: RateLimit | undefined
}

const PERIOD_SECONDS = 60
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
/** A map that is dragged about asks for a hundred at once. */
const TILES_BELOW = '/map/'
/** Events of the mail service come in bursts, and are signed. */
const EXEMPT_BELOW = '/api/webhooks/'

/** Before anything costs: so many requests a minute from one network. Throws too_many_requests. */
export function limitNetworks(limiters: RateLimiters, log: Log): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const network = networkOf(c.req.header('cf-connecting-ip'))
    if (network && !c.req.path.startsWith(EXEMPT_BELOW)) {
      const isTile = c.req.path.startsWith(TILES_BELOW)
      await take((isTile && limiters.tiles) || limiters.reads, network, log)
      if (!SAFE_METHODS.includes(c.req.method)) await take(limiters.writes, network, log)
    }
    await next()
  }
}

/** Once it is known who asks. Throws too_many_requests. */
export function limitUsers(limiters: RateLimiters, log: Log): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const viewer = c.get('viewer')
    if (viewer && !SAFE_METHODS.includes(c.req.method)) await take(limiters.users, viewer.userId, log)
    await next()
  }
}

/** One more request of an account that came with a token of its own. Throws too_many_requests. */
export async function limitUser(limiters: RateLimiters, userId: string, log: Log): Promise<void> {
  await take(limiters.users, userId, log)
}

async function take(limiter: RateLimit, key: string, log: Log): Promise<void> {
  let success = true
  try {
    success = (await limiter.limit({ key })).success
  } catch (error) {
    // A counter that fails lets everybody in: it guards against floods, nothing else hangs on it.
    log.error('rate.failed', error)
  }
  if (!success) throw new AppError('too_many_requests', { retryAfter: PERIOD_SECONDS })
}
