import { Trans } from '@lingui/react/macro'
import { CodeForms } from '../auth/code-forms.tsx'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'

interface EmailProps {
  locale: Locale
  /** The address that waits for its code. */
  email: string
  /** Seconds until a new code may be asked for, or 0. */
  wait: number
  error: string | undefined
}

export function AccountEmailPage({ locale, email, wait, error }: EmailProps) {
  return (
    <div className="account-page">
      <h1>
        <Trans>Confirm your new address</Trans>
      </h1>
      <p className="success">
        <output>
          <Trans>We have sent a mail to {email}. Its code is valid for 10 minutes.</Trans>
        </output>
      </p>
      <CodeForms action={pathTo('accountEmail', locale)} wait={wait} error={error} />
      <p>
        <a href={pathTo('account', locale)}>
          <Trans>Keep my old address</Trans>
        </a>
      </p>
    </div>
  )
}
