import type { HonoBase } from 'hono/hono-base'
import { AuthDialog } from '../auth/dialog/auth-dialog.page.tsx'
import { type AppEnv, newRoutes } from '../http/context.ts'
import type { Basics } from './adapters.ts'
import { apiLocale } from '../i18n/api-locale.ts'
import { i18nFor } from '../i18n/messages.ts'
import { limitNetworks } from '../http/rate-limits.ts'
import { documentRenderer } from '../http/render.tsx'
import { requestLog } from '../http/request-log.ts'
import { drainBody } from '../http/request-body.ts'
import { localeOf } from '../routes.ts'
import { secureAnswer } from '../http/security-headers.ts'

/** The app with the middleware that every request runs through. */
export function createBaseApp(basics: Basics): HonoBase<AppEnv> {
  const app = newRoutes()

  app.use(async (c, next) => {
    const { path } = c.req
    const locale = path.startsWith('/api/') ? apiLocale(c.req.header('accept-language')) : localeOf(path)
    const ray = c.req.header('cf-ray') ?? ''
    c.set('requestId', /^[\w-]{1,64}$/.test(ray) ? ray : basics.ids.uuid())
    c.set('locale', locale)
    c.set('i18n', i18nFor(locale))
    await next()
    await drainBody(c)
    secureAnswer(c)
  })
  app.use(requestLog(basics))
  app.use(documentRenderer({ ...basics, Dialogs: AuthDialog }))
  if (basics.rateLimiters) app.use(limitNetworks(basics.rateLimiters, basics.log))
  return app
}
