import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import { EsimOffer } from '../ads/esim.page.tsx'
import { contoursOf } from '../ui/contours.ts'
import type { Article } from './article.ts'
import { ArticleFacts, ArticleLine } from './article-line.page.tsx'
import { CATEGORY_WORDS } from './search-tokens.ts'

interface ArticleProps {
  locale: Locale
  article: Article
  html: string
  related: Article[]
}

export function ArticlePage({ locale, article, html, related }: ArticleProps) {
  const { i18n, t } = useLingui()
  const { title, summary, category, at } = article
  return (
    <>
      <nav aria-label={t`You are here`} className="crumbs">
        <a href={pathTo('blog', locale)}>
          <Trans>Blog</Trans>
        </a>{' '}
        <span aria-hidden="true">›</span>{' '}
        <a href={pathTo('blog', locale, {}, { category })}>{i18n._(CATEGORY_WORDS[category])}</a>
      </nav>
      <Sheet at={at} />
      <article className="prose">
        <h1>{title}</h1>
        <p className="lead">{summary}</p>
        <ArticleFacts article={article} />
        <div dangerouslySetInnerHTML={{ __html: html }} />
        <p>
          <a href={pathTo('places', locale)}>
            <Trans>All places with hours, prices and months</Trans>
          </a>
        </p>
      </article>
      <EsimOffer />
      {related.length > 0 && (
        <section className="sheet">
          <h2>
            <Trans>Read on</Trans>
          </h2>
          <ul className="cards">
            {related.map((other) => (
              <ArticleLine key={other.slug} article={other} locale={locale} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const SHEET = { width: 1120, height: 160, step: 32, levels: 11 }

/** The land around the article's place, as a strip of a map. */
function Sheet({ at }: { at: Article['at'] }) {
  const { fine, bold } = contoursOf(at, SHEET)
  return (
    <svg
      className="contours strip"
      viewBox="0 0 1120 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path strokeWidth="1.5" d={fine} />
      <path strokeWidth="3" d={bold} />
    </svg>
  )
}

export function ArticleNotFoundPage({ locale }: { locale: Locale }) {
  return (
    <article className="prose">
      <h1>
        <Trans>Article not found</Trans>
      </h1>
      <p>
        <Trans>The article you're looking for doesn't exist or has been moved.</Trans>
      </p>
      <p>
        <a className="button" href={pathTo('blog', locale)}>
          <Trans>To the blog</Trans>
        </a>
      </p>
    </article>
  )
}
