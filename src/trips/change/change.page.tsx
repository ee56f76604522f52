import { Trans } from '@lingui/react/macro'
import type { Locale } from '../../i18n/locale.ts'
import type { PlanEdit, TypedField } from '../../planner/edit/plan-edit.ts'
import { placesNamed } from '../../planner/plan-legs.ts'
import type { Plan } from '../../planner/plan.ts'
import { pathTo } from '../../routes.ts'
import { ChangeForm } from './change-form.page.tsx'
import type { DayChange } from './compare-plans.ts'
import { Proposal } from './proposal.page.tsx'
import { TypedFields } from './typed-fields.page.tsx'

/** An operation or several, with what their button says. */
export interface Choice {
  operations: PlanEdit[]
  label: string
}

export interface ChangeView {
  locale: Locale
  id: string
  plan: Plan
  text: string
  /** How the wish was understood. */
  understood: string[]
  proposal?: { id: string; changes: DayChange[]; plan: Plan }
  question?: { text: string; options: Choice[] }
  /** what: the one of several wishes that does not work. */
  refusal?: { text: string; what?: string; nearest?: Choice }
  /** A form that could not be read. */
  typed?: { form: Record<string, string>; wrong: TypedField[] }
}

/** What a wish comes to: before and after, a question, or why not. Nothing is changed until it is kept. */
export function ChangePage(view: ChangeView) {
  const { locale, id, plan, text, understood, proposal, question, refusal, typed } = view
  return (
    <article className="trip change">
      <p className="overline">{placesNamed(plan)}</p>
      <h1>
        <Trans>Change your plan</Trans>
      </h1>
      {understood.length > 0 && (
        <section aria-labelledby="understood">
          <h2 id="understood">
            <Trans>Understood</Trans>
          </h2>
          <ul>
            {understood.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {proposal && (
        <Proposal
          {...{ locale, id, plan }}
          next={proposal.plan}
          change={proposal.id}
          changes={proposal.changes}
        />
      )}
      {question && (
        <section className="notice" role="status">
          <h2>{question.text}</h2>
          <Choices {...{ locale, id }} options={question.options} />
        </section>
      )}
      {refusal && (
        <section className="notice error" role="alert">
          <p>
            {refusal.what === undefined ? (
              <Trans>That does not work: {refusal.text}</Trans>
            ) : (
              <Trans>
                “{refusal.what}” does not work: {refusal.text}
              </Trans>
            )}{' '}
            <Trans>The plan is unchanged.</Trans>
          </p>
          {refusal.nearest && (
            <>
              <p>
                <Trans>This comes nearest and would work:</Trans>
              </p>
              <Choices {...{ locale, id }} options={[refusal.nearest]} />
            </>
          )}
        </section>
      )}
      {typed && <TypedFields {...typed} action={pathTo('tripChange', locale, { id })} />}
      <ChangeForm {...{ locale, id, plan, text }} />
      <p className="no-print">
        <a href={pathTo('trip', locale, { id })}>
          <Trans>Back to the plan</Trans>
        </a>{' '}
        ·{' '}
        <a href={pathTo('tripEdit', locale, { id })}>
          <Trans>Change it by hand</Trans>
        </a>
      </p>
    </article>
  )
}

function Choices({ locale, id, options }: { locale: Locale; id: string; options: Choice[] }) {
  return (
    <form method="post" action={pathTo('tripChange', locale, { id })} className="row">
      {options.map(({ operations, label }) => (
        <button key={label} className="button quiet" name="operations" value={JSON.stringify(operations)}>
          {label}
        </button>
      ))}
    </form>
  )
}
