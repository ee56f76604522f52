import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDateRange, formatMoney } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { stopsOf } from '../../planner/plan-stops.ts'
import type { Plan } from '../../planner/plan.ts'
import { BUDGET_WORDS, TRIP_TYPE_WORDS } from '../trip-labels.ts'
import { roughly, usualWeather } from './trip-figures.ts'
import type { TripDetail } from '../trip-view.ts'

interface TripGlanceProps {
  plan: Plan
  locale: Locale
  /** What was asked for, on the owner's page. */
  trip?: TripDetail
  /** What stands below the sentences. */
  tools?: ReactNode
  /** What stands beside them where there is room. */
  children: ReactNode
}

/** What the trip is, for the first screen: days, places, people, weather and money, and a sentence or two. */
export function TripGlance({ plan, locale, trip, tools, children }: TripGlanceProps) {
  const { i18n } = useLingui()
  const { days, budget } = plan
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  const weather = usualWeather(days)
  const stops = days.reduce((sum, day) => sum + stopsOf(day), 0)
  const total = formatMoney(roughly(budget.total), budget.currency, locale)
  return (
    <>
      <dl className="facts">
        <Fact name={<Trans>Dates</Trans>} value={formatDateRange(first, last, locale)}>
          <Plural value={days.length} one="# day" other="# days" />
        </Fact>
        <Fact name={<Trans>Places</Trans>} value={<Plural value={stops} one="# stop" other="# stops" />}>
          <span lang={plan.language}>{basesOf(plan).join(' · ')}</span>
        </Fact>
        {trip && (
          <Fact
            name={<Trans>Travelers</Trans>}
            value={
              <>
                <Plural value={trip.adults} one="# adult" other="# adults" />
                {trip.kids > 0 && (
                  <>
                    , <Plural value={trip.kids} one="# kid" other="# kids" />
                  </>
                )}
              </>
            }
          >
            {i18n._(TRIP_TYPE_WORDS[trip.tripType])}
          </Fact>
        )}
        {weather && (
          <Fact name={<Trans>Usual weather</Trans>} value={`${weather.high}° / ${weather.low}°`}>
            <Plural
              value={weather.raindays}
              _0="hardly any rain"
              one="rain on one day of the month"
              other="rain on # days of the month"
            />
          </Fact>
        )}
        <Fact name={<Trans>Money</Trans>} value={<Trans>about {total}</Trans>}>
          {i18n._(BUDGET_WORDS[budget.level])}, <Trans>for everyone</Trans>
        </Fact>
      </dl>
      <div className="beside">
        <div>
          <p className="summary" lang={plan.language}>
            {plan.summary}
          </p>
          {tools}
        </div>
        <div>{children}</div>
      </div>
    </>
  )
}

/** A value, and a word on it. */
function Fact({ name, value, children }: { name: ReactNode; value: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        <small>{children}</small>
      </dd>
    </div>
  )
}

function basesOf({ days, destination }: Plan): string[] {
  const names = [...new Set(days.map(({ base }) => base.name))]
  return names.length > 0 ? names : [destination.name]
}
