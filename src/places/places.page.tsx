import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '../i18n/locale.ts'
import { pathTo } from '../routes.ts'
import type { PlacesList } from './list-places.ts'
import { CONTINENT_WORDS } from './place-texts.ts'

interface PlacesProps {
  list: PlacesList
  locale: Locale
}

/** Every place with a page, by continent and country. */
export function PlacesPage({ list, locale }: PlacesProps) {
  const { i18n } = useLingui()
  const { total, continents, search } = list
  // A country on two continents is found at the first of them.
  const seen = new Set<string>()
  return (
    <article className="places">
      <h1>
        <Trans>Places</Trans>
      </h1>
      <p className="lead">
        <Trans>
          {total} places with their sights, hours and prices, months and food, and a plan for a few days.
        </Trans>
      </p>
      <form className="plan-here" role="search" action={pathTo('places', locale)}>
        <label htmlFor="q">
          <Trans>Find a place</Trans>
        </label>
        <input id="q" type="search" name="q" defaultValue={search?.query} maxLength={80} />
        <button className="button quiet" type="submit">
          <Trans>Find</Trans>
        </button>
      </form>
      {search && <Found search={search} locale={locale} />}
      <ul className="tools">
        {continents.map(({ continent }) => (
          <li key={continent}>
            <a href={`#${continent}`}>{i18n._(CONTINENT_WORDS[continent])}</a>
          </li>
        ))}
      </ul>
      {continents.map(({ continent, countries }) => (
        <section key={continent} className="sheet" id={continent}>
          <h2>{i18n._(CONTINENT_WORDS[continent])}</h2>
          <dl>
            {countries.map(({ code, name, places }) => (
              <div key={code} id={seen.size === seen.add(code).size ? undefined : code}>
                <dt>{name}</dt>
                {places.map(({ id, name: place }) => (
                  <dd key={id}>
                    <a href={pathTo('place', locale, { id })}>{place}</a>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </article>
  )
}

function Found({
  search: { query, found },
  locale,
}: {
  search: NonNullable<PlacesList['search']>
  locale: Locale
}) {
  if (found.length === 0)
    return (
      <p role="status">
        <Trans>Nothing found for “{query}”.</Trans>
      </p>
    )
  return (
    <ul className="columns" role="status">
      {found.map(({ id, name, country }) => (
        <li key={id}>
          <a href={pathTo('place', locale, { id })}>{name}</a> <small>{country}</small>
        </li>
      ))}
    </ul>
  )
}
