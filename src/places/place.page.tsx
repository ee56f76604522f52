import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import { Stamp } from '../ui/stamp.tsx'
import { monthsText } from '../i18n/month-texts.ts'
import { GettingThere, GoodToKnow, Neighbours } from './place-around.page.tsx'
import { Eating, Evenings, Staying } from './place-living.page.tsx'
import { Events, Months } from './place-months.page.tsx'
import { Samples } from './place-samples.page.tsx'
import { Sights } from './place-sights.page.tsx'
import type { PlaceView } from './place-view.ts'
import { CONTINENT_WORDS } from './place-texts.ts'

export interface PartProps {
  place: PlaceView
  locale: Locale
}

/** All that the atlas knows of one place. */
export function PlacePage({ place, locale }: PartProps) {
  const { i18n, t } = useLingui()
  const { name, local, at, continent, country, countryCode } = place
  const all = pathTo('places', locale)
  return (
    <article className="place">
      <nav aria-label={t`You are here`} className="crumbs">
        <a href={all}>
          <Trans>Places</Trans>
        </a>{' '}
        › <a href={`${all}#${continent}`}>{i18n._(CONTINENT_WORDS[continent])}</a> ›{' '}
        <a href={`${all}#${countryCode}`}>{country}</a>
      </nav>
      <div className="trip-heading">
        <Stamp name={name} at={at} />
        <div>
          <h1>{name}</h1>
          {local && <p className="lead">{local}</p>}
        </div>
      </div>
      <Facts {...{ place, locale }} />
      <PlanForm {...{ place, locale }} />
      <Contents place={place} />
      <Sights {...{ place, locale }} />
      <Samples {...{ place, locale }} />
      <Months {...{ place, locale }} />
      <Events {...{ place, locale }} />
      <Eating {...{ place, locale }} />
      <Evenings {...{ place, locale }} />
      <Staying {...{ place, locale }} />
      <GettingThere {...{ place, locale }} />
      <Neighbours {...{ place, locale }} />
      <GoodToKnow {...{ place, locale }} />
    </article>
  )
}

function Facts({ place, locale }: PartProps) {
  const { best, daily, currency, sights, languages } = place
  const range = ([from, to]: readonly [number, number]) =>
    `${formatMoney(from, currency, locale)}–${formatMoney(to, currency, locale)}`
  return (
    <dl className="facts">
      <Fact term={<Trans>Best months</Trans>}>{monthsText(best, locale)}</Fact>
      <Fact term={<Trans>Sights listed</Trans>}>{sights.length}</Fact>
      <Fact term={<Trans>Double room a night</Trans>}>{range(daily.lodging)}</Fact>
      <Fact term={<Trans>Food a day</Trans>}>{range(daily.food)}</Fact>
      {languages.length > 0 && <Fact term={<Trans>Spoken</Trans>}>{languages.join(', ')}</Fact>}
    </dl>
  )
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Fills the planning form of the home page. */
function PlanForm({ place, locale }: PartProps) {
  const { name, country } = place
  return (
    <form className="plan-here" action={pathTo('home', locale)}>
      <input type="hidden" name="to" value={`${name}, ${country}`} />
      <label htmlFor="from">
        <Trans>Start location</Trans>
      </label>
      <input id="from" name="from" autoComplete="address-level2" maxLength={80} />
      <button className="primary" type="submit">
        <Trans>Plan days here</Trans>
      </button>
    </form>
  )
}

/** The ways into a long page, for those parts that it has. */
function Contents({ place }: { place: PlaceView }) {
  const { t } = useLingui()
  const parts: [string, string, number][] = [
    ['sights', t`Sights`, place.sights.length],
    ['plans', t`Sample plans`, place.samples.length],
    ['months', t`Months`, place.months.length],
    ['events', t`Events`, place.events.length],
    ['food', t`Eating`, place.food.length + place.dishes.length],
    ['evenings', t`Evenings`, place.evenings.length],
    ['stay', t`Where to stay`, place.areas.length],
    ['around', t`Getting around`, place.transfers.length],
    ['next', t`Next stops`, place.neighbours.length],
  ]
  return (
    <nav aria-label={t`On this page`}>
      <ul className="tools">
        {parts.map(
          ([id, word, size]) =>
            size > 0 && (
              <li key={id}>
                <a href={`#${id}`}>{word}</a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
