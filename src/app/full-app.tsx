import '../i18n/app-texts.ts'
import { accountApi } from '../account/account-api.routes.tsx'
import { accountEmailPages } from '../account/email/account-email.routes.tsx'
import { undoAddressPages } from '../account/email/undo-address.routes.tsx'
import { connectedAppsRoutes } from '../account/connected-apps.routes.ts'
import { accountPages } from '../account/account.routes.tsx'
import { passkeysApi } from '../account/passkeys/passkeys-api.routes.ts'
import { passkeySignIn } from '../auth/passkeys/passkey-sign-in.routes.ts'
import { authApi } from '../auth/auth-api.routes.tsx'
import { forgetPendingTrip, keepPendingTrip } from '../auth/pending-trip/pending-trip-cookie.ts'
import { emailVerifiedPage } from '../auth/pages/email-verified.routes.tsx'
import { logOutFailed } from '../auth/sessions/log-out.ts'
import { readViewer } from '../auth/sessions/read-viewer.ts'
import { guardPages } from '../auth/sessions/require-viewer.ts'
import { sameOrigin } from '../http/same-origin.ts'
import { signInPages } from '../auth/pages/sign-in.routes.tsx'
import { signInLinkPages } from '../auth/pages/sign-in-link.routes.tsx'
import { placesApi } from '../atlas/lookup/places.routes.ts'
import { checkRoutes } from '../itinerary/check.routes.tsx'
import { contactRoutes } from '../contact/contact.routes.tsx'
import { mcpRoutes } from '../assistants/mcp.routes.ts'
import { oauthRoutes } from '../oauth/oauth.routes.tsx'
import { createBaseApp } from './base-app.ts'
import { publicFeatures } from './public-app.ts'
import { newsletterRoutes } from '../newsletter/newsletter.routes.tsx'
import { mailWebhooks } from '../mail/webhooks.routes.tsx'
import { limitUsers } from '../http/rate-limits.ts'
import type { DatabaseServices, Services } from '../services.ts'
import { dispatchByShard } from './dispatch-by-shard.ts'
import { errorAnswers } from './error-handler.tsx'
import { HOME_HEAD, HomePage } from '../site/home/home.page.tsx'
import { photoRoutes } from '../open-data/photos/photo.routes.ts'
import { healthRoutes } from '../site/health.routes.ts'
import { changeRoutes } from '../trips/change/change.routes.tsx'
import { editTripRoutes } from '../trips/edit/edit-trip.routes.tsx'
import { bringAlongRoutes } from '../trips/import/bring-along.routes.tsx'
import { importRoutes } from '../trips/import/import.routes.tsx'
import { departureMailRoutes } from '../trips/departure/departure-mail.routes.tsx'
import { tripFileRoutes } from '../trips/export/trip-files.routes.ts'
import { tripLinkRoutes } from '../trips/share/trip-links.routes.tsx'
import { tripFormRoutes } from '../trips/submit/trip-form.routes.tsx'
import { tripPages } from '../trips/pages/trip-pages.routes.tsx'
import { tripApi } from '../trips/trips-api.routes.tsx'

const pendingTrip = { keep: keepPendingTrip, forget: forgetPendingTrip }

/** The full app: of several databases, the one whose number the request's session carries answers it. */
export function createApp(services: Services) {
  const [app, ...others] = services.shards.map(createShardApp)
  return app && others.length > 0 ? dispatchByShard([app, ...others]) : createShardApp(services)
}

/** For the users of one database: middleware, then the routes of every feature. */
function createShardApp(services: DatabaseServices) {
  const app = createBaseApp(services)
  app.use(sameOrigin())
  app.use(readViewer(services.auth?.sessions, services.clock))
  if (services.rateLimiters) app.use(limitUsers(services.rateLimiters, services.log))
  guardPages(app)

  for (const feature of publicFeatures(services)) app.route('/', feature)
  app.route('/', newsletterRoutes(services))
  app.route('/', contactRoutes(services))
  app.route('/', checkRoutes(services))
  app.route('/', tripFormRoutes({ ...services, pendingTrip, home: { head: HOME_HEAD, Page: HomePage } }))
  app.route('/', tripPages(services))
  app.route('/', authApi(services))
  app.route('/', passkeySignIn(services))
  app.route('/', accountApi(services))
  app.route('/', passkeysApi(services))
  app.route('/', accountPages(services))
  app.route('/', connectedAppsRoutes(services))
  app.route('/', accountEmailPages(services))
  app.route('/', undoAddressPages(services))
  app.route('/', signInPages(services))
  app.route('/', signInLinkPages(services))
  app.route('/', emailVerifiedPage(services))
  app.route('/', tripApi({ ...services, pendingTrip }))
  app.route('/', editTripRoutes(services))
  app.route('/', changeRoutes(services))
  app.route('/', importRoutes(services))
  app.route('/', bringAlongRoutes(services))
  app.route('/', tripLinkRoutes(services))
  app.route('/', tripFileRoutes(services))
  app.route('/', oauthRoutes(services))
  app.route('/', mcpRoutes({ ...services, grants: services.oauth.grants }))
  app.route('/', placesApi(services))
  app.route('/', photoRoutes(services))
  app.route('/', departureMailRoutes(services))
  app.route('/', mailWebhooks(services))
  app.route('/', healthRoutes(services))
  if (__LOCAL__)
    app.all('/dev/*', async (c) =>
      (await import('../local/dev.routes.ts')).devRoutes(services.kv).fetch(c.req.raw),
    )

  errorAnswers(app, services.log, logOutFailed)
  return app
}

export type App = ReturnType<typeof createApp>
