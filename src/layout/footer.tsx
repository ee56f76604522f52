import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import { keptMarkup } from '../ui/kept-markup.tsx'
import { BRAND } from '../site/brand.ts'
import { SocialIcon } from './social-icon.tsx'

interface FooterProps {
  locale: Locale
  year: number
}

export function Footer(props: FooterProps) {
  const { i18n } = useLingui()
  const html = keptMarkup(i18n, `footer ${props.year}`, () => <FooterLinks {...props} />)
  return <footer className="site-footer" dangerouslySetInnerHTML={html} />
}

function FooterLinks({ locale, year }: FooterProps) {
  const { t } = useLingui()
  return (
    <>
      <div>
        <nav aria-label={t`Footer`}>
          <ul>
            <li>
              <a href={pathTo('places', locale)}>
                <Trans>Places</Trans>
              </a>
            </li>
            <li>
              <a href={pathTo('check', locale)}>
                <Trans>Check a plan</Trans>
              </a>
            </li>
            <li>
              <a href={pathTo('about', locale)}>
                <Trans>About</Trans>
              </a>
            </li>
            <li>
              <a href={pathTo('developers', locale)}>
                <Trans>Developers</Trans>
              </a>
            </li>
            <li>
              <a href={pathTo('terms', locale)}>
                <Trans>Terms</Trans>
              </a>
            </li>
            <li>
              <a href={pathTo('privacy', locale)}>
                <Trans>Privacy</Trans>
              </a>
            </li>
            <li>
              <a href={pathTo('imprint', locale)}>
                <Trans>Imprint</Trans>
              </a>
            </li>
          </ul>
        </nav>
        <ul className="social" aria-label={t`Social media`}>
          {BRAND.social.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noreferrer me" aria-label={name}>
                <SocialIcon name={name} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p>
        <Trans>
          © {year} {BRAND.name}. All rights reserved.
        </Trans>
      </p>
    </>
  )
}
