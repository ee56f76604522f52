import { Trans } from '@lingui/react/macro'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'
import { CodeForms, type CodeFormsProps } from './code-forms.tsx'
import type { SignInMode } from './sign-in.page.tsx'

export interface SignInCodeProps extends Omit<CodeFormsProps, 'action'> {
  locale: Locale
  mode: SignInMode
  email: string
  /** The page asked for. */
  next?: string | undefined
  /** A new code was just sent. */
  resent?: boolean
}

/** Step 2 of the dialog as a page of its own. */
export function SignInCodePage({ locale, mode, email, next, resent, ...forms }: SignInCodeProps) {
  return (
    <section className="auth-page">
      <h1>{mode === 'login' ? <Trans>Welcome</Trans> : <Trans>Join</Trans>}</h1>
      <p className="success">
        <output>
          {resent ? (
            <Trans>We have sent a new e-mail to {email}.</Trans>
          ) : (
            <Trans>We have sent an e-mail to {email}. Its code is valid for 10 minutes.</Trans>
          )}
        </output>
      </p>
      <CodeForms action={pathTo('signInCode', locale)} {...forms} />
      <p>
        <a href={pathTo('signIn', locale, {}, { mode, ...(next && { next }) })}>
          <Trans>Use another address</Trans>
        </a>
      </p>
    </section>
  )
}
