import type { I18n } from '../i18n/messages.ts'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import { BRAND } from '../site/brand.ts'
import type { Article } from './article.ts'
import { CATEGORY_WORDS } from './search-tokens.ts'

/** schema.org: the article and the way to it. */
export function articleData(article: Article, i18n: I18n, locale: Locale, appUrl: string): object[] {
  const { slug, title, summary, date, category } = article
  const url = appUrl + pathTo('article', locale, { slug })
  const blog = appUrl + pathTo('blog', locale)
  const publisher = { '@type': 'Organization', name: BRAND.name, url: appUrl }
  const step = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  })
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description: summary,
      datePublished: date,
      dateModified: date,
      inLanguage: locale,
      mainEntityOfPage: url,
      image: `${appUrl}/share.png`,
      author: publisher,
      publisher,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        step(1, 'Blog', blog),
        step(2, i18n._(CATEGORY_WORDS[category]), appUrl + pathTo('blog', locale, {}, { category })),
        step(3, title, url),
      ],
    },
  ]
}
