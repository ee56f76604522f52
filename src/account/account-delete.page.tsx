import { Trans } from '@lingui/react/macro'
import { CODE } from '../auth/auth-constants.ts'
import { PasskeyProof, PasskeyScript } from '../auth/passkeys/passkey-parts.page.tsx'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import { BackHome } from '../layout/back-home.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { CodeButton } from './password/password.page.tsx'

interface DeleteProps {
  locale: Locale
  /** The sign-in is recent enough to need no code. */
  fresh: boolean
  /** A code was just sent. */
  sent?: boolean
  /** As typed. */
  code?: string | undefined
  error?: string | undefined
  /** The account has one that counts now. */
  hasPasskey?: boolean
}

export function AccountDeletePage({ locale, fresh, sent, code, error, hasPasskey }: DeleteProps) {
  // A code that was judged is asked for again, also where the sign-in has become fresh meanwhile.
  const asksForCode = !fresh || error !== undefined
  return (
    <div className="account-page">
      <h1>
        <Trans>Delete account</Trans>
      </h1>
      <p>
        <Trans>
          Your trips, plans, shared links, newsletter subscription and settings are deleted at once. This
          cannot be undone.
        </Trans>
      </p>
      {sent && (
        <p className="success">
          <output>
            <Trans>We have sent a code to your e-mail.</Trans>
          </output>
        </p>
      )}
      <form method="post" action={pathTo('accountDelete', locale)}>
        {asksForCode && (
          <CodeField name="code" digits={CODE.digits} typed={code} error={error} required={!fresh} />
        )}
        {asksForCode && hasPasskey && <PasskeyProof />}
        <button className="primary" type="submit">
          <Trans>Delete my account</Trans>
        </button>
      </form>
      {asksForCode && hasPasskey && <PasskeyScript />}
      {asksForCode && <CodeButton path={pathTo('account', locale)} from="delete" />}
      <p>
        <a href={pathTo('account', locale)}>
          <Trans>Keep my account</Trans>
        </a>
      </p>
    </div>
  )
}

export function AccountDeletedPage({ locale }: { locale: Locale }) {
  return (
    <div className="account-page">
      <h1>
        <Trans>Account deleted successfully!</Trans>
      </h1>
      <p>
        <Trans>Everything that belonged to it is gone. Have a good journey.</Trans>
      </p>
      <BackHome locale={locale} />
    </div>
  )
}
