import { msg } from '@lingui/core/macro'
import { type AppContext, newRoutes } from '../http/context.ts'
import type { Clock } from '../platform/clock.ts'
import { keptPublicly, publicPage, renderPersonal } from '../http/render.tsx'
import { patterns } from '../routes.ts'
import { BRAND } from '../site/brand.ts'
import { ArticleNotFoundPage, ArticlePage } from './article.page.tsx'
import { articlesIn, bodyOf, findArticle, relatedTo } from './articles.ts'
import stampCss from '../ui/stamp.css?inline'
import css from './blog.css?inline'
import { BlogPage } from './blog.page.tsx'
import { findArticles } from './find-articles.ts'
import { rss } from './rss.ts'
import { articleData } from './structured-data.ts'

const TITLE = msg`Travel planning, one question at a time`
const DESCRIPTION = msg`Articles on planning days that work: closing days, day trips, budgets, traveling with children, and life on the road.`

interface BlogSettings {
  appUrl: string
  clock: Clock
}

export function blogRoutes({ appUrl, clock }: BlogSettings) {
  const app = newRoutes()

  app.on('GET', patterns('blog', '/rss.xml'), (c) => {
    const locale = c.get('locale')
    const i18n = c.get('i18n')
    const title = `${BRAND.name}: ${i18n._(TITLE)}`
    keptPublicly(c)
    c.header('Content-Type', 'application/rss+xml; charset=utf-8')
    return c.body(
      rss({ title, description: i18n._(DESCRIPTION), locale, appUrl, articles: articlesIn(locale) }),
    )
  })

  publicPage(
    app,
    'blog',
    {
      async load(c) {
        const locale = c.get('locale')
        const { searchTextOf } = await import('./search-index.ts')
        return articlesIn(locale).map((article) => ({
          ...article,
          search: searchTextOf(article.slug, locale),
        }))
      },
      view(articles, { locale, query }) {
        const search = { q: query.get('q') ?? '', category: query.get('category') ?? '' }
        return (
          <BlogPage
            locale={locale}
            articles={articles}
            search={search}
            found={findArticles(articles, search)}
          />
        )
      },
      head: (_articles, i18n) => ({
        title: i18n._(TITLE),
        description: i18n._(DESCRIPTION),
        css: css + stampCss,
        feed: true,
      }),
    },
    clock,
  )

  publicPage(
    app,
    'article',
    {
      async load(c) {
        const locale = c.get('locale')
        const article = findArticle(c.req.param('slug') ?? '', locale)
        return (
          article && { article, html: await bodyOf(article, locale), related: relatedTo(article, locale) }
        )
      },
      notFound: articleNotFound,
      view: (data, { locale }) => <ArticlePage locale={locale} {...data} />,
      head: ({ article }, i18n, locale) => ({
        title: article.title,
        description: article.summary,
        css,
        feed: true,
        published: article.date,
        jsonLd: articleData(article, i18n, locale, appUrl),
      }),
    },
    clock,
  )

  return app
}

function articleNotFound(c: AppContext): Promise<Response> {
  const title = c.get('i18n')._(msg`Article not found`)
  return renderPersonal(c, { title }, <ArticleNotFoundPage locale={c.get('locale')} />, 404)
}
