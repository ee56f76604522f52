import { Trans } from '@lingui/react/macro'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'
import { LinkButtonPage, LinkExpired } from './link-button.page.tsx'

export interface SignInLinkProps {
  locale: Locale
  token: string
  email: string
}

/** Nothing that came with the request for the link is shown: a stranger may have made that. */
export function SignInLinkPage({ locale, token, email }: SignInLinkProps) {
  return (
    <LinkButtonPage
      title={<Trans>Confirm that it is you</Trans>}
      text={<Trans>You are about to log in as {email} on this device.</Trans>}
      action={pathTo('signInLink', locale)}
      token={token}
      button={<Trans>Confirm and log in</Trans>}
    />
  )
}

export function LinkExpiredPage({ locale }: { locale: Locale }) {
  return (
    <LinkExpired
      text={
        <Trans>
          It works once and for 10 minutes. Perhaps you have used it already, or asked for a newer one.
        </Trans>
      }
      path={pathTo('signIn', locale)}
      label={<Trans>Ask for a new code</Trans>}
    />
  )
}
