import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDate, formatDateRange } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { TripView } from '../trip-view.ts'
import { BUDGET_WORDS, TRIP_TYPE_WORDS } from '../trip-labels.ts'

interface TripFactsProps {
  locale: Locale
  trip: TripView
}

/** What was asked for, while there is no plan. */
export function TripFacts({ locale, trip }: TripFactsProps) {
  const { i18n } = useLingui()
  return (
    <dl className="facts">
      <div>
        <dt>
          <Trans>From</Trans>
        </dt>
        <dd>{trip.startLocation}</dd>
      </div>
      <div>
        <dt>
          <Trans>To</Trans>
        </dt>
        <dd>{trip.destination}</dd>
      </div>
      <div>
        <dt>
          <Trans>Dates</Trans>
        </dt>
        <dd>{formatDateRange(trip.startDate, trip.endDate, locale)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Travelers</Trans>
        </dt>
        <dd>
          <Plural value={trip.adults} one="# adult" other="# adults" />
          {trip.kids > 0 && (
            <>
              ,{' '}
              <span>
                <Plural value={trip.kids} one="# kid" other="# kids" />
              </span>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Trip type</Trans>
        </dt>
        <dd>{i18n._(TRIP_TYPE_WORDS[trip.tripType])}</dd>
      </div>
      <div>
        <dt>
          <Trans>Budget level</Trans>
        </dt>
        <dd>{i18n._(BUDGET_WORDS[trip.budgetType])}</dd>
      </div>
      <div>
        <dt>
          <Trans>Created</Trans>
        </dt>
        <dd>{formatDate(trip.createdAt.slice(0, 10), locale)}</dd>
      </div>
    </dl>
  )
}
