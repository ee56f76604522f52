import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Field } from './field.tsx'

interface CodeFieldProps {
  name: string
  /** How many a code has. */
  digits: number
  label?: ReactNode
  error?: string | undefined
  required?: boolean
}

/** Where a code from a letter is typed, or filled in by the browser. */
export function CodeField({
  name,
  digits,
  label = <Trans>Code</Trans>,
  error,
  required = true,
}: CodeFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          name={name}
          required={required}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={digits}
          className="code"
        />
      )}
    </Field>
  )
}
