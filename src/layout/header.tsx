import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Locale } from '../i18n/locale.ts'
import { pathTo, type RouteName } from '../routes.ts'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'

interface HeaderProps {
  locale: Locale
  /** Path and query, so that the other language shows the same page. */
  path: string
  /** Of whoever is signed in, where the page is theirs alone. */
  initials?: string | undefined
}

export function Header({ locale, path, initials }: HeaderProps) {
  const { t } = useLingui()
  return (
    <header className="site-header">
      <Logo href={pathTo('home', locale)} />
      <nav className="wide-only" aria-label={t`Main`}>
        <Links locale={locale} path={path} />
      </nav>
      <LanguageMenu locale={locale} path={path} />
      <a className="button quiet signed-out-only" href={pathTo('signIn', locale)} data-open="auth">
        <Trans>Log in</Trans>
      </a>
      <details className="menu signed-in-only" data-menu>
        <summary aria-label={t`Your account`}>
          <span className="badge" data-badge={initials?.slice(3) ?? ''}>
            {initials ?? '?'}
          </span>
        </summary>
        <div className="menu-panel">
          <AccountLinks locale={locale} />
        </div>
      </details>
      <details className="menu narrow-only" data-menu>
        <summary aria-label={t`Menu`}>
          <svg width="24" height="24" viewBox="0 0 24 24" stroke="currentColor" aria-hidden="true">
            <path strokeWidth="2" d="M3 6h18M3 12h18M3 18h18" />
          </svg>
        </summary>
        <nav className="menu-panel" aria-label={t`Menu`}>
          <Links locale={locale} path={path} />
          <div className="signed-in-only">
            <AccountLinks locale={locale} />
          </div>
        </nav>
      </details>
    </header>
  )
}

function Links({ locale, path }: HeaderProps) {
  const link = (name: RouteName, label: ReactNode) => {
    const href = pathTo(name, locale)
    const [pathname = '/'] = path.split('?')
    const isHere = name === 'home' ? pathname === href : `${pathname}/`.startsWith(`${href}/`)
    return (
      <a href={href} aria-current={isHere ? 'page' : undefined}>
        {label}
      </a>
    )
  }
  return (
    <ul>
      <li>{link('home', <Trans>Home</Trans>)}</li>
      <li>{link('blog', <Trans>Blog</Trans>)}</li>
      <li>{link('faq', <Trans>FAQ</Trans>)}</li>
      <li>{link('contact', <Trans>Contact</Trans>)}</li>
      {/* Without script nobody fills in the badge: these pages know who is asking. */}
      <li className="no-script-only">{link('myTrips', <Trans>My Trips</Trans>)}</li>
      <li className="no-script-only">{link('account', <Trans>Account</Trans>)}</li>
    </ul>
  )
}

function AccountLinks({ locale }: { locale: Locale }) {
  return (
    <ul>
      <li>
        <a href={pathTo('myTrips', locale)}>
          <Trans>My Trips</Trans>
        </a>
      </li>
      <li>
        <a href={pathTo('account', locale)}>
          <Trans>Account</Trans>
        </a>
      </li>
      <li>
        <form method="post" action={pathTo('signOut', locale)}>
          <button type="submit">
            <Trans>Log out</Trans>
          </button>
        </form>
      </li>
    </ul>
  )
}
