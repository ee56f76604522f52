import { accountApi } from './account/account-api.routes.tsx'
import { accountEmailPages } from './account/account-email.routes.tsx'
import { accountPages } from './account/account.routes.tsx'
import { authApi } from './auth/auth-api.routes.tsx'
import { emailVerifiedPage } from './auth/email-verified.routes.tsx'
import { logOutFailed } from './auth/log-out.ts'
import { readViewer } from './auth/read-viewer.ts'
import { guardPages } from './auth/require-viewer.ts'
import { sameOrigin } from './auth/same-origin.ts'
import { signInPages } from './auth/sign-in.routes.tsx'
import { signInLinkPages } from './auth/sign-in-link.routes.tsx'
import { placesApi } from './atlas/places.routes.ts'
import { contactRoutes } from './contact/contact.routes.tsx'
import { openEntrance } from './entrance.ts'
import { publicFeatures } from './front.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.tsx'
import { mailWebhooks } from './mail/webhooks.routes.tsx'
import { limitUsers } from './rate-limits.ts'
import type { Services } from './services.ts'
import { errorAnswers } from './site/errors.tsx'
import { healthRoutes } from './site/health.routes.ts'
import { editTripRoutes } from './trips/edit-trip.routes.tsx'
import { tripFileRoutes } from './trips/trip-files.routes.ts'
import { tripLinkRoutes } from './trips/trip-links.routes.tsx'
import { tripFormRoutes } from './trips/trip-form.routes.tsx'
import { tripPages } from './trips/trip-pages.routes.tsx'
import { tripApi } from './trips/trips.routes.tsx'

/** The whole site: what every request passes, then the features. */
export function createApp(services: Services) {
  const app = openEntrance(services)
  app.use(sameOrigin())
  app.use(readViewer(services.auth?.sessions, services.clock))
  if (services.rateLimiters) app.use(limitUsers(services.rateLimiters, services.log))
  guardPages(app)

  for (const feature of publicFeatures(services)) app.route('/', feature)
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

  errorAnswers(app, services.log, logOutFailed)
  return app
}

export type App = ReturnType<typeof createApp>
