import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LOCALES, type Locale } from '../../../i18n/locale.ts'
import { PACE } from '../../../planner/pace.ts'
import { BUDGET_LEVELS, type BudgetLevel, TRIP_TYPES, type TripType } from '../../trip-limits.ts'

const TYPE_WORDS: Record<TripType, ReactNode> = {
  relaxed: <Trans>Relaxed</Trans>,
  sightseeing: <Trans>Sightseeing</Trans>,
  action: <Trans>Action</Trans>,
}

const BUDGET_WORDS: Record<BudgetLevel, ReactNode> = {
  budget: <Trans context="level">Budget</Trans>,
  comfort: <Trans>Comfort</Trans>,
  premium: <Trans>Premium</Trans>,
  luxury: <Trans>Luxury</Trans>,
}

const BUDGET_MEANING: Record<BudgetLevel, ReactNode> = {
  budget: <Trans>Simple rooms, snacks, buses</Trans>,
  comfort: <Trans>Good rooms, one dinner out a day</Trans>,
  premium: <Trans>Fine hotels and restaurants</Trans>,
  luxury: <Trans>The best hotels, taxis</Trans>,
}

const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', de: 'Deutsch' }

interface ChoicesProps {
  values: Record<string, string>
  errors: Record<string, string>
}

/** Trip type with what it means for a day, and the budget as a scale of four. */
export function TripChoices({ values, errors }: ChoicesProps) {
  return (
    <>
      <Choice
        name="tripType"
        className="types"
        legend={<Trans>Trip type</Trans>}
        chosen={values.tripType ?? 'sightseeing'}
        error={errors.tripType}
        options={TRIP_TYPES.map((type) => [type, TYPE_WORDS[type], <Pace key={type} type={type} />])}
      />
      <Choice
        name="budget"
        className="scale"
        legend={<Trans>Budget level</Trans>}
        chosen={values.budget ?? '1'}
        error={errors.budget}
        options={BUDGET_LEVELS.map((level, index) => [
          String(index),
          BUDGET_WORDS[level],
          BUDGET_MEANING[level],
        ])}
      />
    </>
  )
}

export function PlanLanguage({ locale, values, errors }: ChoicesProps & { locale: Locale }) {
  return (
    <Choice
      name="language"
      className="languages"
      legend={<Trans>Language of the plan</Trans>}
      chosen={values.language ?? locale}
      error={errors.language}
      options={LOCALES.map((language) => [language, LANGUAGE_NAMES[language]])}
    />
  )
}

/** The very limits that a full day of this type is planned and checked by. */
function Pace({ type }: { type: TripType }) {
  const { t } = useLingui()
  const { open, close, maxStops } = PACE[type]
  return `${clock(open)}–${clock(close)} · ${t`about ${maxStops} stops`}`
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

interface ChoiceProps {
  name: string
  className: string
  legend: ReactNode
  chosen: string
  error: string | undefined
  options: [value: string, label: ReactNode, meaning?: ReactNode][]
}

function Choice({ name, className, legend, chosen, error, options }: ChoiceProps) {
  return (
    <fieldset className={`choice ${className}`} aria-describedby={error && `trip-${name}-error`}>
      <legend>{legend}</legend>
      {options.map(([value, label, meaning], index) => (
        <label key={value}>
          <input
            id={index ? undefined : `trip-${name}`}
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
          />
          <span>
            <b>{label}</b>
            {meaning && <small>{meaning}</small>}
          </span>
        </label>
      ))}
      {error && (
        <span className="error" id={`trip-${name}-error`}>
          {error}
        </span>
      )}
    </fieldset>
  )
}
