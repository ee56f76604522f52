import type { Locale } from '../../i18n/locale.ts'
import type { PlanDay } from '../../planner/plan.ts'
import { BudgetPanel } from './plan-budget.page.tsx'
import { ChecksPanel } from './plan-checks.page.tsx'
import { DayOverview } from './day-overview.page.tsx'
import { Days } from './days.page.tsx'
import { DayView } from './day/plan-day.page.tsx'
import { BookingList, Bookings, Provenance, Stays, Tips, WayThere } from './plan-extras.page.tsx'
import { PlanSources } from './plan-sources.page.tsx'
import type { PlanChange } from './day/plan-forecast.page.tsx'
import type { PlanSheet } from './plan-sheet.ts'
import { RouteStrip } from './route-strip.page.tsx'

interface PlanViewProps {
  locale: Locale
  sheet: PlanSheet
  /** Where a wrong opening hour or name can be reported; the place is added to it. */
  reportPath(place: string): string
  change?: PlanChange | undefined
}

/** The days of a finished plan, all of them in one view first, and what else there is to know. */
export function PlanView({ sheet, locale, reportPath, change }: PlanViewProps) {
  const { plan, known, checks, extras } = sheet
  const { days, language } = plan
  return (
    <>
      <DayOverview {...{ days, locale, language }} />
      <Days timeZone={plan.destination.timeZone}>
        <RouteStrip plan={plan} locale={locale} />
        {days.map((day, index) => (
          <DayView
            key={day.date}
            day={day}
            number={index + 1}
            before={days[index - 1]?.date}
            after={days[index + 1]?.date}
            opensMap
            forecast={extras?.forecast.get(day.date)}
            photos={extras?.photos}
            {...{ locale, known, language, reportPath, change }}
          />
        ))}
      </Days>
      <div className="panels">
        <BookingList plan={plan} locale={locale} />
        <BudgetPanel budget={plan.budget} locale={locale} />
        <ChecksPanel checks={checks} />
        <Tips plan={plan} />
        <WayThere plan={plan} />
        <Stays plan={plan} />
        <Bookings plan={plan} locale={locale} />
        <Provenance plan={plan} locale={locale} />
        <PlanSources {...{ plan, extras, locale }} />
      </div>
    </>
  )
}

const NOTHING_KNOWN: PlanSheet['known'] = new Map()

interface FinishedDaysProps {
  days: PlanDay[]
  locale: Locale
  language: Locale
}

/** The days of a plan in the making that are finished. */
export function FinishedDays({ days, locale, language }: FinishedDaysProps) {
  return days.map((day, index) => (
    <DayView key={day.date} day={day} number={index + 1} {...{ locale, language }} known={NOTHING_KNOWN} />
  ))
}
