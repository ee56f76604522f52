import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Field } from './field.tsx'

interface CodeFieldProps {
  /** A fixed one where something else links to the field. */
  id?: string
  name: string
  /** How many a code has. */
  digits: number
  label?: ReactNode
  /** Refused before: often one digit is wrong, or it is good a moment later. */
  typed?: string | undefined
  error?: string | undefined
  required?: boolean
}

/** Pasted with its code, and taken out by the server: where no script runs, a shorter field would cut digits off. */
const BLANKS = 6

/** Where a code from an e-mail is typed, or filled in by the browser. */
export function CodeField({
  id,
  name,
  digits,
  label = <Trans>Code</Trans>,
  typed,
  error,
  required = true,
}: CodeFieldProps) {
  return (
    <Field {...(id && { id })} label={label} error={error}>
      {(control) => (
        <input
          {...control}
          name={name}
          defaultValue={typed}
          required={required}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={digits + BLANKS}
          className="code"
        />
      )}
    </Field>
  )
}
