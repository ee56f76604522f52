import type { ReactNode } from 'react'
import { Field } from './field.tsx'

interface StepperProps {
  id: string
  name: string
  label: ReactNode
  /** What the two buttons say to a screen reader. */
  words: { less: string; more: string }
  value: string
  limits: { min: number; max: number }
  error?: string | undefined
}

/** A number with a button on each side. The buttons work before hydration (browser/number-steppers.ts). */
export function Stepper({ id, name, label, words, value, limits, error }: StepperProps) {
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <span className="stepper">
          <input
            {...control}
            type="number"
            inputMode="numeric"
            name={name}
            defaultValue={value}
            {...limits}
            required
          />
          <button type="button" className="script-only" data-step="-1" aria-label={words.less}>
            −
          </button>
          <button type="button" className="script-only" data-step="1" aria-label={words.more}>
            +
          </button>
        </span>
      )}
    </Field>
  )
}
