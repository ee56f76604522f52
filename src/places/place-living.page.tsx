import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../i18n/format.ts'
import { Hours } from './place-hours.page.tsx'
import type { PartProps } from './place.page.tsx'
import { FOOD_WORDS } from './place-texts.ts'

/** What one eats there, and where. */
export function Eating({ place, locale }: PartProps) {
  const { i18n } = useLingui()
  const { food, dishes, currency } = place
  if (food.length + dishes.length === 0) return null
  return (
    <section className="sheet" id="food">
      <h2>
        <Trans>Eating</Trans>
      </h2>
      <dl className="prose">
        {dishes.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ul className="cards">
        {food.map(({ id, name, kind, eat, cost, hours }) => (
          <li key={id} id={id}>
            <h3>{name}</h3>
            <p>{eat}</p>
            <p className="hint">
              {i18n._(FOOD_WORDS[kind])} · <Trans>about {formatMoney(cost, currency, locale)} a person</Trans>
              <br />
              <Hours {...{ hours, locale }} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Evenings({ place, locale }: PartProps) {
  const { evenings, currency } = place
  if (evenings.length === 0) return null
  return (
    <section className="sheet" id="evenings">
      <h2>
        <Trans>Evenings</Trans>
      </h2>
      <dl className="prose">
        {evenings.map(({ id, name, hint, cost }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              {hint}{' '}
              {cost !== undefined && cost > 0 && (
                <small>
                  <Trans>about {formatMoney(cost, currency, locale)}</Trans>
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function Staying({ place }: PartProps) {
  const { areas } = place
  if (areas.length === 0) return null
  return (
    <section className="sheet" id="stay">
      <h2>
        <Trans>Where to stay</Trans>
      </h2>
      <dl className="prose">
        {areas.map(({ name, why, nights }) => (
          <div key={name}>
            <dt>
              {name}
              {nights && (
                <small>
                  {' '}
                  <Trans>
                    {nights[0]}–{nights[1]} nights
                  </Trans>
                </small>
              )}
            </dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
