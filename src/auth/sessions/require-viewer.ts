import type { Hono } from 'hono'
import type { AppContext, AppEnv } from '../../http/context.ts'
import { AppError } from '../../platform/errors.ts'
import { pathTo, patterns, type RouteName, ROUTES, safeReturnPath } from '../../routes.ts'

/** Pages of the table that only the signed-in may enter; the API answers by itself. */
export function guardPages(app: Hono<AppEnv>): void {
  for (const [name, { access }] of Object.entries(ROUTES)) {
    if (access !== 'signed-in') continue
    for (const pattern of patterns(name as RouteName))
      app.use(pattern, async (c, next) => {
        if (!c.get('viewer')) throw new AppError('not_signed_in')
        await next()
      })
  }
}

/** Where a page sends somebody who has to sign in first; they come back to it afterwards. */
export function signInPath(c: AppContext): string {
  const url = new URL(c.req.url)
  const next = safeReturnPath(url.pathname + url.search)
  return pathTo('signIn', c.get('locale'), {}, next ? { next } : {})
}
