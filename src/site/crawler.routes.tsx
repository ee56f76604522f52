import { articlesIn } from '../blog/articles.ts'
import { newRoutes } from '../http/context.ts'
import { DEFAULT_LOCALE } from '../i18n/locale.ts'
import { keptPublicly } from '../http/render.tsx'
import { ADS_TXT } from '../ads/ads-txt.ts'
import { sitemap } from './sitemap.ts'

/** What programs ask for: sitemap, robots.txt and ads.txt. */
export function crawlerRoutes({ appUrl }: { appUrl: string }) {
  const app = newRoutes()

  app.get('/sitemap.xml', (c) => {
    keptPublicly(c)
    c.header('Content-Type', 'application/xml; charset=utf-8')
    return c.body(sitemap(appUrl, articlesIn(DEFAULT_LOCALE)))
  })

  app.get('/robots.txt', (c) => {
    keptPublicly(c)
    // Private pages say noindex themselves, which a crawler must be able to read.
    return c.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${appUrl}/sitemap.xml\n`)
  })

  app.get('/ads.txt', (c) => {
    keptPublicly(c)
    return c.text(`${ADS_TXT.join('\n')}\n`)
  })

  return app
}
