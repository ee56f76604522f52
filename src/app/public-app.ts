import { blogRoutes } from '../blog/blog.routes.tsx'
import { contactPage } from '../contact/contact-page.routes.tsx'
import type { Basics } from './adapters.ts'
import { createBaseApp } from './base-app.ts'
import { patternText } from '../routes.ts'
import { crawlerRoutes } from '../site/crawler.routes.tsx'
import { errorAnswers } from './error-handler.tsx'
import { siteRoutes } from '../site/site.routes.tsx'
import { textRoutes } from '../site/texts.routes.tsx'

/** What is the same for everyone, and needs no database; in the whole site, too, which knows what else an address takes. */
export function publicFeatures(basics: Basics) {
  return [siteRoutes, textRoutes, crawlerRoutes, blogRoutes, contactPage].map((routes) => routes(basics))
}

/** Most visits see nothing beyond it. A Worker starts with it alone, in three quarters of the whole's time. */
export function createFront(basics: Basics) {
  const app = createBaseApp(basics)
  for (const feature of publicFeatures(basics)) app.route('/', feature)
  errorAnswers(app, basics.log)

  const paths = app.routes.flatMap(({ method, path }) => (method === 'GET' ? patternText(path) : []))
  const known = new RegExp(`^(?:${paths.join('|')})$`)
  return {
    app,
    /** Whether it has an answer; everything else is the whole site's. */
    answers(request: Request): boolean {
      return ['GET', 'HEAD'].includes(request.method) && known.test(app.getPath(request))
    },
  }
}
