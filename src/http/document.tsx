import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { assets } from 'virtual:client-assets'
import type { I18n } from '../i18n/messages.ts'
import { LANGUAGE_TAGS, LOCALES, type Locale } from '../i18n/locale.ts'
import { inLocale, pathTo, manifestPath } from '../routes.ts'
import { BRAND } from '../site/brand.ts'
import { Footer } from '../layout/footer.tsx'
import { Header } from '../layout/header.tsx'

export interface Head {
  title: string
  description?: string
  /** Search engines may list it. */
  indexed?: boolean
  /** Rules of this page, after the ones every page has. */
  css?: string
  /** Where the page itself has a place behind its headline (LateStyles): what stands there, parts.css among it. */
  lateCss?: string
  /** Seconds after which a page that waits loads itself again where no script runs. */
  refresh?: number
  /** A page about who somebody is: Trusted Types are enforced. Not where a package writes markup, as maps do. */
  trustedTypes?: boolean
  /** Structured data (schema.org), one object a script. */
  jsonLd?: object[]
  /** Worth a place on a phone's screen. */
  installable?: boolean
  /** Names the blog's feed. */
  feed?: boolean
  /** A picture of its own for other sites: path and, in the page's language, what is on it. */
  image?: { path: string; alt: string }
  /** YYYY-MM-DD, of an article. */
  published?: string
}

export interface DialogProps {
  locale: Locale
  i18n: I18n
}

interface DocumentProps {
  head: Head
  /** The badge's letters, on a page that is rendered for whoever is signed in; elsewhere a script puts them in. */
  initials?: string | undefined
  styles: string[]
  locale: Locale
  /** Path and query as asked for. */
  path: string
  appUrl: string
  year: number
  Dialogs: ComponentType<DialogProps>
  children: ReactNode
}

export function Document({
  head,
  initials,
  styles,
  locale,
  path,
  appUrl,
  year,
  Dialogs,
  children,
}: DocumentProps) {
  const { i18n, t } = useLingui()
  const [pathname = '/'] = path.split('?')
  return (
    <html lang={locale} data-build={assets.build} className={initials && 'signed-in'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${head.title} · ${BRAND.name}`}</title>
        {head.description && <meta name="description" content={head.description} />}
        {head.indexed ? (
          <SearchEngines {...{ head, locale, pathname, appUrl }} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <link rel="icon" href="/favicon.svg" />
        {head.installable && (
          <>
            <link rel="manifest" href={manifestPath(locale)} />
            <link rel="apple-touch-icon" href="/icon-192.png" />
          </>
        )}
        {styles.map((css, index) => (
          <style key={index} dangerouslySetInnerHTML={{ __html: css }} />
        ))}
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
        {head.refresh && (
          <noscript>
            <meta httpEquiv="refresh" content={String(head.refresh)} />
          </noscript>
        )}
        {head.jsonLd?.map((data, index) => (
          <script
            key={index}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
          />
        ))}
      </head>
      <body>
        <a className="skip-link" href="#main">
          <Trans>Skip to content</Trans>
        </a>
        <Header locale={locale} path={path} initials={initials} />
        <main id="main" aria-label={t`Content`}>
          {children}
        </main>
        <Footer locale={locale} year={year} />
        <Dialogs locale={locale} i18n={i18n} />
        {/* Async, so that nothing waits for it; at the end, where all it looks for is there: React would move it into
            the head if it had no handler. */}
        <script type="module" async src={assets.entry} onLoad={() => {}} />
      </body>
    </html>
  )
}

interface SearchEnginesProps {
  head: Head
  locale: Locale
  pathname: string
  appUrl: string
}

function SearchEngines({ head, locale, pathname, appUrl }: SearchEnginesProps) {
  const url = appUrl + inLocale(pathname, locale)
  return (
    <>
      <link rel="canonical" href={url} />
      {LOCALES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={appUrl + inLocale(pathname, other)} />
      ))}
      {head.feed && (
        <link
          rel="alternate"
          type="application/rss+xml"
          href={`${pathTo('blog', locale)}/rss.xml`}
          title={BRAND.name}
        />
      )}
      <link rel="alternate" hrefLang="x-default" href={appUrl + inLocale(pathname, LOCALES[0])} />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      {head.published && (
        <>
          <meta property="og:type" content="article" />
          <meta property="article:published_time" content={head.published} />
        </>
      )}
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:locale" content={LANGUAGE_TAGS[locale].replace('-', '_')} />
      <meta property="og:image" content={appUrl + (head.image?.path ?? '/share.png')} />
      {head.image && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={head.image.alt} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
