import { Trans } from '@lingui/react/macro'
import { CODE } from '../auth/auth-limits.ts'
import { WaitHint } from '../auth/sign-in.page.tsx'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import { CodeField } from '../ui/code-field.tsx'

interface EmailProps {
  locale: Locale
  /** The address that waits for its code. */
  email: string
  /** Seconds until a new code may be asked for, or 0. */
  wait: number
  error: string | undefined
}

export function AccountEmailPage({ locale, email, wait, error }: EmailProps) {
  const action = pathTo('accountEmail', locale)
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
      <form method="post" action={action}>
        <CodeField name="token" digits={CODE.digits} error={error} />
        <button className="primary" type="submit">
          <Trans>Verify OTP</Trans>
        </button>
      </form>
      <form method="post" action={action}>
        <input type="hidden" name="resend" value="yes" />
        {wait > 0 && <WaitHint seconds={wait} />}
        <button className="button quiet" type="submit">
          <Trans>Resend code</Trans>
        </button>
      </form>
      <p>
        <a href={pathTo('account', locale)}>
          <Trans>Keep my old address</Trans>
        </a>
      </p>
    </div>
  )
}
