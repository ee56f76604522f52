import { Trans } from '@lingui/react/macro'

export interface SecurityRow {
  /** Worded: what, and where and when. */
  what: string
  facts: string
}

export function SecurityLogSection({ rows }: { rows: SecurityRow[] }) {
  return (
    <section aria-labelledby="security">
      <h2 id="security">
        <Trans>Security log</Trans>
      </h2>
      <p className="hint">
        <Trans>What happened to your account in the last 90 days, the newest first.</Trans>
      </p>
      <ul className="devices">
        {rows.map(({ what, facts }) => (
          <li key={what + facts}>
            <div>
              {what}
              <br />
              <span className="hint">{facts}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
