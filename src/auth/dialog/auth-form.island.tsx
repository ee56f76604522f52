import { Trans } from '@lingui/react/macro'
import type { FormEvent, ReactNode, Ref } from 'react'
import type { Locale } from '../../i18n/locale.ts'
import { AddressStep } from './address-step.island.tsx'

export interface AuthDialogProps {
  locale: Locale
  /** Where the form posts without script. */
  action: string
}

interface AuthFormProps {
  ref?: Ref<HTMLFormElement>
  action: string
  isLogin: boolean
  isBusy?: boolean
  /** The code is asked for, no longer the address. */
  hasSent?: boolean
  message?: string | undefined
  error?: string | undefined
  /** Heard, not seen: undefined while there is nothing to wait for. */
  announced?: string | undefined
  onSubmit?(event: FormEvent<HTMLFormElement>): void
  onToggle?(): void
  /** The step's own fields. */
  children: ReactNode
}

/** What the dialog shows, in either mode and at either step. */
export function AuthForm(props: AuthFormProps) {
  const { ref, action, isLogin, isBusy = false, hasSent, message, error, announced, children } = props
  return (
    <form ref={ref} method="post" action={action} onSubmit={props.onSubmit}>
      <h2 id="auth-title">{isLogin ? <Trans>Welcome</Trans> : <Trans>Join</Trans>}</h2>
      <input type="hidden" name="mode" value={isLogin ? 'login' : 'register'} />
      {children}
      <p role="status" className="success">
        {message}
      </p>
      {announced !== undefined && (
        <p aria-live="polite" className="hidden">
          {announced}
        </p>
      )}
      <p role="alert" className="error">
        {error}
      </p>
      <button className="primary" type="submit" disabled={isBusy}>
        {isBusy ? (
          <Trans>Loading...</Trans>
        ) : hasSent ? (
          <Trans>Verify code</Trans>
        ) : isLogin ? (
          <Trans>Send code</Trans>
        ) : (
          <Trans>Create account</Trans>
        )}
      </button>
      <p>
        <button type="button" className="link" disabled={isBusy} onClick={props.onToggle}>
          {isLogin ? (
            <Trans>No account yet? Create one</Trans>
          ) : (
            <Trans>Already have an account? Log in</Trans>
          )}
        </button>
      </p>
    </form>
  )
}

/** As every page brings it, with none of what only a browser does. */
export function SleepingAuthDialog({ action }: AuthDialogProps) {
  return (
    <AuthForm action={action} isLogin>
      <AddressStep isLogin />
    </AuthForm>
  )
}
