import { blogRoutes } from '../blog/blog.routes.tsx'
import { contactPage } from '../contact/contact-page.routes.tsx'
import type { Basics } from './adapters.ts'
import { mapRoutes } from '../map/map.routes.ts'
import { createBaseApp } from './base-app.ts'
import { checkPage } from '../itinerary/check-page.routes.ts'
import { developersRoutes } from '../developers/developers.routes.ts'
import { placesRoutes } from '../places/places.routes.tsx'
import { patternText } from '../routes.ts'
import { crawlerRoutes } from '../site/crawler.routes.tsx'
import { errorAnswers } from './error-handler.tsx'
import { siteRoutes } from '../site/site.routes.tsx'
import { textRoutes } from '../site/texts.routes.tsx'

/** Routes that are the same for everyone and need no database. The full app has them too, beside its other methods. */
export function publicFeatures(basics: Basics) {
  return [
    siteRoutes,
    textRoutes,
    crawlerRoutes,
    blogRoutes,
    contactPage,
    placesRoutes,
    mapRoutes,
    checkPage,
    developersRoutes,
  ].map((routes) => routes(basics))
}

/** Answers most visits. A Worker starts with this app alone, in three quarters of the time of the full one. */
export function createPublicApp(basics: Basics) {
  const app = createBaseApp(basics)
  for (const feature of publicFeatures(basics)) app.route('/', feature)
  errorAnswers(app, basics.log)

  const paths = app.routes.flatMap(({ method, path }) => (method === 'GET' ? patternText(path) : []))
  const known = new RegExp(`^(?:${paths.join('|')})$`)
  return {
    app,
    /** Whether this app has a route for the request; if not, the full app answers. */
    answers(request: Request): boolean {
      return ['GET', 'HEAD'].includes(request.method) && known.test(app.getPath(request))
    },
  }
}
