import { Trans } from '@lingui/react/macro'
import { LinkButtonPage, LinkExpired } from '../../auth/pages/link-button.page.tsx'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'

export function UndoAddressPage({ locale, token }: { locale: Locale; token: string }) {
  return (
    <LinkButtonPage
      title={<Trans>Undo the change of address</Trans>}
      text={
        <Trans>
          The account comes back to the address this link was sent to, every device is signed out and every
          passkey removed. Then log in with a new code.
        </Trans>
      }
      action={pathTo('undoAddress', locale)}
      token={token}
      button={<Trans>Bring my account back</Trans>}
    />
  )
}

export function AddressRestoredPage({ locale }: { locale: Locale }) {
  return (
    <section className="auth-page">
      <h1>
        <Trans>Your account is back</Trans>
      </h1>
      <p>
        <output>
          <Trans>It has its old address again; every device is signed out and every passkey removed.</Trans>
        </output>
      </p>
      <p>
        <a className="button" href={pathTo('signIn', locale)}>
          <Trans>Log in</Trans>
        </a>
      </p>
    </section>
  )
}

export function UndoExpiredPage({ locale }: { locale: Locale }) {
  return (
    <LinkExpired
      text={<Trans>It works once and for 72 hours. If you need help, please write to us.</Trans>}
      path={pathTo('contact', locale)}
      label={<Trans>Contact</Trans>}
    />
  )
}
