import { useLingui } from '@lingui/react/macro'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import { Stamp } from '../ui/stamp.tsx'
import type { Article } from './article.ts'
import { CATEGORY_WORDS } from './search-tokens.ts'

interface ArticleLineProps {
  article: Article
  locale: Locale
  /** In a list that is searched in the browser: whether it stays in the page unseen. */
  hidden?: boolean
  /** Title and facts only. */
  brief?: boolean
  /** With the stamp of its place. */
  stamped?: boolean
}

/** An article in a list: what it is filed under, its title and what it says. */
export function ArticleLine({ article, locale, hidden, brief, stamped }: ArticleLineProps) {
  const { slug, title, summary, at } = article
  return (
    <li data-slug={hidden === undefined ? undefined : slug} hidden={hidden}>
      {stamped && <Stamp name={slug} at={at} />}
      <div>
        <h3>
          <a href={pathTo('article', locale, { slug })}>{title}</a>
        </h3>
        {!brief && <p>{summary}</p>}
        <ArticleFacts article={article} />
      </div>
    </li>
  )
}

/** Category, date and reading time. */
export function ArticleFacts({ article }: { article: Article }) {
  const { i18n, t } = useLingui()
  const { category, date, dateText, minutes } = article
  return (
    <p className="hint">
      {`${i18n._(CATEGORY_WORDS[category])} · `}
      <time dateTime={date}>{dateText}</time>
      {` · ${t`${minutes} min read`}`}
    </p>
  )
}
