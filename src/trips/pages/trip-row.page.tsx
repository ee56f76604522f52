import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Coordinates } from '../../atlas/distance.ts'
import { formatDateRange } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'
import { Stamp } from '../../ui/stamp.tsx'
import { ShareForm } from './trip-tools.page.tsx'
import type { TripView } from '../trip-view.ts'
import { daysBetween } from '../../platform/calendar-date.ts'
import { STATUS_WORDS } from '../trip-labels.ts'

export interface ListedTrip extends TripView {
  at: Coordinates | undefined
}

export function TripRow({ locale, trip, today }: { locale: Locale; trip: ListedTrip; today: string }) {
  const { i18n } = useLingui()
  const { id, startDate, endDate, status } = trip
  const destination = trip.stops?.map(({ place }) => place).join(' – ') ?? trip.destination
  return (
    <li className="trip-row" data-part="" id={`trip-${id}`}>
      <Stamp name={destination} at={trip.at} />
      <div>
        <strong>
          <a href={pathTo('trip', locale, { id })}>{destination}</a>
        </strong>
        <p>
          {formatDateRange(startDate, endDate, locale)} ·{' '}
          <Plural value={trip.adults + trip.kids} one="# traveler" other="# travelers" />
        </p>
        {status !== 'failed' && (
          <p className="countdown">
            <Countdown {...{ startDate, endDate, today }} />
          </p>
        )}
        <p className={`status ${status}`} role="status" id={`status-${id}`}>
          {i18n._(STATUS_WORDS[status])}
        </p>
      </div>
      <div className="row">
        {status === 'completed' && <ShareForm locale={locale} id={id} title={destination} />}
        <a
          className="button quiet"
          href={pathTo('tripDelete', locale, { id })}
          data-open="delete-trip"
          data-name={destination}
          data-pending={status === 'pending' || undefined}
        >
          <Trans>Delete</Trans>
        </a>
      </div>
    </li>
  )
}

interface CountdownProps {
  startDate: string
  endDate: string
  today: string
}

function Countdown({ startDate, endDate, today }: CountdownProps) {
  const days = daysBetween(today, startDate)
  if (endDate < today) return null
  if (days > 0) return <Plural value={days} one="# day to go" other="# days to go" />
  const day = 1 - days
  const of = daysBetween(startDate, endDate) + 1
  return (
    <Trans>
      Under way: day {day} of {of}
    </Trans>
  )
}
