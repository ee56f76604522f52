import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'
import { DeleteForm } from './delete-trip.page.tsx'
import { OfflineNote } from './offline-note.page.tsx'
import { type ListedTrip, TripRow } from './trip-row.page.tsx'

interface MyTripsProps {
  locale: Locale
  trips: ListedTrip[]
  /** YYYY-MM-DD, where the visitor is. */
  today: string
  /** Shown after a trip was submitted without script. */
  justPlanned: boolean
  justDeleted: boolean
  /** The visitor's address, where plans cannot be sent to it. */
  unreachable: string | undefined
  /** Where the next page begins, when there is one. */
  older: string | undefined
  isFirst: boolean
}

export function MyTripsPage({
  locale,
  trips,
  today,
  justPlanned,
  justDeleted,
  unreachable,
  older,
  isFirst,
}: MyTripsProps) {
  const pending = trips.filter(({ status }) => status === 'pending').map(({ id }) => id)
  const [past, ahead] = [true, false].map((isPast) =>
    trips.filter(({ endDate }) => endDate < today === isPast),
  )
  return (
    <div data-trip="" data-live={pending.join(' ') || undefined}>
      <OfflineNote also={pathTo('bringAlong', locale)} />
      <h1>
        <Trans>My Trips</Trans>
      </h1>
      {justPlanned && (
        <p role="status" className="notice">
          <Trans>Your plan is being created. This can take a few minutes.</Trans>
        </p>
      )}
      {unreachable && (
        <p role="status" className="notice">
          <Trans>
            We send no plans to {unreachable}: an e-mail came back, or was marked as spam. Your plans are
            here; with another address under <a href={pathTo('account', locale)}>Account</a> they come by mail
            again.
          </Trans>
        </p>
      )}
      {justDeleted && (
        <p role="status" className="notice">
          <Trans>The trip was deleted.</Trans>
        </p>
      )}
      {trips.length === 0 && isFirst ? (
        <EmptyState locale={locale} />
      ) : (
        <>
          <TripList locale={locale} trips={soonest(ahead)} today={today} />
          {past && past.length > 0 && (
            <section className="sheet">
              <h2>
                <Trans>Past trips</Trans>
              </h2>
              <TripList locale={locale} trips={past} today={today} />
            </section>
          )}
          <DeleteDialog locale={locale} />
        </>
      )}
      {(older || !isFirst) && (
        <nav className="row">
          {!isFirst && (
            <a className="button quiet" href={pathTo('myTrips', locale)}>
              <Trans>Newest trips</Trans>
            </a>
          )}
          {older && (
            <a className="button quiet" href={pathTo('myTrips', locale, {}, { before: older })}>
              <Trans>Older trips</Trans>
            </a>
          )}
        </nav>
      )}
    </div>
  )
}

function soonest(trips: ListedTrip[] = []): ListedTrip[] {
  return trips.toSorted((a, b) => (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0))
}

function TripList({
  locale,
  trips,
  today,
}: {
  locale: Locale
  trips: ListedTrip[]
  today: string
}): ReactNode {
  if (trips.length === 0) return null
  return (
    <ul className="trip-list">
      {trips.map((trip) => (
        <TripRow key={trip.id} {...{ locale, trip, today }} />
      ))}
    </ul>
  )
}

function EmptyState({ locale }: { locale: Locale }) {
  return (
    <div className="prose">
      <p>
        <Trans>No trips yet. Tell us where and when, and we plan and check every day.</Trans>
      </p>
      <a className="button" href={pathTo('home', locale)}>
        <Trans>Plan Your First Trip</Trans>
      </a>
    </div>
  )
}

/** One for all rows: script fills in which trip is meant. */
function DeleteDialog({ locale }: { locale: Locale }) {
  return (
    <dialog id="delete-trip" aria-labelledby="delete-title">
      <form method="dialog">
        <button className="close">
          <span aria-hidden="true">×</span>
          <span className="hidden">
            <Trans>Close</Trans>
          </span>
        </button>
      </form>
      <h2 id="delete-title">
        <Trans>Delete this trip?</Trans>
      </h2>
      <p data-trip-name=""></p>
      <DeleteForm locale={locale} id="" />
    </dialog>
  )
}
