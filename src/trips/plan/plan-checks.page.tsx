import { Plural, Trans } from '@lingui/react/macro'
import { markup } from '../../ui/markup.ts'
import type { ChecksSummary } from './plan-sheet.ts'

/** What was checked, and what to confirm before going. */
export function ChecksPanel({ checks }: { checks: ChecksSummary }) {
  const { passed, toConfirm, unverified } = checks
  const open = toConfirm.length + (unverified.length > 0 ? 1 : 0)
  const places = unverified.join(', ')
  return (
    <section className="checks" id="checks">
      <h2>
        <Trans>Checks</Trans>
      </h2>
      <p>
        <strong>
          <Plural value={passed.length} one="# check passed" other="# checks passed" />,{' '}
          <Plural value={open} one="# to confirm" other="# to confirm" />
        </strong>
      </p>
      {open > 0 && (
        <ul className="to-confirm">
          {unverified.length > 0 && (
            <li>
              <Trans>Not in our atlas, please look them up before you go: {places}</Trans>
            </li>
          )}
          {toConfirm.map(({ sentence, day }) => (
            <li key={`${sentence}${day ?? ''}`}>
              {day !== undefined && (
                <>
                  <Trans>Day {day}:</Trans>{' '}
                </>
              )}
              {sentence}
            </li>
          ))}
        </ul>
      )}
      <p className="hint">
        <Trans>
          Opening hours and prices are the usual ones and can change. Look up what matters to you shortly
          before you go.
        </Trans>
      </p>
      <details>
        <summary>
          <Trans>What we checked</Trans>
        </summary>
        <ul
          className="passed"
          dangerouslySetInnerHTML={{
            __html: markup`${passed.map((sentence) => markup`<li>${sentence}</li>`)}`.html,
          }}
        />
      </details>
    </section>
  )
}
