import { Trans } from '@lingui/react/macro'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'

export interface SignInLinkProps {
  locale: Locale
  token: string
  email: string
}

/**
 * What the mail's link opens. Mail programs open links by themselves, so only the button does anything. Nothing that
 * came with the request for it is shown: a stranger may have made that.
 */
export function SignInLinkPage({ locale, token, email }: SignInLinkProps) {
  return (
    <section className="auth-page">
      <h1>
        <Trans>Confirm that it is you</Trans>
      </h1>
      <p>
        <Trans>You are about to log in as {email} on this device.</Trans>
      </p>
      <form method="post" action={pathTo('signInLink', locale)}>
        <input type="hidden" name="token" value={token} />
        <button className="primary" type="submit">
          <Trans>Confirm and log in</Trans>
        </button>
      </form>
    </section>
  )
}

export function LinkExpiredPage({ locale }: { locale: Locale }) {
  return (
    <section className="auth-page">
      <h1>
        <Trans>This link is no longer valid</Trans>
      </h1>
      <p>
        <Trans>
          It works once and for 10 minutes. Perhaps you have used it already, or asked for a newer one.
        </Trans>
      </p>
      <p>
        <a className="button" href={pathTo('signIn', locale)}>
          <Trans>Ask for a new code</Trans>
        </a>
      </p>
    </section>
  )
}
