import { Trans } from '@lingui/react/macro'
import { CodeForms, type CodeFormsProps } from '../../auth/pages/code-forms.tsx'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'

interface EmailProps extends Omit<CodeFormsProps, 'action'> {
  locale: Locale
  /** The address that waits for its code. */
  email: string
}

export function AccountEmailPage({ locale, email, ...forms }: EmailProps) {
  return (
    <div className="account-page">
      <h1>
        <Trans>Confirm your new address</Trans>
      </h1>
      <p className="success">
        <output>
          <Trans>We have sent an e-mail to {email}. Its code is valid for 10 minutes.</Trans>
        </output>
      </p>
      <CodeForms action={pathTo('accountEmail', locale)} {...forms} />
      <p>
        <a href={pathTo('account', locale)}>
          <Trans>Keep my old address</Trans>
        </a>
      </p>
    </div>
  )
}
