import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '../../i18n/locale.ts'
import type { Plan } from '../../planner/plan.ts'
import { pathTo } from '../../routes.ts'
import { changeExamples } from './change-examples.ts'

interface ChangeFormProps {
  locale: Locale
  id: string
  plan: Plan
  /** What was said last. */
  text?: string
}

/** One line for whatever should be different, with what could be said of this plan. */
export function ChangeForm({ locale, id, plan, text }: ChangeFormProps) {
  const { i18n } = useLingui()
  const examples = changeExamples(plan, i18n, locale)
  if (plan.coverage === 'generic') return null
  return (
    <form method="post" action={pathTo('tripChange', locale, { id })} className="change-form no-print">
      <label htmlFor="change-text">
        <Trans>What should be different?</Trans>
      </label>
      <div className="row">
        <input
          id="change-text"
          name="text"
          maxLength={500}
          autoComplete="off"
          enterKeyHint="send"
          defaultValue={text}
          placeholder={examples[0]}
        />
        <button className="button">
          <Trans>Show me</Trans>
        </button>
      </div>
      {examples.length > 0 && (
        <p className="change-examples">
          {examples.map((example) => (
            <button key={example} className="link" name="example" value={example}>
              {example}
            </button>
          ))}
        </p>
      )}
    </form>
  )
}
