import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { PlaceField } from '../../../ui/place-field.tsx'
import { TRIP_LIMITS } from '../../trip-limits.ts'
import { nightsField, STOP_LIMITS, stopField } from '../../trip-stops.ts'

interface StopsProps {
  locale: Locale
  values: Record<string, string>
  errors: Record<string, string>
  /** What to do next, where nothing is wrong. */
  notice: string | undefined
  /** Ready routes stand above, and are what the page opens at. */
  isBelowRoutes: boolean
}

/** The places after the first, the nights of each, and how the journey goes. Only on a form that has more than one. */
export function TripStops({ locale, values, errors, notice, isBelowRoutes }: StopsProps) {
  const { t } = useLingui()
  const rows = Array.from({ length: STOP_LIMITS.further }, (_, index) => index + 1).filter(
    (index) => values[stopField(index)] !== undefined,
  )
  if (rows.length === 0) return null
  const isChosen = (name: string, value: string, usual: string) => (values[name] || usual) === value
  return (
    <StopsGroup id={isBelowRoutes ? 'own-stops' : 'stops'} legend={<Trans>Stops</Trans>} notice={notice}>
      <Nights index={0} label={t`Nights at the destination`} {...{ values, errors }} />
      {rows.map((index) => (
        <div className="stop-row" key={index}>
          <PlaceField
            id={`trip-${stopField(index)}`}
            name={stopField(index)}
            label={<Trans>Stop {index + 1}</Trans>}
            locale={locale}
            value={values[stopField(index)] ?? ''}
            error={errors[stopField(index)]}
            maxLength={TRIP_LIMITS.placeLength.max}
            placeholder={t`empty: no stop`}
            autoComplete="off"
            optional
          />
          <Nights index={index} label={t`Nights`} {...{ values, errors }} />
        </div>
      ))}
      <details open={values.order === 'best' || values.ends === 'last' || undefined}>
        <summary>
          <Trans>Order and way home</Trans>
        </summary>
        <Option name="order" value="given" checked={isChosen('order', 'given', 'given')}>
          <Trans>In this order</Trans>
        </Option>
        <Option name="order" value="best" checked={isChosen('order', 'best', 'given')}>
          <Trans>In the order with the least time on the way</Trans>
        </Option>
        <Option name="ends" value="start" checked={isChosen('ends', 'start', 'start')}>
          <Trans>Back to the start at the end</Trans>
        </Option>
        <Option name="ends" value="last" checked={isChosen('ends', 'last', 'start')}>
          <Trans>One way: the trip ends at the last stop</Trans>
        </Option>
      </details>
    </StopsGroup>
  )
}

/**
 * A page about stops opens here (#stops): the group takes the focus, so that what is said of it is seen first, and read
 * out with its name.
 */
function StopsGroup({
  id,
  legend,
  notice,
  children,
}: {
  id: string
  legend: ReactNode
  notice: string | undefined
  children: ReactNode
}) {
  return (
    <fieldset
      className="stops"
      id={id}
      tabIndex={-1}
      aria-describedby={notice === undefined ? undefined : 'stops-notice'}
    >
      <legend>{legend}</legend>
      {notice !== undefined && (
        <p className="notice" id="stops-notice">
          {notice}
        </p>
      )}
      {children}
    </fieldset>
  )
}

function Nights({
  index,
  label,
  values,
  errors,
}: Pick<StopsProps, 'values' | 'errors'> & { index: number; label: string }) {
  const { t } = useLingui()
  const name = nightsField(index)
  const error = errors[name]
  return (
    <div className="field nights">
      <label htmlFor={`trip-${name}`}>{label}</label>
      <input
        id={`trip-${name}`}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        placeholder={t`you decide`}
        defaultValue={values[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `trip-${name}-error`}
      />
      {error && (
        <span className="error" id={`trip-${name}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}

function Option({
  name,
  value,
  checked,
  children,
}: {
  name: string
  value: string
  checked: boolean
  children: ReactNode
}) {
  return (
    <label className="check">
      <input type="radio" name={name} value={value} defaultChecked={checked} />
      <span>{children}</span>
    </label>
  )
}

export interface ReadyRoute {
  name: string
  why?: string
  stops: { place: string; nights?: number }[]
}

/** Ready journeys with their places and nights, each a button that fills the stops in. */
export function RouteOffers({
  routes,
  action,
  notice,
}: {
  routes: ReadyRoute[]
  action: string
  notice: string | undefined
}) {
  return (
    <StopsGroup id="stops" legend={<Trans>Ready routes</Trans>} notice={notice}>
      {routes.map(({ name, why, stops }) => (
        <p key={name}>
          <button
            className="button quiet"
            type="submit"
            name="stops"
            value={name}
            formAction={`${action}#stops`}
          >
            {name}
          </button>
          <small>
            <b>{stops.map(({ place, nights = '' }) => `${place} ${nights}`.trim()).join(' · ')}</b>
          </small>
          {why && <small> {why}</small>}
        </p>
      ))}
    </StopsGroup>
  )
}
