import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LOGIN_AUTOFILL } from '../auth-constants.ts'
import { Field } from '../../ui/field.tsx'

/** Where the browser knows passkeys. */
export function PasskeyButton({ isBusy, onPress }: { isBusy: boolean; onPress(): void }) {
  return (
    <p>
      <button type="button" className="link" disabled={isBusy} onClick={onPress}>
        <Trans>Log in with a passkey</Trans>
      </button>
    </p>
  )
}

interface AddressStepProps {
  isLogin: boolean
  newsletter?: boolean
  onNewsletter?(wanted: boolean): void
  children?: ReactNode
}

/** Step 1: the address that a code is sent to. */
export function AddressStep({ isLogin, newsletter, onNewsletter, children }: AddressStepProps) {
  return (
    <>
      <Field label={<Trans>E-mail</Trans>}>
        {(control) => (
          <input {...control} type="email" name="email" required autoComplete={LOGIN_AUTOFILL} autoFocus />
        )}
      </Field>
      {!isLogin && (
        <label className="check">
          <input
            type="checkbox"
            name="newsletter"
            checked={newsletter}
            onChange={(event) => onNewsletter?.(event.target.checked)}
          />
          <span>
            <Trans>Send me the newsletter</Trans>
          </span>
        </label>
      )}
      {children}
    </>
  )
}
