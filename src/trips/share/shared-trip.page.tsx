import { Trans } from '@lingui/react/macro'
import { formatDateRange } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'
import { PlanInOtherLanguage } from '../plan/plan-in-other-language.page.tsx'
import type { PlanSheet } from '../plan/plan-sheet.ts'
import { Today } from '../today/today.page.tsx'
import { TripGlance } from '../plan/trip-glance.page.tsx'
import { PlanView } from '../plan/plan-view.page.tsx'
import type { TripDetail } from '../trip-view.ts'
import { reportPath, TripHeading } from '../pages/trip.page.tsx'

interface SharedTripProps {
  locale: Locale
  trip: TripDetail
  sheet: PlanSheet | undefined
  token: string
  now: number
}

/** A plan somebody was given the link to: to read, not to change. */
export function SharedTripPage({ locale, trip, sheet, token, now }: SharedTripProps) {
  const path = pathTo('sharedTrip', locale, { token })
  return (
    <article className="trip" data-trip="">
      <TripHeading trip={trip} sheet={sheet}>
        {!sheet && <p>{formatDateRange(trip.startDate, trip.endDate, locale)}</p>}
      </TripHeading>
      {sheet ? (
        <>
          <Today plan={sheet.plan} locale={locale} now={now} />
          <TripGlance plan={sheet.plan} locale={locale}>
            <ul className="tools no-print">
              <li>
                <a className="button" href={pathTo('home', locale)}>
                  <Trans>Plan your own trip</Trans>
                </a>
              </li>
              <li>
                <a className="button quiet" href={`${path}/plan.ics`}>
                  <Trans>Calendar</Trans>
                </a>
              </li>
              <li>
                <a href={`${path}/plan.gpx`}>GPX</a>
              </li>
              <li>
                <a href={`${path}/plan.json`}>JSON</a>
              </li>
              <li>
                <PlanInOtherLanguage plan={sheet.plan} path={path} />
              </li>
            </ul>
          </TripGlance>
          <PlanView sheet={sheet} locale={locale} reportPath={reportPath(locale, trip.destination)} />
          <p className="no-print">
            <a className="button" href={pathTo('home', locale)}>
              <Trans>Plan your own trip</Trans>
            </a>
          </p>
        </>
      ) : (
        <p>
          <Trans>This plan is not finished yet. Come back in a few minutes.</Trans>
        </p>
      )}
    </article>
  )
}
