import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMinutes, formatMoney } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { placesNamed } from '../../planner/plan-legs.ts'
import type { Plan } from '../../planner/plan.ts'
import { pathTo } from '../../routes.ts'
import { JourneyChanges } from '../change/journey-changes.page.tsx'
import { TripChanges } from '../change/trip-changes.page.tsx'
import { ChangeForm } from '../change/change-form.page.tsx'
import { DayOverview } from '../plan/day-overview.page.tsx'
import { Days } from '../plan/days.page.tsx'
import { minutesWalked, roughly } from '../plan/trip-figures.ts'
import { EditDay } from './edit-day.page.tsx'
import type { TripDetail } from '../trip-view.ts'

/** A sight of the atlas that the traveller may choose. */
export interface Offer {
  id: string
  name: string
  hint: string
}

export interface EditView {
  locale: Locale
  trip: TripDetail
  plan: Plan
  revision: number
  canUndo: boolean
  /** "Another day or time" as it was refused. */
  tried: { item: string; day: string; start: string } | undefined
  notice: { refused: boolean; text: string } | undefined
  /** The item for which alternatives are shown, and the day for which sights are. */
  swapping: string | undefined
  adding: number
  offers: { swap?: Offer[]; add?: Offer[] }
}

/** The plan with something to press on every stop. */
export function EditTripPage(view: EditView) {
  const { locale, trip, plan, revision, canUndo, notice } = view
  const { t } = useLingui()
  const action = pathTo('tripEdit', locale, { id: trip.id })
  return (
    <article
      className="trip edit"
      data-trip=""
      data-edit={action}
      data-revision={revision}
      data-lost={t`The change did not get through. Please check your connection and try again.`}
    >
      <p className="overline">{placesNamed(plan)}</p>
      <h1>
        <Trans>Change your plan</Trans>
      </h1>
      {plan.coverage === 'generic' && (
        <p className="notice">
          <Trans>
            Our atlas does not know this place, so there are no stops to move here: the plan is an open
            outline.
          </Trans>
        </p>
      )}
      <p className="prose">
        <Trans>
          Each change is timed and checked like the plan itself, and costs no search. Locked stops stay when a
          day is planned again.
        </Trans>
      </p>
      <ChangeForm locale={locale} id={trip.id} plan={plan} />
      <form method="post" action={action} className="edit-bar">
        <input type="hidden" name="revision" value={revision} />
        <button className="button quiet" name="change" value="undo" disabled={!canUndo}>
          <span aria-hidden="true">↶</span> <Trans>Undo</Trans>
        </button>
        <a className="button" href={pathTo('trip', locale, { id: trip.id })}>
          <Trans>Done</Trans>
        </a>
        <p
          className={notice?.refused ? 'error' : 'success'}
          role={notice?.refused ? 'alert' : 'status'}
          data-notice=""
        >
          {notice?.text}
        </p>
        <Figures plan={plan} locale={locale} />
      </form>
      {plan.coverage !== 'generic' && (
        <p>
          <a href={pathTo('tripPlaces', locale, { id: trip.id })}>
            <Trans>Bring places along</Trans>
          </a>
        </p>
      )}
      {plan.legs && <JourneyChanges locale={locale} id={trip.id} plan={plan} />}
      {plan.coverage !== 'generic' && <TripChanges locale={locale} id={trip.id} plan={plan} />}
      <DayOverview days={plan.days} locale={locale} language={plan.language} />
      <Days timeZone={plan.destination.timeZone}>
        {plan.days.map((day, index) => (
          <EditDay key={day.date} day={day} index={index} {...{ view, action }} />
        ))}
      </Days>
    </article>
  )
}

/** What a change costs or saves, beside the buttons: it comes anew with each. */
function Figures({ plan, locale }: { plan: Plan; locale: Locale }) {
  const { days, budget, provenance } = plan
  const total = formatMoney(roughly(budget.total), budget.currency, locale)
  const walk = formatMinutes(minutesWalked(days))
  const open = provenance.checks.filter(({ passed }) => !passed).length
  return (
    <p className="figures hint">
      <Trans>about {total}</Trans> · <Trans>{walk} on foot</Trans> ·{' '}
      <Plural value={open} _0="all checks passed" one="# to confirm" other="# to confirm" />
    </p>
  )
}
