import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { type PlanStay, staysOfJourney } from '../../planner/plan-legs.ts'
import type { Plan } from '../../planner/plan.ts'
import { pathTo } from '../../routes.ts'

/** What can be changed of a journey: how long each place is stayed at, their turns, and which are left out. */
export function JourneyChanges({ locale, id, plan }: { locale: Locale; id: string; plan: Plan }) {
  const { t } = useLingui()
  const action = pathTo('tripChange', locale, { id })
  const stays = staysOfJourney(plan)
  if (stays.length < 2) return null
  const form = { action, stays, language: plan.language }
  return (
    <section className="journey-changes" aria-labelledby="places-and-nights">
      <h2 id="places-and-nights">
        <Trans>Places and nights</Trans>
      </h2>
      <p className="hint">
        <Trans>You see before and after first. Days that keep their place and date stay as they are.</Trans>
      </p>
      <ol>
        {stays.map(({ id: base, name, from, nights }, index) => (
          <li key={`${index}-${base}`}>
            <form method="post" action={action} className="row">
              <input type="hidden" name="base" value={base} />
              <span className="place">
                <strong lang={plan.language}>{name}</strong> ·{' '}
                <Plural value={nights} one="# night" other="# nights" />,{' '}
                {formatDate(from, locale, 'weekday')}
              </span>
              <button
                className="button quiet"
                name="verb"
                value="nights by 1"
                aria-label={t`One more night in ${name}`}
              >{t`One more night`}</button>
              <button
                className="button quiet"
                name="verb"
                value="nights by -1"
                disabled={nights < 2}
                aria-label={t`One night less in ${name}`}
              >{t`One night less`}</button>
              <button
                className="button quiet"
                name="verb"
                value="drop-place"
                aria-label={t`Leave ${name} out`}
              >{t`Leave out`}</button>
            </form>
          </li>
        ))}
      </ol>
      <form method="post" action={action} className="row">
        <label>
          <Trans>A night from</Trans> <Places {...form} name="base" chosen={0} />
        </label>
        <label>
          <Trans context="a night from Vienna to Salzburg">to</Trans>{' '}
          <Places {...form} name="other" chosen={1} />
        </label>
        <button className="button quiet" name="verb" value="nights by -1">{t`Move the night`}</button>
      </form>
      <form method="post" action={action} className="row">
        <label>
          <Trans context="swap Vienna with Salzburg">Swap</Trans> <Places {...form} name="base" chosen={0} />
        </label>
        <label>
          <Trans context="swap Vienna with Salzburg">with</Trans> <Places {...form} name="other" chosen={1} />
        </label>
        <button className="button quiet" name="verb" value="swap-places">{t`Swap the places`}</button>
      </form>
    </section>
  )
}

interface PlacesProps {
  stays: readonly PlanStay[]
  language: Locale
  name: 'base' | 'other'
  chosen: number
}

function Places({ stays, language, name, chosen }: PlacesProps) {
  const places = [...new Map(stays.map((stay) => [stay.id, stay])).values()]
  return (
    <select name={name} lang={language} defaultValue={places[chosen]?.id}>
      {places.map((place) => (
        <option key={place.id} value={place.id}>
          {place.name}
        </option>
      ))}
    </select>
  )
}
