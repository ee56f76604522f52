import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import { type Article, CATEGORIES } from './article.ts'
import { ArticleLine } from './article-line.page.tsx'
import type { Search } from './find-articles.ts'
import { CATEGORY_WORDS } from './search-tokens.ts'

interface BlogProps {
  locale: Locale
  articles: Article[]
  search: Search
  /** Slugs, those about the words first. */
  found: Set<string>
}

/** Every article is in the page; those not found are hidden, so that the browser can go on searching. */
export function BlogPage({ locale, articles, search, found }: BlogProps) {
  const { i18n, t } = useLingui()
  const action = pathTo('blog', locale)
  const count = found.size
  const order = [...found, ...articles.map(({ slug }) => slug)]
  const sorted = articles.toSorted((one, other) => order.indexOf(one.slug) - order.indexOf(other.slug))
  return (
    <>
      <h1>
        <Trans>Blog</Trans>
      </h1>
      <search>
        <form className="blog-search" method="get" action={action} data-island="search">
          <div className="field">
            <label htmlFor="q">
              <Trans>Search articles</Trans>
            </label>
            <input id="q" type="search" name="q" defaultValue={search.q} maxLength={80} autoComplete="off" />
          </div>
          <div className="field">
            <label htmlFor="category">
              <Trans>Category</Trans>
            </label>
            <select id="category" name="category" defaultValue={search.category}>
              <option value="">{t`All categories`}</option>
              {CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {i18n._(CATEGORY_WORDS[category])}
                </option>
              ))}
            </select>
          </div>
          <button className="button" type="submit">
            <Trans>Search</Trans>
          </button>
        </form>
      </search>
      <p className="hint">
        <output data-found data-none={t`No articles found`} data-one={t`1 article`} data-many={t`# articles`}>
          <Plural value={count} _0="No articles found" one="1 article" other="# articles" />
        </output>
      </p>
      <h2 className="hidden">
        <Trans>Articles</Trans>
      </h2>
      <ul className="articles">
        {sorted.map((article) => (
          <ArticleLine
            key={article.slug}
            article={article}
            locale={locale}
            hidden={!found.has(article.slug)}
            stamped
          />
        ))}
      </ul>
      <p>
        <a href={`${action}/rss.xml`}>
          <Trans>Articles as RSS</Trans>
        </a>
      </p>
    </>
  )
}
