import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'
import { Field } from '../../ui/field.tsx'

export interface CheckFormProps {
  locale: Locale
  values?: { text?: string; startDate?: string } | undefined
  /** Worded. */
  errors?: { text?: string | undefined; startDate?: string | undefined } | undefined
}

/** Where a plan is pasted; what was pasted stays. */
export function CheckForm({ locale, values = {}, errors = {} }: CheckFormProps) {
  const { t } = useLingui()
  const isWrong = Boolean(errors.text ?? errors.startDate)
  return (
    <form method="post" action={pathTo('check', locale)} className="check-form" noValidate>
      {isWrong && (
        <p className="notice error" role="alert">
          <Trans>This could not be checked. See below what is missing.</Trans>
        </p>
      )}
      <Field
        id="check-text"
        label={<Trans>The plan</Trans>}
        hint={<Trans>Chat answer, mail, list or table, in English or German, with the place in it.</Trans>}
        error={errors.text}
      >
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={14}
            required
            defaultValue={values.text}
            placeholder={t`Vienna, Day 1: 09:00 Schönbrunn Palace, 13:00 Naschmarkt …`}
          />
        )}
      </Field>
      <Field
        id="check-start"
        label={<Trans>First day, where the plan has no dates</Trans>}
        hint={<Trans>Without a date we cannot judge closing days.</Trans>}
        error={errors.startDate}
      >
        {(control) => <input {...control} type="date" name="startDate" defaultValue={values.startDate} />}
      </Field>
      <button className="primary" type="submit">
        <Trans>Check the plan</Trans>
      </button>
    </form>
  )
}
