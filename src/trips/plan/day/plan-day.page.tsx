import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { PlanDay } from '../../../planner/plan.ts'
import { markup } from '../../../ui/markup.ts'
import { numberedStops, pointOf } from './day-map.ts'
import { DayMap } from './day-map.page.tsx'
import type { PlanExtras } from '../../../open-data/plan-extras.ts'
import type { DayForecast } from '../../../open-data/weather/forecasts.ts'
import type { PlanSheet } from '../plan-sheet.ts'
import { ForecastLine, type PlanChange, RainOffers } from './plan-forecast.page.tsx'
import { itemMarkup } from './plan-item.page.tsx'

interface DayFrameProps {
  day: PlanDay
  /** From 1. */
  number: number
  locale: Locale
  /** The plan's, which its texts are in. */
  language: Locale
  /** The days beside it, YYYY-MM-DD. */
  before?: string | undefined
  after?: string | undefined
  /** A touch on the sketch brings the real map. */
  opensMap?: boolean
  className?: string
  forecast?: DayForecast | undefined
  children: ReactNode
}

/** A day: its bar, which stays in sight while it is read, its headline, its map beside it, and what is done in it. */
export function DayFrame({
  day,
  number,
  locale,
  language,
  before,
  after,
  opensMap = false,
  className = 'day',
  forecast,
  children,
}: DayFrameProps) {
  const { t } = useLingui()
  return (
    <section
      className={className}
      id={`day-${day.date}`}
      data-day={number - 1}
      data-at={pointOf(day.base)?.join()}
      data-zone={day.base.timeZone}
    >
      <header>
        <div className="day-bar">
          <p className="overline">
            {t`Day ${number}`} · <time dateTime={day.date}>{formatDate(day.date, locale, 'weekday')}</time>
          </p>
          {(before ?? after) && (
            <p className="day-links no-print">
              {before && (
                <a href={`#day-${before}`} aria-label={t`Day before`}>
                  ↑
                </a>
              )}
              {after && (
                <a href={`#day-${after}`} aria-label={t`Next day`}>
                  ↓
                </a>
              )}
              <a href="#days">{t`All days`}</a>
            </p>
          )}
        </div>
        <h2 lang={language}>{day.title}</h2>
        {day.memo && <p className="hint">{day.memo}</p>}
        {day.why && (
          <p className="day-why" lang={language}>
            {day.why}
          </p>
        )}
        <Conditions day={day} forecast={forecast} />
      </header>
      <DayMap {...{ day, number, locale, opensMap }} />
      {children}
    </section>
  )
}

/** Said once for the day then, as that all are verified is. */
function isAllFromMap(items: PlanDay['items']): boolean {
  const places = items.flatMap(({ place }) => place ?? [])
  return places.length > 0 && places.every(({ verified, source }) => !verified && source === 'openstreetmap')
}

/** Usual weather of the month, the sun, and that the day was checked: said once, a stop says only where it was not. */
function Conditions({
  day: { weather, sun, items },
  forecast,
}: {
  day: PlanDay
  forecast: DayForecast | undefined
}) {
  const { t } = useLingui()
  const places = items.flatMap(({ place }) => place ?? [])
  const allVerified = places.length > 0 && places.every(({ verified }) => verified)
  const allFromMap = isAllFromMap(items)
  return (
    <p className="conditions">
      {forecast && <ForecastLine forecast={forecast} />}
      {weather && (
        <span>
          {t`${weather.high}° by day, ${weather.low}° by night`},{' '}
          <Plural
            value={weather.raindays}
            _0="hardly any rain"
            one="rain on one day of the month"
            other="rain on # days of the month"
          />
        </span>
      )}
      {sun && <span data-sunset={sun.set}>{t`Sun ${sun.rise}–${sun.set}`}</span>}
      {allVerified && <span className="mark">✓ {t`every place verified`}</span>}
      {allFromMap && (
        <span className="mark open">? {t`every place from OpenStreetMap, not checked by us`}</span>
      )}
    </p>
  )
}

interface DayViewProps extends Omit<DayFrameProps, 'children' | 'className'> {
  known: PlanSheet['known']
  reportPath?: (place: string) => string
  photos?: PlanExtras['photos'] | undefined
  /** Where a stop can be changed for another, for those who may. */
  change?: PlanChange | undefined
}

export function DayView({ known, reportPath, photos, change, ...frame }: DayViewProps) {
  const { day, locale, language, forecast } = frame
  const { i18n } = useLingui()
  const isSaidOnce = isAllFromMap(day.items)
  const stopNumbers = new Map(numberedStops(day).map(({ id }, index) => [id, index + 1]))
  const items = day.items.map((item) =>
    itemMarkup({
      item,
      stop: stopNumbers.get(item.id),
      isSaidOnce,
      known: known.get(item.id) ?? {},
      photo: photos?.get(item.id),
      i18n,
      locale,
      language,
      reportPath,
    }),
  )
  return (
    <DayFrame {...frame}>
      {forecast && change && <RainOffers {...{ day, forecast, change }} />}
      <ol className="time-rail" dangerouslySetInnerHTML={{ __html: markup`${items}`.html }} />
    </DayFrame>
  )
}
