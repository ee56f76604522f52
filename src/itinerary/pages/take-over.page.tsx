import { Trans, useLingui } from '@lingui/react/macro'
import type { DestinationHead } from '../../atlas/atlas.ts'
import { countryName } from '../../atlas/country/country.ts'
import type { Locale } from '../../i18n/locale.ts'
import { addDays } from '../../platform/calendar-date.ts'
import { pathTo } from '../../routes.ts'
import { nightsField, STOP_LIMITS, stopField } from '../../trips/trip-stops.ts'
import { TRIP_LIMITS } from '../../trips/trip-limits.ts'
import { WISH_LIMITS } from '../../trips/trip-wishes.ts'
import { Field } from '../../ui/field.tsx'
import { type Checked, placesOf } from '../itinerary.ts'

interface TakeOverProps {
  locale: Locale
  checked: Checked
  today: string
}

/** Posts the planning form: the places of the plan are its must-sees, and the planner puts them where they are open. */
export function TakeOver({ locale, checked, today }: TakeOverProps) {
  const { t } = useLingui()
  const { destination, days } = checked
  if (!destination) return null
  const first = days.find(({ date }) => date)?.date
  const start = first && first >= today ? first : undefined
  const length = Math.min(days.length, TRIP_LIMITS.days)
  const fixed = {
    ...routeOf(checked, locale),
    tripType: 'sightseeing',
    budget: '1',
    kids: '0',
    language: locale,
    mustSees: sightsOf(checked).join('\n'),
  }
  return (
    <section className="sheet" id="take-over">
      <h2>
        <Trans>Take over the mended plan</Trans>
      </h2>
      <p>
        <Trans>
          Your places become a trip, each on a day and at an hour when it is open, with ways, costs and rain
          alternatives. You sign in first, and it counts as today's free plan.
        </Trans>
      </p>
      <form method="post" action={pathTo('home', locale)} className="take-over">
        {Object.entries(fixed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field id="take-from" label={<Trans>Start location</Trans>}>
          {(control) => (
            <input
              {...control}
              name="startLocation"
              required
              maxLength={TRIP_LIMITS.placeLength.max}
              placeholder={t`e.g. Hamburg`}
            />
          )}
        </Field>
        <Field id="take-start" label={<Trans>First day</Trans>}>
          {(control) => <input {...control} type="date" name="startDate" required defaultValue={start} />}
        </Field>
        <Field id="take-end" label={<Trans>Last day</Trans>}>
          {(control) => (
            <input
              {...control}
              type="date"
              name="endDate"
              required
              defaultValue={start && addDays(start, length - 1)}
            />
          )}
        </Field>
        <Field id="take-adults" label={<Trans>Adults (18+)</Trans>}>
          {(control) => (
            <input
              {...control}
              type="number"
              name="adults"
              min={TRIP_LIMITS.adults.min}
              max={TRIP_LIMITS.adults.max}
              defaultValue={2}
            />
          )}
        </Field>
        <button className="primary" type="submit">
          <Trans>Take it over</Trans>
        </button>
      </form>
    </section>
  )
}

/** The places in the order of their days; each but the last with as many nights as it has days. */
function routeOf(checked: Checked, locale: Locale): Record<string, string> {
  const runs = runsOf(checked)
  const stops = runs.filter(
    // A day out and back is no stop.
    (run, index) => !(run.days === 1 && index > 0 && runs[index - 1]?.place.id === runs[index + 1]?.place.id),
  )
  const places = placesOf(checked)
    .filter(({ id }) => stops.length === 0 || stops.some(({ place }) => place.id === id))
    .slice(0, STOP_LIMITS.further + 1)
  const label = ({ names, country }: DestinationHead) => `${names[locale]}, ${countryName(country, locale)}`
  const daysAt = ({ id }: DestinationHead) =>
    stops.reduce((sum, { place, days }) => sum + (place.id === id ? days : 0), 0)
  const rows = places.flatMap((place, index) => [
    [stopField(index), label(place)],
    ...(index < places.length - 1 ? [[nightsField(index), String(daysAt(place))]] : []),
  ])
  return { ...Object.fromEntries(rows), ...(places.length > 1 && { order: 'given' }) }
}

/** Days in a row at one place. */
function runsOf({ days }: Checked): { place: DestinationHead; days: number }[] {
  const runs: { place: DestinationHead; days: number }[] = []
  for (const { destination } of days) {
    const last = runs.at(-1)
    if (destination && last?.place.id === destination.id) last.days++
    else if (destination) runs.push({ place: destination, days: 1 })
  }
  return runs
}

/** Names of the sights, each once; what is shut for good stays out, and what our atlas has not. */
function sightsOf({ days, findings }: Checked): string[] {
  const shut = new Set(findings.flatMap(({ kind, day, stop }) => (kind === 'shut' ? `${day} ${stop}` : [])))
  const names = days.flatMap(({ stops }, day) =>
    stops.flatMap(({ place }, stop) =>
      place?.kind === 'sight' && !place.source && !shut.has(`${day} ${stop}`) ? place.name.en : [],
    ),
  )
  return [...new Set(names)].slice(0, WISH_LIMITS.mustSees)
}
