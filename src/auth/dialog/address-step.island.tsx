import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Field } from '../../ui/field.tsx'

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
          <input {...control} type="email" name="email" required autoComplete="email" autoFocus />
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
