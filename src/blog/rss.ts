import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import type { Article } from './article.ts'
import { escapeMarkup } from '../ui/escape-markup.ts'

interface Feed {
  title: string
  description: string
  locale: Locale
  appUrl: string
  articles: Article[]
}

/** RSS 2.0, newest first. */
export function rss({ title, description, locale, appUrl, articles }: Feed): string {
  const blog = appUrl + pathTo('blog', locale)
  const items = articles.map((article) => {
    const url = appUrl + pathTo('article', locale, { slug: article.slug })
    return `<item><title>${escapeMarkup(article.title)}</title><link>${url}</link><guid>${url}</guid>\
<pubDate>${new Date(`${article.date}T00:00:00Z`).toUTCString()}</pubDate>\
<category>${article.category}</category><description>${escapeMarkup(article.summary)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\
<title>${escapeMarkup(title)}</title><link>${blog}</link><description>${escapeMarkup(description)}</description>\
<language>${locale}</language><atom:link href="${blog}/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}
