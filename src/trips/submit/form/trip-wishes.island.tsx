import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  DIETS,
  HOME_CURRENCIES,
  type Diet,
  JOURNEY_MEANS,
  type JourneyMeans,
  MOBILITIES,
  type Mobility,
  WISH_FIELDS,
  WISH_LIMITS,
} from '../../trip-wishes.ts'

interface WishesProps {
  values: Record<string, string>
  errors: Record<string, string>
}

const MEANS_WORDS: Record<JourneyMeans, ReactNode> = {
  plane: <Trans>Plane</Trans>,
  train: <Trans>Train</Trans>,
  car: <Trans>Car</Trans>,
  boat: <Trans>Boat</Trans>,
}
const DIET_WORDS: Record<Diet, ReactNode> = {
  vegetarian: <Trans>Vegetarian</Trans>,
  vegan: <Trans>Vegan</Trans>,
  halal: <Trans>Halal</Trans>,
  kosher: <Trans>Kosher</Trans>,
}
const MOBILITY_WORDS: Record<Mobility, ReactNode> = {
  'little-walking': <Trans>Little walking</Trans>,
  'step-free': <Trans>Step-free</Trans>,
}

/** What may be said beyond the ticket's fields: all optional, folded until somebody wants it. */
export function TripWishesFields({ values, errors }: WishesProps) {
  const { t } = useLingui()
  const touched = WISH_FIELDS.some((name) => values[name] || errors[name])
  const field = (name: string) => ({
    id: `trip-${name}`,
    name,
    defaultValue: values[name],
    ...(errors[name] && { 'aria-invalid': true, 'aria-describedby': `trip-${name}-error` }),
  })
  const means = (name: string, label: string) => (
    <select {...field(name)} aria-label={label}>
      <option value="">{t`by any means`}</option>
      {JOURNEY_MEANS.map((each) => (
        <option key={each} value={each}>
          {MEANS_WORDS[each]}
        </option>
      ))}
    </select>
  )
  return (
    <details className="wishes" open={touched || undefined}>
      <summary>
        <Trans>More wishes</Trans>
      </summary>
      <div className="cells">
        <Wish
          name="arrivalTime"
          label={<Trans>Arrival there</Trans>}
          error={errors.arrivalTime ?? errors.arrivalMeans}
        >
          <input type="time" {...field('arrivalTime')} />
          {means('arrivalMeans', t`Means of arrival`)}
        </Wish>
        <Wish
          name="departureTime"
          label={<Trans>Departure home</Trans>}
          error={errors.departureTime ?? errors.departureMeans}
        >
          <input type="time" {...field('departureTime')} />
          {means('departureMeans', t`Means of departure`)}
        </Wish>
        <Wish name="ages" label={<Trans>Ages of the kids</Trans>} error={errors.ages}>
          <input placeholder={t`e.g. 4, 8`} {...field('ages')} />
        </Wish>
        <Wish name="startsAt" label={<Trans>Earliest start</Trans>} error={errors.startsAt}>
          <input type="time" max={WISH_LIMITS.latestStart} {...field('startsAt')} />
        </Wish>
        <Wish name="diet" label={<Trans>Food</Trans>} error={errors.diet}>
          <select {...field('diet')}>
            <option value="">{t`anything`}</option>
            {DIETS.map((each) => (
              <option key={each} value={each}>
                {DIET_WORDS[each]}
              </option>
            ))}
          </select>
        </Wish>
        <Wish name="mobility" label={<Trans>On foot</Trans>} error={errors.mobility}>
          <select {...field('mobility')}>
            <option value="">{t`as it comes`}</option>
            {MOBILITIES.map((each) => (
              <option key={each} value={each}>
                {MOBILITY_WORDS[each]}
              </option>
            ))}
          </select>
        </Wish>
        <Wish name="currency" label={<Trans>Your currency</Trans>} error={errors.currency}>
          <select {...field('currency')}>
            <option value="">{t`as where you start`}</option>
            {HOME_CURRENCIES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </Wish>
        <Wish name="mustSees" label={<Trans>Must-sees, one a line</Trans>} error={errors.mustSees}>
          <textarea {...field('mustSees')} />
        </Wish>
        <Wish name="notes" label={<Trans>In your own words</Trans>} error={errors.notes}>
          <textarea maxLength={WISH_LIMITS.notes} {...field('notes')} />
        </Wish>
      </div>
      <label className="check">
        <input type="checkbox" name="oneBase" value="1" defaultChecked={Boolean(values.oneBase)} />
        <span>
          <Trans>Stay in one place, however long the trip</Trans>
          <small>
            <Trans>(else islands, regions and long trips get several)</Trans>
          </small>
        </span>
      </label>
    </details>
  )
}

function Wish({
  name,
  label,
  error,
  children,
}: {
  name: string
  label: ReactNode
  error: string | undefined
  children: ReactNode
}) {
  return (
    <div className="field wish">
      <label htmlFor={`trip-${name}`}>{label}</label>
      {children}
      {error && (
        <span className="error" id={`trip-${name}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}
