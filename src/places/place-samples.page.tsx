import { Trans } from '@lingui/react/macro'
import { formatDateRange, formatWeekday } from '../i18n/format.ts'
import type { PartProps } from './place.page.tsx'

/** What the planner makes of two and of four days. */
export function Samples({ place, locale }: PartProps) {
  const { samples } = place
  if (samples.length === 0) return null
  return (
    <section className="sheet" id="plans">
      <h2>
        <Trans>Sample plans</Trans>
      </h2>
      {samples.map(({ from, to, days }) => (
        <section key={from} className="sample-plan">
          <h3>
            <Trans>
              {days.length} days, {formatDateRange(from, to, locale)}
            </Trans>
          </h3>
          <ol className="sample-days">
            {days.map(({ date, title, stops }) => (
              <li key={date}>
                <h4>
                  {formatWeekday(date, locale)} · {title}
                </h4>
                <ol>
                  {stops.map(({ start, title: stop, sight }) => (
                    <li key={start}>
                      <time>{start}</time> {sight ? <a href={`#${sight}`}>{stop}</a> : stop}
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  )
}
