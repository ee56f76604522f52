import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'
import { PlanInOtherLanguage } from '../plan/plan-in-other-language.page.tsx'
import type { PlanSheet } from '../plan/plan-sheet.ts'
import type { TripLinks } from '../share/export-and-share.page.tsx'
import type { TripDetail } from '../trip-view.ts'

interface TripToolsProps {
  locale: Locale
  trip: TripDetail
  sheet: PlanSheet
  links: TripLinks
}

/** What one does with a finished plan, in one row. */
export function TripTools({ locale, trip, sheet }: TripToolsProps) {
  const { t } = useLingui()
  const { id } = trip
  const path = pathTo('trip', locale, { id })
  return (
    <ul className="tools no-print" aria-label={t`Your plan`}>
      <li>
        <ShareForm locale={locale} id={id} title={trip.destination} />
      </li>
      <li>
        <a className="button quiet" href={`${path}/plan.ics`}>
          <Trans>Calendar</Trans>
        </a>
      </li>
      <li className="script-only">
        <button type="button" className="button quiet" data-print="">
          <Trans>Print</Trans>
        </button>
      </li>
      {sheet.plan.coverage !== 'generic' && (
        <li>
          <a className="button quiet" href={pathTo('tripEdit', locale, { id })}>
            <Trans>Change it</Trans>
          </a>
        </li>
      )}
      <li>
        <PlanInOtherLanguage plan={sheet.plan} path={path} />
      </li>
      <li>
        <a href="#take-along">
          <Trans>More</Trans>
        </a>
      </li>
    </ul>
  )
}

/** With script one press makes the link and hands it on; without, the next page shows it. */
export function ShareForm({ locale, id, title }: { locale: Locale; id: string; title: string }) {
  const { t } = useLingui()
  return (
    <form
      method="post"
      action={pathTo('tripShare', locale, { id })}
      data-share={`/api/trips/${id}/share`}
      data-title={title}
    >
      <button className="button quiet" data-done={t`Copied!`} data-failed={t`No connection`}>
        <Trans>Share</Trans>
      </button>
    </form>
  )
}
