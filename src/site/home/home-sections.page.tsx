import { Trans } from '@lingui/react/macro'
import { ArticleLine } from '../../blog/article-line.page.tsx'
import { articlesIn } from '../../blog/articles.ts'
import type { Locale } from '../../i18n/locale.ts'
import { NewsletterForm } from '../../newsletter/newsletter-form.page.tsx'
import { pathTo } from '../../routes.ts'

const TEASED = 3

/** What stands below the plan on the home page: the blog and the newsletter. */
export function HomeSections({ locale }: { locale: Locale }) {
  return (
    <>
      <section className="sheet">
        <h2>
          <Trans>From the blog</Trans>
        </h2>
        <ul className="cards">
          {articlesIn(locale)
            .slice(0, TEASED)
            .map((article) => (
              <ArticleLine key={article.slug} article={article} locale={locale} brief />
            ))}
        </ul>
        <p>
          <a href={pathTo('blog', locale)}>
            <Trans>All articles</Trans>
          </a>
        </p>
      </section>
      <section className="sheet prose" id="newsletter">
        <h2>
          <Trans>Newsletter</Trans>
        </h2>
        <NewsletterForm locale={locale} />
      </section>
    </>
  )
}
