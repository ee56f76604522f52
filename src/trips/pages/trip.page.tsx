import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isOpenId } from '../../atlas/open-id.ts'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'
import { Stamp } from '../../ui/stamp.tsx'
import { OfflineNote } from './offline-note.page.tsx'
import { placesNamed } from '../../planner/plan-legs.ts'
import type { PlanSheet } from '../plan/plan-sheet.ts'
import { TripGlance } from '../plan/trip-glance.page.tsx'
import { FinishedDays, PlanView } from '../plan/plan-view.page.tsx'
import { TakeAlong, type TripLinks } from '../share/export-and-share.page.tsx'
import { ChangeForm } from '../change/change-form.page.tsx'
import { Today, type TodayProps } from '../today/today.page.tsx'
import { TripFacts } from './trip-facts.page.tsx'
import { TripProgress } from '../progress/trip-progress.page.tsx'
import { TripTools } from './trip-tools.page.tsx'
import type { TripDetail } from '../trip-view.ts'
import { failureMessage } from '../failure-messages.ts'
import { STATUS_WORDS } from '../trip-labels.ts'

interface TripPageProps {
  locale: Locale
  trip: TripDetail
  sheet: PlanSheet | undefined
  links: TripLinks
  today: Omit<TodayProps, 'plan' | 'locale'>
}

/** The owner's page of a trip, in all its states. */
export function TripPage({ locale, trip, sheet, links, today }: TripPageProps) {
  const { i18n } = useLingui()
  const { status, id } = trip
  const place = sheet?.plan.destination.id
  return (
    <article className="trip" data-trip={id} data-live={status === 'pending' ? id : undefined}>
      <OfflineNote />
      <p className="no-print">
        <a href={pathTo('myTrips', locale)}>
          <Trans>Back to My Trips</Trans>
        </a>
      </p>
      <TripHeading trip={trip} sheet={sheet}>
        <p className={`status ${status}`} role="status" id="trip-status">
          {i18n._(STATUS_WORDS[status])}
          {status === 'pending' && <TripProgress trip={trip} />}
        </p>
      </TripHeading>
      <div data-part="" id="trip-body">
        {sheet && <Today plan={sheet.plan} locale={locale} {...today} />}
        {sheet?.plan.provenance.unsureName && <MeantAnother locale={locale} id={id} />}
        {sheet ? (
          <TripGlance
            plan={sheet.plan}
            locale={locale}
            trip={trip}
            tools={
              <>
                <TripTools locale={locale} trip={trip} sheet={sheet} links={links} />
                {place && !isOpenId(place) && <AboutPlace locale={locale} id={place} />}
              </>
            }
          >
            <ChangeForm locale={locale} id={id} plan={sheet.plan} />
          </TripGlance>
        ) : (
          <TripFacts locale={locale} trip={trip} />
        )}
        {status === 'failed' && <FailureAdvice locale={locale} id={id} failure={trip.failure} />}
        {sheet ? (
          <PlanView
            sheet={sheet}
            locale={locale}
            reportPath={reportPath(locale, trip.destination)}
            change={
              today?.edits && { action: pathTo('tripEdit', locale, { id }), revision: today.edits.revision }
            }
          />
        ) : (
          <FinishedDays days={trip.progress} locale={locale} language={trip.language} />
        )}
        {sheet && <TakeAlong locale={locale} trip={trip} links={links} />}
      </div>
    </article>
  )
}

interface TripHeadingProps {
  trip: Pick<TripDetail, 'startLocation' | 'destination'>
  sheet: PlanSheet | undefined
  children?: ReactNode
}

export function TripHeading({ trip, sheet, children }: TripHeadingProps) {
  const { lat, lon } = sheet?.plan.destination ?? {}
  return (
    <div className="trip-heading" data-part="" id="trip-head">
      <Stamp name={trip.destination} at={lat === undefined || lon === undefined ? undefined : [lat, lon]} />
      <div>
        <p className="overline">{trip.startLocation} →</p>
        <h1>{sheet ? placesNamed(sheet.plan) : trip.destination}</h1>
        {children}
      </div>
    </div>
  )
}

/** A base of a region has its region's page; what only the map knows has none. */
function AboutPlace({ locale, id }: { locale: Locale; id: string }) {
  const [place = id] = id.split('/')
  return (
    <p className="no-print">
      <a href={pathTo('place', locale, { id: place })}>
        <Trans>More about this place: sights, hours, months</Trans>
      </a>
    </p>
  )
}

/** The contact form, with the place already in it. */
export function reportPath(locale: Locale, destination: string) {
  return (place: string) => pathTo('contact', locale, {}, { message: `${place}, ${destination}: ` })
}

function FailureAdvice({ locale, id, failure }: { locale: Locale; id: string; failure: string | null }) {
  const { i18n } = useLingui()
  return (
    <div className="prose notice error">
      <p>
        <Trans>We could not make this plan.</Trans> {i18n._(failureMessage(failure))}{' '}
        <Trans>
          If the problem persists, please use the contact form. Failed searches don't count; you can try three
          times a day.
        </Trans>
      </p>
      <p className="row">
        <a className="button" href={pathTo('tripAgain', locale, { id })}>
          <Trans>Try again</Trans>
        </a>
        <a className="button quiet" href={pathTo('contact', locale)}>
          <Trans>Contact</Trans>
        </a>
      </p>
    </div>
  )
}

/** For a plan that asks which place was meant. */
function MeantAnother({ locale, id }: { locale: Locale; id: string }) {
  return (
    <div className="prose notice no-print">
      <p>
        <Trans>
          Meant a different place? Then plan again: this search doesn't count; you can try three times a day.
        </Trans>
      </p>
      <p>
        <a className="button" href={pathTo('tripAgain', locale, { id })}>
          <Trans>Plan again</Trans>
        </a>
      </p>
    </div>
  )
}

export function TripNotFoundPage({ locale }: { locale: Locale }) {
  return (
    <article className="prose">
      <h1>
        <Trans>Trip not found</Trans>
      </h1>
      <p>
        <a className="button" href={pathTo('myTrips', locale)}>
          <Trans>Back to My Trips</Trans>
        </a>
      </p>
    </article>
  )
}
