import { Trans, useLingui } from '@lingui/react/macro'
import { assets } from 'virtual:client-assets'
import { CodeField } from '../../ui/code-field.tsx'
import { WaitHint } from '../../ui/wait-hint.tsx'
import { CODE } from '../auth-constants.ts'

export interface CodeFormsProps {
  action: string
  /** Seconds until a new code may be asked for, or 0. */
  wait: number
  /** The code as typed, when the form comes back. */
  typed?: string | undefined
  error?: string | undefined
  /** Refused to send one. */
  resendError?: string | undefined
}

/** A code is typed in, or a new one asked for. */
export function CodeForms({ action, wait, typed, error, resendError }: CodeFormsProps) {
  const { t } = useLingui()
  // For the script, which puts the number in.
  const counting = {
    'data-wait': wait,
    'data-seconds': t`Resend code in ${{ wait: '#' }} s`,
    'data-minutes': t`Resend code in ${{ minutes: '#' }} min`,
  }
  return (
    <>
      <form method="post" action={action}>
        <CodeField name="token" digits={CODE.digits} typed={typed} error={error} />
        <button className="primary" type="submit">
          <Trans>Verify code</Trans>
        </button>
      </form>
      <form method="post" action={action}>
        <input type="hidden" name="resend" value="yes" />
        {resendError && (
          <p role="alert" className="error">
            {resendError}
          </p>
        )}
        {wait > 0 && <WaitHint seconds={wait} />}
        <button className="button quiet" type="submit" {...(wait > 0 && counting)}>
          <Trans>Resend code</Trans>
        </button>
      </form>
      {wait > 0 && <script type="module" src={assets.resendCountdown} />}
    </>
  )
}
