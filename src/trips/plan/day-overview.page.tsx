import { Plural, useLingui } from '@lingui/react/macro'
import { formatWeekday } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { PlanDay } from '../../planner/plan.ts'
import { stopsOf } from '../../planner/plan-stops.ts'

interface DayOverviewProps {
  days: readonly PlanDay[]
  locale: Locale
  language: Locale
}

/** More days than this are folded on a phone. */
const A_WEEK = 7

/** All days as a timetable: one line each, which leads there. */
export function DayOverview({ days, locale, language }: DayOverviewProps) {
  const { t } = useLingui()
  const list = (
    <ol>
      {days.map((day, index) => (
        <DayLine key={day.date} number={index + 1} {...{ day, locale, language }} />
      ))}
    </ol>
  )
  return (
    <nav className="overview no-print" aria-label={t`Days`} id="days">
      {days.length > A_WEEK ? (
        <details className="many">
          <summary>{t`All ${days.length} days`}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </nav>
  )
}

function DayLine({
  day,
  number,
  locale,
  language,
}: { day: PlanDay; number: number } & Omit<DayOverviewProps, 'days'>) {
  const { t } = useLingui()
  const { date, title, weather } = day
  const stops = stopsOf(day)
  return (
    <li>
      <a href={`#day-${date}`}>
        <b>
          <span className="hidden">{t`Day`} </span>
          {number}
        </b>
        <time dateTime={date}>{formatWeekday(date, locale)}</time>
        <span lang={language}>{title}</span>
        <small>
          {stops > 0 && <Plural value={stops} one="# stop" other="# stops" />}
          {stops > 0 && weather && ' · '}
          {weather && `${weather.high}°`}
        </small>
      </a>
    </li>
  )
}
