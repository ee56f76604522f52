import { Trans } from '@lingui/react/macro'
import { formatDate } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { PlanDay } from '../../planner/plan.ts'
import { numberedStops } from './day-map.ts'
import { DayMapSketch } from './day-map.page.tsx'
import { mapLinks } from './map-links.ts'
import { ItemView } from './plan-item.page.tsx'

interface DayViewProps {
  day: PlanDay
  /** From 1. */
  number: number
  locale: Locale
  /** The plan's, which its texts are in. */
  language: Locale
  hours: ReadonlyMap<string, string>
  reportPath?: (place: string) => string
}

/** Usual weather of the month, the sun, and that the day was checked. */
function Conditions({ day: { weather, sun, items } }: { day: PlanDay }) {
  const places = items.flatMap(({ place }) => place ?? [])
  const allVerified = places.length > 0 && places.every(({ verified }) => verified)
  return (
    <p className="conditions">
      {weather && (
        <span>
          <Trans>
            {weather.high}° by day, {weather.low}° by night, rain on {weather.raindays} days of the month
          </Trans>
        </span>
      )}
      {sun && (
        <span>
          <Trans>
            Sun {sun.rise}–{sun.set}
          </Trans>
        </span>
      )}
      {allVerified && (
        <span className="mark">
          ✓ <Trans>every place verified</Trans>
        </span>
      )}
    </p>
  )
}

export function DayView({ day, number, locale, language, hours, reportPath }: DayViewProps) {
  const links = mapLinks(day)
  const stopNumbers = new Map(numberedStops(day).map(({ id }, index) => [id, index + 1]))
  return (
    <section className="day" id={`day-${day.date}`}>
      <header>
        <p className="overline">
          <Trans>Day {number}</Trans> ·{' '}
          <time dateTime={day.date}>{formatDate(day.date, locale, 'weekday')}</time>
        </p>
        <h2 lang={language}>{day.title}</h2>
        {day.why && (
          <p className="day-why" lang={language}>
            {day.why}
          </p>
        )}
        <Conditions day={day} />
      </header>
      <div className="aside">
        <DayMapSketch {...{ day, number, locale }} />
        {links && (
          <p className="map-links">
            <a href={links.google} rel="noopener">
              Google Maps
            </a>{' '}
            <a href={links.openStreetMap} rel="noopener">
              OpenStreetMap
            </a>
          </p>
        )}
      </div>
      <ol className="time-rail">
        {day.items.map((item) => (
          <ItemView
            key={item.id}
            item={item}
            stop={stopNumbers.get(item.id)}
            usualHours={hours.get(item.id)}
            {...{ locale, language, reportPath }}
          />
        ))}
      </ol>
    </section>
  )
}
