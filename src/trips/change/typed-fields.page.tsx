import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '../../i18n/messages.ts'
import { OPERATION_LIMITS, type TypedField, TYPED_FIELDS } from '../../planner/edit/plan-edit.ts'
import { Field } from '../../ui/field.tsx'

const { minutes, name, text } = OPERATION_LIMITS

const LABELS: Record<TypedField, MessageDescriptor> = {
  name: msg`What`,
  start: msg`From (a fixed time)`,
  end: msg`Last stop until`,
  minutes: msg`Minutes`,
  address: msg`Address`,
  lat: msg`Latitude`,
  lon: msg`Longitude`,
  note: msg`Note`,
  text: msg`Note`,
}

/** Where a field means something else. */
const LABELS_OF: Partial<Record<string, Partial<typeof LABELS>>> = {
  hours: { start: msg`First stop from` },
  meal: { name: msg`Restaurant` },
}

const ERRORS: Record<TypedField, MessageDescriptor> = {
  name: msg`Please enter a name of at most ${name} characters.`,
  start: msg`Please enter a time such as 14:30.`,
  end: msg`Please enter a time such as 14:30.`,
  minutes: msg`Please enter a whole number from 10 to ${minutes}.`,
  address: msg`Please use at most ${text} characters.`,
  lat: msg`Please enter a latitude from −90 to 90, such as 48.2082, or leave both empty.`,
  lon: msg`Please enter a longitude from −180 to 180, such as 16.3738, or leave both empty.`,
  note: msg`Please use at most ${text} characters.`,
  text: msg`Please use at most ${text} characters.`,
}

const INPUTS: Partial<
  Record<TypedField, { type?: string; inputMode?: 'decimal' | 'numeric'; step?: string }>
> = {
  start: { type: 'time', step: '300' },
  end: { type: 'time', step: '300' },
  minutes: { inputMode: 'numeric' },
  lat: { inputMode: 'decimal' },
  lon: { inputMode: 'decimal' },
}

interface TypedFieldsProps {
  action: string
  /** What was posted: chosen fields go along unseen, typed ones are shown again. */
  form: Record<string, string>
  wrong: readonly TypedField[]
}

/** A form again whose fields could not be read: with what was typed, and at each what is wrong. */
export function TypedFields({ action, form, wrong }: TypedFieldsProps) {
  const { i18n } = useLingui()
  const own = LABELS_OF[form.verb?.split(' ')[0] ?? '']
  const isTyped = (field: string) => TYPED_FIELDS.some((each) => each === field)
  const shown = TYPED_FIELDS.filter((field) => form[field] !== undefined || wrong.includes(field))
  return (
    <section className="notice error" role="alert" id="typed">
      <p>
        <Trans>Please correct what is marked below. Nothing has been changed yet.</Trans>
      </p>
      <form method="post" action={action}>
        {Object.entries(form).map(([field, value]) =>
          isTyped(field) ? null : <input key={field} type="hidden" name={field} value={value} />,
        )}
        {shown.map((field) => (
          <Field
            key={field}
            label={i18n._(own?.[field] ?? LABELS[field])}
            error={wrong.includes(field) ? i18n._(ERRORS[field]) : undefined}
          >
            {(control) => (
              <input
                {...control}
                {...INPUTS[field]}
                {...(wrong.includes(field) && { type: 'text' })}
                name={field}
                autoComplete="off"
                defaultValue={form[field]}
              />
            )}
          </Field>
        ))}
        <button className="button">
          <Trans>Show me</Trans>
        </button>
      </form>
    </section>
  )
}
