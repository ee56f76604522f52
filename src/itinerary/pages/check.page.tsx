import { Trans } from '@lingui/react/macro'
import { CheckForm, type CheckFormProps } from './check-form.page.tsx'

/** The empty form, and the form that comes back. */
export function CheckPage(props: CheckFormProps) {
  return (
    <div className="plan-check">
      <h1>
        <Trans>Check a plan</Trans>
      </h1>
      <p className="lead">
        <Trans>
          Paste any itinerary. We read it, look up every place and tell you what is closed, too far, too much,
          or cannot be found.
        </Trans>
      </p>
      <CheckForm {...props} />
      <p className="hint">
        <Trans>No account, and nothing that you paste is stored.</Trans>
      </p>
    </div>
  )
}
