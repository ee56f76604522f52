import type { Atlas } from '../atlas/atlas.ts'
import { articlesIn } from '../blog/articles.ts'
import { newRoutes } from '../http/context.ts'
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locale.ts'
import { keptPublicly } from '../http/render.tsx'
import { ADS_TXT } from '../ads/ads-txt.ts'
import type { Clock } from '../platform/clock.ts'
import { pathTo, manifestPath } from '../routes.ts'
import { llmsText } from './llms-text.ts'
import { manifest } from './manifest.ts'
import { OPERATOR } from './operator.ts'
import { pageSitemap, PLACE_SITEMAPS, placeSitemap, sitemapIndex } from './sitemap.ts'

const DAY_MS = 86_400_000
/** Less than a year, as the RFC asks. */
const EXPIRES_DAYS = 180

interface CrawlerSettings {
  appUrl: string
  clock: Clock
  atlas: () => Promise<Atlas>
}

/** What programs ask for: sitemap, robots.txt, ads.txt and security.txt. */
export function crawlerRoutes({ appUrl, clock, atlas }: CrawlerSettings) {
  const app = newRoutes()

  for (const locale of LOCALES)
    app.get(manifestPath(locale), (c) => {
      keptPublicly(c)
      c.header('Content-Type', 'application/manifest+json')
      return c.body(JSON.stringify(manifest(locale, c.get('i18n'))))
    })

  app.get('/sitemap.xml', (c) => {
    keptPublicly(c)
    c.header('Content-Type', 'application/xml; charset=utf-8')
    return c.body(sitemapIndex(appUrl))
  })

  app.get('/sitemap-pages.xml', (c) => {
    keptPublicly(c)
    c.header('Content-Type', 'application/xml; charset=utf-8')
    return c.body(pageSitemap(appUrl, articlesIn(DEFAULT_LOCALE)))
  })

  for (const continent of PLACE_SITEMAPS)
    app.get(`/sitemap-places-${continent}.xml`, async (c) => {
      const { heads } = await atlas()
      keptPublicly(c)
      c.header('Content-Type', 'application/xml; charset=utf-8')
      return c.body(
        placeSitemap(
          appUrl,
          heads.filter((head) => head.continent === continent),
        ),
      )
    })

  app.get('/robots.txt', (c) => {
    keptPublicly(c)
    // Private pages say noindex themselves, which a crawler must be able to read.
    return c.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${appUrl}/sitemap.xml\n`)
  })

  app.get('/llms.txt', (c) => {
    keptPublicly(c)
    return c.text(llmsText(appUrl))
  })

  app.get('/ads.txt', (c) => {
    keptPublicly(c)
    return c.text(`${ADS_TXT.join('\n')}\n`)
  })

  // RFC 9116
  app.get('/.well-known/security.txt', (c) => {
    keptPublicly(c)
    const expires = new Date(Math.floor(clock.now() / DAY_MS) * DAY_MS + EXPIRES_DAYS * DAY_MS).toISOString()
    const lines = [
      `Contact: mailto:${OPERATOR.email}`,
      `Contact: ${appUrl}${pathTo('contact', DEFAULT_LOCALE)}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, de',
      `Canonical: ${appUrl}/.well-known/security.txt`,
    ]
    return c.text(`${lines.join('\n')}\n`)
  })

  return app
}
