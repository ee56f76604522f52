import { useLingui } from '@lingui/react/macro'
import { LOCALES, type Locale } from '../i18n/locale.ts'
import { inLocale } from '../routes.ts'
import { Flag } from '../ui/flag.tsx'

const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', de: 'Deutsch' }

/** The same page, query and all, in each language. */
export function LanguageMenu({ locale, path }: { locale: Locale; path: string }) {
  const { t } = useLingui()
  const [pathname = '/', search] = path.split('?')
  return (
    <details className="menu" data-menu="">
      <summary aria-label={`${locale.toUpperCase()}, ${t`Language: ${LANGUAGE_NAMES[locale]}`}`}>
        <Flag locale={locale} />
        {locale.toUpperCase()}
      </summary>
      <ul className="menu-panel">
        {LOCALES.map((other) => (
          <li key={other}>
            <a
              href={inLocale(pathname, other) + (search ? `?${search}` : '')}
              hrefLang={other}
              lang={other}
              data-locale={other}
              aria-current={other === locale ? 'true' : undefined}
            >
              <Flag locale={other} />
              {LANGUAGE_NAMES[other]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
