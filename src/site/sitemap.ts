import { CONTINENTS, type Destination } from '../atlas/destination.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locale.ts'
import { pathTo, type RouteName, type RouteParams, ROUTES } from '../routes.ts'

interface Listed {
  name: RouteName
  params?: RouteParams
  /** YYYY-MM-DD. */
  changed?: string
}

/** A file of at most some hundred places each, beside the one for pages and articles. */
export const PLACE_SITEMAPS: readonly Destination['continent'][] = CONTINENTS

/** The list of lists (sitemaps.org, "Sitemap index"). */
export function sitemapIndex(appUrl: string): string {
  const parts = ['pages', ...PLACE_SITEMAPS.map((continent) => `places-${continent}`)]
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.map((part) => `<sitemap><loc>${appUrl}/sitemap-${part}.xml</loc></sitemap>`).join('\n')}
</sitemapindex>
`
}

/** Every place of a continent, as pageSitemap. */
export function placeSitemap(appUrl: string, places: readonly { id: string }[]): string {
  return urlset(
    appUrl,
    places.map(({ id }): Listed => ({ name: 'place', params: { id } })),
  )
}

/** Every indexed page and article in every language, each naming its other languages (hreflang in xhtml:link). */
export function pageSitemap(appUrl: string, articles: { slug: string; date: string }[]): string {
  const pages: Listed[] = (Object.keys(ROUTES) as RouteName[])
    .filter((name) => ROUTES[name].indexed && !ROUTES[name].path.includes(':'))
    .map((name) => ({ name }))
  return urlset(appUrl, [
    ...pages,
    ...articles.map(({ slug, date }): Listed => ({ name: 'article', params: { slug }, changed: date })),
  ])
}

function urlset(appUrl: string, all: readonly Listed[]): string {
  const urls = all.flatMap((page) => LOCALES.map((locale) => entry(appUrl, page, locale)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function entry(appUrl: string, { name, params, changed }: Listed, locale: Locale): string {
  const url = (other: Locale) => appUrl + pathTo(name, other, params)
  const alternate = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
  const alternates = LOCALES.map((other) => alternate(other, url(other))).join('')
  const modified = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `<url><loc>${url(locale)}</loc>${modified}${alternates}${alternate('x-default', url(DEFAULT_LOCALE))}</url>`
}
