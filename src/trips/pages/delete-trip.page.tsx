import { Trans } from '@lingui/react/macro'
import { formatDateRange } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'
import type { TripView } from '../trip-view.ts'

/** The question before a trip goes: a page of its own without script, a dialog with it. */
export function DeleteTripPage({ locale, trip }: { locale: Locale; trip: TripView }) {
  return (
    <article className="prose">
      <h1>
        <Trans>Delete this trip?</Trans>
      </h1>
      <p>
        {trip.destination}, {formatDateRange(trip.startDate, trip.endDate, locale)}
      </p>
      <DeleteForm locale={locale} id={trip.id} isPending={trip.status === 'pending'} />
      <p>
        <a href={pathTo('trip', locale, { id: trip.id })}>
          <Trans>Keep it</Trans>
        </a>
      </p>
    </article>
  )
}

interface DeleteFormProps {
  locale: Locale
  id: string
  isPending?: boolean
}

export function DeleteForm({ locale, id, isPending = false }: DeleteFormProps) {
  return (
    <form method="post" action={pathTo('tripDelete', locale, { id })}>
      <p>
        <Trans>The plan, its shared link and its calendar feed go with it, for good.</Trans>
      </p>
      <p hidden={!isPending} data-if-pending="">
        <Trans>The search still counts for today.</Trans>
      </p>
      <button className="primary">
        <Trans>Delete for good</Trans>
      </button>
    </form>
  )
}
