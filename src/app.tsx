import { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { accountApi } from './account/account-api.routes.tsx'
import { accountEmailPages } from './account/account-email.routes.tsx'
import { accountPages } from './account/account.routes.tsx'
import { authApi } from './auth/auth-api.routes.tsx'
import { emailVerifiedPage } from './auth/email-verified.routes.tsx'
import { readViewer } from './auth/read-viewer.ts'
import { guardPages } from './auth/require-viewer.ts'
import { sameOrigin } from './auth/same-origin.ts'
import { signInPages } from './auth/sign-in.routes.tsx'
import { signInLinkPages } from './auth/sign-in-link.routes.tsx'
import { placesApi } from './atlas/places.routes.ts'
import { blogRoutes } from './blog/blog.routes.tsx'
import { contactRoutes } from './contact/contact.routes.tsx'
import type { AppEnv } from './context.ts'
import { apiLocale } from './i18n/api-locale.ts'
import { i18nFor } from './i18n/messages.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.tsx'
import { drainBody } from './request-body.ts'
import { localeOf } from './routes.ts'
import { documentRenderer } from './render.tsx'
import { secureAnswer } from './security-headers.ts'
import { mailWebhooks } from './mail/webhooks.routes.tsx'
import { limitNetworks, limitUsers } from './rate-limits.ts'
import { requestLog } from './request-log.ts'
import type { Services } from './services.ts'
import { errorAnswers } from './site/errors.tsx'
import { crawlerRoutes } from './site/crawler.routes.tsx'
import { healthRoutes } from './site/health.routes.ts'
import { siteRoutes } from './site/site.routes.tsx'
import { textRoutes } from './site/texts.routes.tsx'
import { editTripRoutes } from './trips/edit-trip.routes.tsx'
import { tripFileRoutes } from './trips/trip-files.routes.ts'
import { tripLinkRoutes } from './trips/trip-links.routes.tsx'
import { tripFormRoutes } from './trips/trip-form.routes.tsx'
import { tripPages } from './trips/trip-pages.routes.tsx'
import { tripApi } from './trips/trips.routes.tsx'

/** The whole site: what every request passes, then the features. */
export function createApp(services: Services) {
  // The one that `/blog/:slug` beside `/blog/rss.xml` needs: by default another is built first and given up.
  const app = new Hono<AppEnv>({ router: new TrieRouter() })

  app.use(async (c, next) => {
    const { path } = c.req
    const locale = path.startsWith('/api/') ? apiLocale(c.req.header('accept-language')) : localeOf(path)
    const ray = c.req.header('cf-ray') ?? ''
    c.set('requestId', /^[\w-]{1,64}$/.test(ray) ? ray : services.ids.uuid())
    c.set('locale', locale)
    c.set('i18n', i18nFor(locale))
    await next()
    await drainBody(c)
    secureAnswer(c)
  })
  app.use(requestLog(services))
  app.use(documentRenderer(services))
  app.use(limitNetworks(services.rateLimiters, services.log))
  app.use(sameOrigin())
  app.use(readViewer(services.auth?.sessions, services.clock))
  app.use(limitUsers(services.rateLimiters, services.log))
  guardPages(app)

  app.route('/', siteRoutes(services))
  app.route('/', textRoutes(services))
  app.route('/', crawlerRoutes(services))
  app.route('/', blogRoutes(services))
  app.route('/', newsletterRoutes(services))
  app.route('/', contactRoutes(services))
  app.route('/', tripFormRoutes(services))
  app.route('/', tripPages(services))
  app.route('/', authApi(services))
  app.route('/', accountApi(services))
  app.route('/', accountPages(services))
  app.route('/', accountEmailPages(services))
  app.route('/', signInPages(services))
  app.route('/', signInLinkPages(services))
  app.route('/', emailVerifiedPage(services))
  app.route('/', tripApi(services))
  app.route('/', editTripRoutes(services))
  app.route('/', tripLinkRoutes(services))
  app.route('/', tripFileRoutes(services))
  app.route('/', placesApi(services))
  app.route('/', mailWebhooks(services))
  app.route('/', healthRoutes(services))
  if (__LOCAL__)
    app.all('/dev/*', async (c) =>
      (await import('./local/dev.routes.ts')).devRoutes(services.kv).fetch(c.req.raw),
    )

  errorAnswers(app, services.log)
  return app
}

export type App = ReturnType<typeof createApp>
