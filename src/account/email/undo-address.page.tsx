import { Trans } from '@lingui/react/macro'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'

/** What the letter's link opens. Mail programs open links by themselves, so only the button does anything. */
export function UndoAddressPage({ locale, token }: { locale: Locale; token: string }) {
  return (
    <section className="auth-page">
      <h1>
        <Trans>Undo the change of address</Trans>
      </h1>
      <p>
        <Trans>
          The account comes back to the address this link was sent to, and every device is signed out. Then
          log in with a new code.
        </Trans>
      </p>
      <form method="post" action={pathTo('undoAddress', locale)}>
        <input type="hidden" name="token" value={token} />
        <button className="primary" type="submit">
          <Trans>Bring my account back</Trans>
        </button>
      </form>
    </section>
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
          <Trans>It has its old address again, and every device is signed out.</Trans>
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
    <section className="auth-page">
      <h1>
        <Trans>This link is no longer valid</Trans>
      </h1>
      <p>
        <Trans>It works once and for 72 hours. If you need help, please write to us.</Trans>
      </p>
      <p>
        <a className="button" href={pathTo('contact', locale)}>
          <Trans>Contact</Trans>
        </a>
      </p>
    </section>
  )
}
