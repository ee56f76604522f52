import { Trans } from '@lingui/react/macro'
import { formatDateRange } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'
import type { TripView } from '../trip-view.ts'

interface BringAlongProps {
  locale: Locale
  /** What another app shared: a title, words, an address. */
  text: string
  /** Planned, and not over. */
  trips: TripView[]
}

/** What was shared with us from another app: for which trip it is. */
export function BringAlongPage({ locale, text, trips }: BringAlongProps) {
  return (
    <article className="prose">
      <h1>
        <Trans>Bring places along</Trans>
      </h1>
      {text && <blockquote>{text}</blockquote>}
      {trips.length > 0 ? (
        <>
          <p>
            <Trans>For which trip?</Trans>
          </p>
          <ul>
            {trips.map(({ id, destination, startDate, endDate }) => (
              <li key={id}>
                <a href={pathTo('tripPlaces', locale, { id }, { text })}>{destination}</a>,{' '}
                {formatDateRange(startDate, endDate, locale)}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          <Trans>There is no planned trip ahead of you that it could be for.</Trans>{' '}
          <a href={pathTo('home', locale)}>
            <Trans>Plan Your First Trip</Trans>
          </a>
        </p>
      )}
    </article>
  )
}
