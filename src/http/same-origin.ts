import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'
import { AppError } from '../platform/errors.ts'
import { patterns } from '../routes.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
/** Posted by mail services, which prove themselves by a token or a signature. */
const EXEMPT = patterns('newsletterUnsubscribe')
/** Posted by the system's share sheet, which is no site. */
const FROM_NO_SITE = patterns('bringAlong')
const EXEMPT_BELOW = '/api/webhooks/'

/**
 * Refuses what another site makes a browser send. Browsers say where a request comes from in Sec-Fetch-Site, older
 * ones in Origin; a request with a cookie and neither is no browser's doing that we know of. A program that sends
 * none of the three has nothing that could be abused.
 */
export function sameOrigin(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const exempt = EXEMPT.includes(c.req.path) || c.req.path.startsWith(EXEMPT_BELOW)
    if (SAFE_METHODS.includes(c.req.method) || exempt) return next()
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const trusted =
      site !== undefined
        ? site === 'same-origin' || (site === 'none' && FROM_NO_SITE.includes(c.req.path))
        : origin !== undefined
          ? origin === new URL(c.req.url).origin
          : c.req.header('cookie') === undefined
    if (!trusted) throw new AppError('cross_site')
    await next()
  }
}
