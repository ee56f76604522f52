import { Trans, useLingui } from '@lingui/react/macro'
import { formatWeekday } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { PlanDay } from '../../planner/plan.ts'
import { BudgetPanel } from './plan-budget.page.tsx'
import { ChecksPanel } from './plan-checks.page.tsx'
import { DayView } from './plan-day.page.tsx'
import { BookingList, Bookings, Flights, Provenance, Stays, Tips } from './plan-extras.page.tsx'
import type { PlanSheet } from './plan-sheet.ts'

interface PlanViewProps {
  locale: Locale
  sheet: PlanSheet
  /** Where a wrong opening hour or name can be reported; the place is added to it. */
  reportPath(place: string): string
}

/** A finished plan. */
export function PlanView({ sheet, locale, reportPath }: PlanViewProps) {
  const { plan, hours, checks } = sheet
  return (
    <>
      <p className="summary" lang={plan.language}>
        {plan.summary}
      </p>
      <DayTabs days={plan.days} locale={locale} />
      {plan.days.map((day, index) => (
        <DayView
          key={day.date}
          day={day}
          number={index + 1}
          {...{ locale, hours, reportPath }}
          language={plan.language}
        />
      ))}
      <div className="panels">
        <BookingList plan={plan} locale={locale} />
        <BudgetPanel budget={plan.budget} locale={locale} />
        <ChecksPanel checks={checks} />
        <Tips plan={plan} />
        <Flights flights={plan.flights} />
        <Stays plan={plan} />
        <Bookings plan={plan} locale={locale} />
        <Provenance plan={plan} locale={locale} />
      </div>
    </>
  )
}

const NO_HOURS: ReadonlyMap<string, string> = new Map()

/** The days of a plan in the making that are finished. */
export function FinishedDays({
  days,
  locale,
  language,
}: {
  days: PlanDay[]
  locale: Locale
  language: Locale
}) {
  return days.map((day, index) => (
    <DayView key={day.date} day={day} number={index + 1} {...{ locale, language }} hours={NO_HOURS} />
  ))
}

function DayTabs({ days, locale }: { days: PlanDay[]; locale: Locale }) {
  const { t } = useLingui()
  return (
    <nav className="day-tabs no-print" aria-label={t`Days`}>
      <ol>
        {days.map(({ date }, index) => (
          <li key={date}>
            <a href={`#day-${date}`}>
              <b>
                <span className="hidden">
                  <Trans>Day</Trans>{' '}
                </span>
                {index + 1}
              </b>{' '}
              {formatWeekday(date, locale)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
