import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { I18n } from '../../i18n/messages.ts'
import type { PlanDay } from '../../planner/plan.ts'
import { isOpenId } from '../../atlas/open-id.ts'
import { pathTo } from '../../routes.ts'
import { dayMap } from '../../trips/plan/day/day-map.ts'
import { SketchView } from '../../trips/plan/day/day-map.page.tsx'
import { messageOf, suggestionOf } from '../finding-texts.ts'
import type { Checked, CheckedDay, CheckedStop, Finding } from '../itinerary.ts'

interface DayProps {
  day: CheckedDay
  index: number
  checked: Checked
  locale: Locale
  i18n: I18n
}

/** One day as it was read, with a sketch of it. */
export function CheckedDayView({ day, index, checked, locale, i18n }: DayProps) {
  const { t } = useLingui()
  const { findings } = checked
  const { destination } = day
  const isJourney = checked.days.some((other) => other.destination?.id !== checked.destination?.id)
  const here = findings.filter((finding) => finding.day === index)
  const words = { i18n, locale }
  const place = destination && !isOpenId(destination.id) && pathTo('place', locale, { id: destination.id })
  const map = dayMap(sketched(day, locale))
  let number = 0
  return (
    <section className="checked-day" id={`day-${index + 1}`}>
      <h2>
        <Trans>Day {index + 1}</Trans>
        {isJourney && destination && <> · {destination.names[locale]}</>}
        {day.date && (
          <>
            {' · '}
            <time dateTime={day.date}>{formatDate(day.date, locale, 'weekday')}</time>
          </>
        )}
      </h2>
      <div className="checked-columns">
        <div>
          <Findings findings={here.filter(({ stop }) => stop === undefined)} {...{ checked, words }} />
          <ol>
            {day.stops.map((stop, position) => (
              <li key={position} className={stop.general && 'general'}>
                <span className="time">{[stop.start, stop.end].filter(Boolean).join('–')}</span>
                <div>
                  <StopName {...{ stop, locale, place }} number={stop.place ? ++number : undefined} />
                  <Findings
                    findings={here.filter((finding) => finding.stop === position)}
                    {...{ checked, words }}
                  />
                </div>
              </li>
            ))}
          </ol>
        </div>
        {map && (
          <figure className="day-map">
            <SketchView
              map={map}
              label={t`Sketch of day ${index + 1}; the list has the stops in order.`}
              locale={locale}
            />
            <figcaption>
              <Trans>Sketch, not for navigation</Trans>
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}

interface StopNameProps {
  stop: CheckedStop
  locale: Locale
  /** The page of the destination, where it has one. */
  place: string | false | undefined
  /** On the sketch. */
  number: number | undefined
}

function StopName({ stop: { text, place: known }, locale, place, number }: StopNameProps) {
  if (!known) return <p>{text}</p>
  const name = known.name[locale]
  return (
    <>
      <p>
        <b className="stop">{number}</b>{' '}
        {known.kind === 'evening' || known.source || !place ? (
          name
        ) : (
          <a href={`${place}#${known.id}`}>{name}</a>
        )}
      </p>
      {known.source && (
        <p className="hint">
          <Trans>From OpenStreetMap, not checked by us: hours and prices unknown.</Trans>
        </p>
      )}
      {text !== name && <p className="hint">{text}</p>}
    </>
  )
}

interface FindingsProps {
  findings: readonly Finding[]
  checked: Checked
  words: { i18n: I18n; locale: Locale }
}

function Findings({ findings, checked, words }: FindingsProps) {
  return findings.map((finding) => (
    <p key={finding.id} className={`finding ${finding.severity}`} id={finding.id}>
      <b>{finding.severity === 'error' ? <Trans>✗ Does not work:</Trans> : <Trans>! Look again:</Trans>}</b>{' '}
      {messageOf(finding, checked, words)} <i>{suggestionOf(finding, checked, words)}</i>
    </p>
  ))
}

/** As much of a plan's day as its sketch shows. */
function sketched({ date = '', title, stops, destination }: CheckedDay, locale: Locale): PlanDay {
  return {
    date,
    title,
    base: { name: destination?.names[locale] ?? '' },
    items: stops.flatMap(({ place }, index) =>
      place
        ? {
            id: String(index),
            start: '',
            end: '',
            kind: 'sight' as const,
            title: place.name[locale],
            place: { name: place.name[locale], lat: place.at[0], lon: place.at[1], verified: !place.source },
          }
        : [],
    ),
  }
}
