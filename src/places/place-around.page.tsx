import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { formatKm, formatMinutes } from '../i18n/format.ts'
import { numberFormat } from '../i18n/intl.ts'
import { LANGUAGE_TAGS } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import { Dotted } from './place-hours.page.tsx'
import type { PartProps } from './place.page.tsx'
import { MODE_WORDS } from './place-texts.ts'

/** From the airport into town, and about town. */
export function GettingThere({ place, locale }: PartProps) {
  const { i18n, t } = useLingui()
  const { transfers, around, dayPass, groupPass, ride, car, cards, currency } = place
  const fare = (amount: number) =>
    numberFormat(LANGUAGE_TAGS[locale], {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    }).format(amount)
  const from = (code: string) => (code === 'station' ? t`Main station` : code === 'port' ? t`Port` : code)
  if (transfers.length === 0 && !around) return null
  return (
    <section className="sheet" id="around">
      <h2>
        <Trans>Getting around</Trans>
      </h2>
      {transfers.length > 0 && (
        <table className="narrow">
          <thead>
            <tr>
              <th scope="col">
                <Trans>To the centre from</Trans>
              </th>
              <th scope="col">
                <Trans>By</Trans>
              </th>
              <th scope="col">
                <Trans>Takes</Trans>
              </th>
              <th scope="col">
                <Trans>Costs</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {transfers.map(({ from: start, mode, line, minutes, price }, index) => (
              <tr key={index}>
                <th scope="row">{from(start)}</th>
                <td>
                  {i18n._(MODE_WORDS[mode])} {line}
                </td>
                <td>{formatMinutes(minutes)}</td>
                <td>{price !== undefined && (price === 0 ? t`free` : fare(price))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="prose">
        {around && <p>{around}</p>}
        <p className="hint">
          <Dotted>
            {ride !== undefined && ride > 0 && <Trans>single ride {fare(ride)}</Trans>}
            {dayPass && `${dayPass.name} (${dayPass.hours}\u00A0h): ${fare(dayPass.price)}`}
            {groupPass && `${groupPass.name}: ${fare(groupPass.price)}`}
            {cards.map(({ name, hours, price }) => (
              <Fragment key={name}>
                {name}
                {hours && ` (${hours}\u00A0h)`}: {fare(price)}
              </Fragment>
            ))}
            {car === 'no' && <Trans>no car needed</Trans>}
            {car === 'useful' && <Trans>a car is useful</Trans>}
            {car === 'needed' && <Trans>a car is needed</Trans>}
          </Dotted>
        </p>
      </div>
    </section>
  )
}

export function Neighbours({ place, locale }: PartProps) {
  const { i18n } = useLingui()
  const { neighbours } = place
  if (neighbours.length === 0) return null
  return (
    <section className="sheet" id="next">
      <h2>
        <Trans>Next stops</Trans>
      </h2>
      <ul className="columns">
        {neighbours.map(({ id, name, km, way }) => (
          <li key={id}>
            <a href={pathTo('place', locale, { id })}>{name}</a>{' '}
            <small>
              {way ? (
                <>
                  {i18n._(MODE_WORDS[way.mode])} {formatMinutes(way.minutes)}
                  {way.changes > 0 && (
                    <>
                      , <Plural value={way.changes} one="# change" other="# changes" />
                    </>
                  )}
                </>
              ) : (
                formatKm(km, locale)
              )}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function GoodToKnow({ place }: PartProps) {
  const { t } = useLingui()
  const { plugs, driving, emergency, tapWater, calling, tipping } = place.goodToKnow
  const facts: [string, ReactNode][] = [
    [t`Emergency`, emergency],
    [t`Plugs`, plugs?.join(', ')],
    [t`Tap water`, tapWater !== undefined && (tapWater ? t`fit to drink` : t`better not`)],
    [t`Driving`, driving && (driving === 'left' ? t`on the left` : t`on the right`)],
    [t`Dialling code`, calling],
    [t`Tips`, tipping],
  ]
  const known = facts.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <section className="sheet" id="good-to-know">
      <h2>
        <Trans>Good to know</Trans>
      </h2>
      <dl className="facts">
        {known.map(([term, value], index) => (
          <div key={index}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
