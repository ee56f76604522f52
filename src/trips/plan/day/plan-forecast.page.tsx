import { useLingui } from '@lingui/react/macro'
import type { PlanDay } from '../../../planner/plan.ts'
import type { DayForecast } from '../../../open-data/weather/forecasts.ts'
import { isWetDay } from './rainy-day.ts'

/** Where a change of plan is posted, and from which state of it. */
export interface PlanChange {
  action: string
  revision: number
}

/** The day's weather to come, beside what is usual. */
export function ForecastLine({ forecast }: { forecast: DayForecast }) {
  const { t } = useLingui()
  const { high, low, rain } = forecast
  return (
    <span className="forecast">
      {rain > 0
        ? t`Forecast: ${high}° by day, ${low}° by night, ${rain} mm of rain`
        : t`Forecast: ${high}° by day, ${low}° by night, dry`}
    </span>
  )
}

/** On a day for which rain is forecast: each stop in the open can be given up for one with a roof, by one button. */
export function RainOffers({
  day,
  forecast,
  change,
}: {
  day: PlanDay
  forecast: DayForecast
  change: PlanChange
}) {
  const { t } = useLingui()
  const offers = day.items.flatMap(({ id, title, rainAlternative, locked }) =>
    rainAlternative && !locked ? [{ id, title, other: rainAlternative }] : [],
  )
  if (!isWetDay(forecast) || offers.length === 0) return null
  return (
    <div className="rain-offers no-print">
      <p>{t`Rain is forecast for this day. You can stay dry:`}</p>
      {offers.map(({ id, title, other }) => (
        <form key={id} method="post" action={change.action}>
          <input type="hidden" name="revision" value={change.revision} />
          <input type="hidden" name="item" value={id} />
          <input type="hidden" name="back" value={day.date} />
          <button className="quiet" name="change" value={`swap ${other.id}`}>
            {t`${other.name} instead of ${title}`}
          </button>
        </form>
      ))}
    </div>
  )
}
