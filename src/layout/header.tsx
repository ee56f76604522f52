import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Locale } from '../i18n/locale.ts'
import { pathTo, type RouteName } from '../routes.ts'
import { keptMarkup } from '../ui/kept-markup.tsx'
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
  const { t, i18n } = useLingui()
  const here = menuPageAt(path, locale)
  const links = keptMarkup(i18n, `links ${here}`, () => <Links locale={locale} here={here} />)
  const account = keptMarkup(i18n, 'account', () => <AccountLinks locale={locale} />)
  return (
    <header className="site-header">
      <Logo href={pathTo('home', locale)} />
      <nav className="wide-only" aria-label={t`Main`} dangerouslySetInnerHTML={links} />
      <LanguageMenu locale={locale} path={path} />
      <a className="button quiet signed-out-only" href={pathTo('signIn', locale)} data-open="auth">
        <Trans>Log in</Trans>
      </a>
      <details className="menu signed-in-only" data-menu="">
        <summary aria-label={t`Your account`}>
          <span className="badge" data-badge={initials?.slice(3) ?? ''}>
            {initials ?? '?'}
          </span>
        </summary>
        <div className="menu-panel" dangerouslySetInnerHTML={account} />
      </details>
      <details className="menu narrow-only" data-menu="">
        <summary aria-label={t`Menu`}>
          <svg width="24" height="24" viewBox="0 0 24 24" stroke="currentColor" aria-hidden="true">
            <path strokeWidth="2" d="M3 6h18M3 12h18M3 18h18" />
          </svg>
        </summary>
        <nav className="menu-panel" aria-label={t`Menu`}>
          <div dangerouslySetInnerHTML={links} />
          <div className="signed-in-only" dangerouslySetInnerHTML={account} />
        </nav>
      </details>
    </header>
  )
}

const MENU = ['home', 'blog', 'faq', 'contact', 'myTrips', 'account'] as const

/** The page of the menu that a path is, or is below. */
function menuPageAt(path: string, locale: Locale): RouteName | undefined {
  const [pathname = '/'] = path.split('?')
  return MENU.find((name) => {
    const href = pathTo(name, locale)
    return name === 'home' ? pathname === href : `${pathname}/`.startsWith(`${href}/`)
  })
}

function Links({ locale, here }: { locale: Locale; here: RouteName | undefined }) {
  const link = (name: (typeof MENU)[number], label: ReactNode) => (
    <a href={pathTo(name, locale)} aria-current={name === here ? 'page' : undefined}>
      {label}
    </a>
  )
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
