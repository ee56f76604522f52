import { Trans } from '@lingui/react/macro'
import type { ClipboardEvent } from 'react'
import { Field } from '../../ui/field.tsx'
import { WaitHint } from '../../ui/wait-hint.tsx'

const OTP_MAX_LENGTH = 6

/** "123 456" is a code, too: the field would cut it off before the blank is gone. */
function pasteCode(event: ClipboardEvent<HTMLInputElement>): void {
  const code = event.clipboardData.getData('text').replace(/[\s-]/g, '')
  if (!/^\d+$/.test(code)) return
  event.preventDefault()
  event.currentTarget.value = code.slice(0, OTP_MAX_LENGTH)
}

interface CodeStepProps {
  email: string
  /** Seconds until a new code may be asked for, or 0. */
  wait: number
  isBusy: boolean
  onResend(): void
  onOtherAddress(): void
}

/** Step 2: the code is typed in, or a new one asked for. */
export function CodeStep({ email, wait, isBusy, onResend, onOtherAddress }: CodeStepProps) {
  const minutes = Math.ceil(wait / 60)
  return (
    <>
      <Field label={<Trans>Code</Trans>} hint={email}>
        {(control) => (
          <input
            {...control}
            name="token"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={OTP_MAX_LENGTH}
            onPaste={pasteCode}
            className="code"
            autoFocus
          />
        )}
      </Field>
      <button type="button" className="link" disabled={isBusy || wait > 0} onClick={onResend}>
        {wait >= 90 ? (
          <Trans>Resend code in {minutes} min</Trans>
        ) : wait > 0 ? (
          <Trans>Resend code in {wait} s</Trans>
        ) : (
          <Trans>Resend code</Trans>
        )}
      </button>
      <p>
        <button type="button" className="link" disabled={isBusy} onClick={onOtherAddress}>
          <Trans>Use another address</Trans>
        </button>
      </p>
    </>
  )
}

interface EarlyHintProps {
  /** Seconds until a code may be asked for, or 0. */
  wait: number
  isBusy: boolean
  onCode(): void
}

/** At step 1, where the address was sent a code a while ago. */
export function EarlyHint({ wait, isBusy, onCode }: EarlyHintProps) {
  return (
    <>
      {wait > 0 && <WaitHint seconds={wait} />}
      <p>
        <button type="button" className="link" disabled={isBusy} onClick={onCode}>
          <Trans>I have a code</Trans>
        </button>
      </p>
    </>
  )
}
