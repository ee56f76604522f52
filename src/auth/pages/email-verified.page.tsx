import { Trans } from '@lingui/react/macro'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'

export interface WaitingTrip {
  id: string
  destination: string
  status: 'pending' | 'completed' | 'failed'
}

export interface EmailVerifiedProps {
  locale: Locale
  /** Undefined when nobody is signed in here. */
  email: string | undefined
  trip: WaitingTrip | undefined
  /** Where a trip leads that waits to be submitted. */
  kept: string | undefined
  /** When the next request is possible, if none is today; worded for the visitor. */
  nextAt: string | undefined
}

/** Where a registration ends: the plan is being made, then sent. */
export function EmailVerifiedPage({ locale, email, trip, kept, nextAt }: EmailVerifiedProps) {
  return (
    <section className="auth-page" data-live={trip?.status === 'pending' ? trip.id : undefined}>
      <h1>
        {email ? <Trans>Your e-mail address is confirmed</Trans> : <Trans>Confirm your e-mail address</Trans>}
      </h1>
      {!email ? (
        <>
          <p>
            <Trans>
              Use the code or the link in our e-mail. If you have done so in another browser, log in here to
              see your trips.
            </Trans>
          </p>
          <p>
            <a className="button" href={pathTo('signIn', locale)}>
              <Trans>Log in</Trans>
            </a>
          </p>
        </>
      ) : trip ? (
        <TripWaits locale={locale} email={email} trip={trip} />
      ) : kept ? (
        <form method="post" action={pathTo('emailVerified', locale)}>
          <p role="status">
            {nextAt ? (
              <Trans>
                No further search is possible today, so your trip to {kept} was not planned. It is kept: you
                can submit it on this page from {nextAt} on.
              </Trans>
            ) : (
              <Trans>Your trip to {kept} was not submitted. It is kept: please submit it once more.</Trans>
            )}
          </p>
          <button className="primary" type="submit">
            <Trans>Plan My Trip</Trans>
          </button>
        </form>
      ) : (
        <>
          <p>
            <output>
              {nextAt ? (
                <Trans>
                  No further search is possible today, so your trip was not planned. The next one is possible
                  from {nextAt}.
                </Trans>
              ) : (
                <Trans>Account created successfully!</Trans>
              )}
            </output>
          </p>
          <p>
            <a className="button" href={nextAt ? pathTo('myTrips', locale) : pathTo('home', locale)}>
              {nextAt ? <Trans>View My Trips</Trans> : <Trans>Plan Your First Trip</Trans>}
            </a>
          </p>
        </>
      )}
    </section>
  )
}

function TripWaits({ locale, email, trip }: { locale: Locale; email: string; trip: WaitingTrip }) {
  const { destination, status } = trip
  return (
    <>
      <p role="status" id="trip-status">
        {status === 'pending' ? (
          <Trans>
            Your plan for {destination} is being made. This can take a few minutes; it is sent to {email} as
            soon as it is ready.
          </Trans>
        ) : status === 'completed' ? (
          <Trans>
            Your plan for {destination} is ready. We have also sent it to {email}.
          </Trans>
        ) : (
          <Trans>
            Your plan for {destination} could not be made. Please check what you typed for typos and for valid
            start and end points. If the problem persists, please use the{' '}
            <a href={pathTo('contact', locale)}>contact form</a>.
          </Trans>
        )}
      </p>
      <p data-part="" id="trip-link">
        <a className="button" href={pathTo('trip', locale, { id: trip.id })}>
          {status === 'completed' ? <Trans>View My Plan</Trans> : <Trans>View My Trip</Trans>}
        </a>
      </p>
    </>
  )
}
