import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import type { Article } from './article.ts'

interface Feed {
  title: string
  description: string
  locale: Locale
  appUrl: string
  articles: Article[]
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** RSS 2.0, newest first. */
export function rss({ title, description, locale, appUrl, articles }: Feed): string {
  const blog = appUrl + pathTo('blog', locale)
  const items = articles.map((article) => {
    const url = appUrl + pathTo('article', locale, { slug: article.slug })
    return `<item><title>${escapeXml(article.title)}</title><link>${url}</link><guid>${url}</guid>\
<pubDate>${new Date(`${article.date}T00:00:00Z`).toUTCString()}</pubDate>\
<category>${article.category}</category><description>${escapeXml(article.summary)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\
<title>${escapeXml(title)}</title><link>${blog}</link><description>${escapeXml(description)}</description>\
<language>${locale}</language><atom:link href="${blog}/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character)
}
