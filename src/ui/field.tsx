import { type ReactNode, useId } from 'react'

interface FieldProps {
  label: ReactNode
  /** A fixed id where something else links to the control. */
  id?: string
  hint?: ReactNode | undefined
  error?: string | undefined
  /** Gets the attributes that tie the control to its label, hint and error. */
  children(control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }): ReactNode
}

/** A control with its label above, its hint and its error below. */
export function Field({ label, id: given, hint, error, children }: FieldProps) {
  const made = useId()
  const id = given ?? made
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}
