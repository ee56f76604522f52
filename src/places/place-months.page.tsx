import { Trans, useLingui } from '@lingui/react/macro'
import { formatDateRange, formatDate } from '../i18n/format.ts'
import { monthName } from '../i18n/month-texts.ts'
import { pathTo } from '../routes.ts'
import type { PartProps } from './place.page.tsx'
import { SEASON_WORDS } from './place-texts.ts'

/** Weather and light by month, and what the seasons are like. */
export function Months({ place, locale }: PartProps) {
  const { i18n } = useLingui()
  const { months, seasons, best } = place
  const hasClimate = months.some(({ high }) => high !== undefined)
  return (
    <section className="sheet" id="months">
      <h2>
        <Trans>Months</Trans>
      </h2>
      <div className="months">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Month</Trans>
              </th>
              {hasClimate && (
                <>
                  <th scope="col">
                    <Trans>Day / night</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Rainy days</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Sun a day</Trans>
                  </th>
                </>
              )}
              <th scope="col">
                <Trans>Light</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, high, low, raindays, sun, rise, set, light }) => (
              <tr key={month} className={best.includes(month) ? 'best' : undefined}>
                <th scope="row">{monthName(month, locale)}</th>
                {hasClimate && (
                  <>
                    <td>
                      {high}° / {low}°
                    </td>
                    <td>{raindays}</td>
                    <td>{`${sun}\u00A0h`}</td>
                  </>
                )}
                <td>{rise ? `${rise}–${set}` : `${light}\u00A0h`}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl>
          {seasons.map(({ season, text }) => (
            <div key={season}>
              <dt>{i18n._(SEASON_WORDS[season])}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      {hasClimate && (
        <p className="small">
          <Trans>
            Usual weather: data of the <a href={pathTo('sources', locale)}>German weather service</a>, CC BY
            4.0, and others, worked on by us.
          </Trans>
        </p>
      )}
    </section>
  )
}

export function Events({ place, locale }: PartProps) {
  const { events } = place
  if (events.length === 0) return null
  return (
    <section className="sheet" id="events">
      <h2>
        <Trans>Events</Trans>
      </h2>
      <ul className="cards">
        {events.map(({ id, name, from, to, usual, about }) => (
          <li key={id} id={`event-${id}`}>
            <h3>{name}</h3>
            <p className="overline">
              <time dateTime={from}>
                {from === to ? formatDate(from, locale) : formatDateRange(from, to, locale)}
              </time>{' '}
              {usual && <Trans>(usual time, dates to come)</Trans>}
            </p>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
