import { Trans } from '@lingui/react/macro'
import { daysBetween } from '../../platform/calendar-date.ts'
import type { TripDetail } from '../trip-view.ts'

/** How far a plan in the making is: only what is stored counts. */
export function TripProgress({ trip }: { trip: TripDetail }) {
  const finished = trip.progress.length
  const days = daysBetween(trip.startDate, trip.endDate) + 1
  return (
    <>
      {' '}
      <span className="progress">
        {finished === 0 ? (
          <Trans>Choosing the best places</Trans>
        ) : finished < days ? (
          <Trans>
            Day {finished} of {days} is ready
          </Trans>
        ) : (
          <Trans>All {days} days are ready, checking the whole</Trans>
        )}{' '}
        <progress value={finished} max={days} aria-hidden="true" />
      </span>
    </>
  )
}
